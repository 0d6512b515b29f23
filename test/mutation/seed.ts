/**
 * Property tests draw the same examples in every run: what kills a mutant does so again, and need
 * not be shrunk.
 */
import fc from 'fast-check';

fc.configureGlobal({ seed: 20_261_122, endOnFailure: true });
