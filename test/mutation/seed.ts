/** What kills a mutant need not be shrunk. */
import fc from 'fast-check';
import '../examples.ts';

fc.configureGlobal({ ...fc.readConfigureGlobal(), endOnFailure: true });
