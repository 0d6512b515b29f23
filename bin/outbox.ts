/**
 * `npm run outbox`: e-mails and short messages that have not left, and what an operator can do
 * about them.
 */
import { isEmail } from '#contract/account/rules.ts';
import type { Context } from '#api/kernel/context.ts';
import { inTenants, misuse, printJson, readArgs, run, say } from './command.ts';

const HELP = `Messages that have not left.

  npm run outbox -- [--tenant TH] [--json]      what waits, failed, expired or was kept back, newest first
  npm run outbox -- retry ID|all [--tenant TH]  puts failed messages back on their way; codes are gone for good
  npm run outbox -- allow RECEIVER [--tenant TH]  an address or number that was kept out gets messages again

Exit code: 0 done, 1 nothing to do, 2 wrong usage.`;
const MOST = 100;

const { values, positionals } = readArgs('outbox', HELP, { tenant: { type: 'string' } });
const [what = 'list', which] = positionals;
const actions: Readonly<Record<string, ((ctx: Context) => Promise<number>) | undefined>> = {
  ...(which === undefined ? { list } : {}),
  ...(which !== undefined && (which === 'all' || /^\d{1,15}$/.test(which)) ? { retry } : {}),
  ...(which !== undefined && (isEmail(which) || /^\+\d{7,15}$/.test(which)) ? { allow } : {}),
};
const act = actions[what];

if (!act)
  misuse(
    'outbox',
    which === undefined && what !== 'list'
      ? `${what} takes more words`
      : `${[what, which].filter(Boolean).join(' ')} is nothing to do with messages`,
  );
const { allowReceiver, unsentMessages, retryMessages } = await import('#api/delivery/index.ts');
const { inTransaction } = await import('#api/kernel/context.ts');
const { withParts } = await import('./parts.ts');

await run(() =>
  withParts(say, async (parts) => {
    let done = 0;
    const code = await inTenants(parts, values.tenant, 'outbox', async (ctx) => {
      done += await inTransaction(ctx, act);
      return 0;
    });
    if (code === 0 && what === 'retry')
      say(`${done} message${done === 1 ? '' : 's'} on the way again.`);
    if (code === 0 && what !== 'list' && values.json) printJson({ done });
    return code === 0 && (done > 0 || what === 'list') ? 0 : 1;
  }),
);

async function list(ctx: Context): Promise<number> {
  const messages = await unsentMessages(ctx, MOST);
  for (const one of messages) {
    const { id, channel, receiver, template, status, attempts, error, createdAt } = one;
    const line = `${id}  ${ctx.tenant.id}  ${status}  ${channel} to ${receiver}  ${template}  ${createdAt.toISOString()}  ${attempts} tries${error ? `\n    ${error}` : ''}`;
    process.stdout.write(
      `${values.json ? JSON.stringify({ tenant: ctx.tenant.id, ...one }) : line}\n`,
    );
  }
  if (messages.length === 0 && !values.json) say(`${ctx.tenant.id}: nothing waits.`);
  return messages.length;
}

function retry(ctx: Context): Promise<number> {
  return retryMessages(ctx, which === 'all' ? undefined : Number(which));
}

async function allow(ctx: Context): Promise<number> {
  const to = which as string;
  await allowReceiver(ctx, to.includes('@') ? 'EMAIL' : 'SMS', to);
  say(`${ctx.tenant.id}: ${to} gets messages.`);
  return 1;
}
