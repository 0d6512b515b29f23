/**
 * A process in which one request's promise rejects unheard while `home` still waits for another;
 * then it answers.
 */
import { makeLog } from '#api/kernel/log.ts';
import { surviveRejections, unhandledRejections } from '#api/kernel/rejection.ts';

if (process.argv[2] === 'survive')
  surviveRejections(makeLog({ logLevel: 'error', environment: 'production' }));
void Promise.reject(new Error('statement timeout'));
setTimeout(
  () =>
    process.stdout.write(`${JSON.stringify({ alive: true, unhandled: unhandledRejections() })}\n`),
  50,
);
