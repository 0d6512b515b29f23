/**
 * Property tests draw the same examples in every run, so that a change passes or fails by itself.
 * `KHUM_SEED=random` looks for the next counter-example; a number draws those of that seed again.
 */
import fc from 'fast-check';

const SEED = process.env['KHUM_SEED'] ?? '20261122';

if (SEED !== 'random') fc.configureGlobal({ seed: Number(SEED) });
