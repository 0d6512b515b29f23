/**
 * `npm run tokens`: tokens of programs, for an operator who makes or ends them in somebody's name.
 */
import type { Context } from '#api/kernel/context.ts';
import { SCOPES } from '#contract/developer/scope.ts';
import type { Scope } from '#contract/developer/scope.ts';
import { Failure } from '#contract/errors.ts';
import { inTenants, misuse, readArgs, run, say } from './command.ts';

const HELP = `Tokens with which programs use /v1 and /mcp.

  npm run tokens -- --tenant TH --account ID [--json]                  what there is
  npm run tokens -- make NAME --tenant TH --account ID [--scope read]  makes one and prints it, this once
  npm run tokens -- end TOKEN-ID --tenant TH --account ID              ends one

ID is the number in the address of the user's page, /user/ID. Scopes: ${SCOPES.join(', ')}; several with several --scope.
Exit code: 0 done, 1 refused or not there, 2 wrong usage.`;

const { values, positionals } = readArgs('tokens', HELP, {
  tenant: { type: 'string' },
  account: { type: 'string' },
  scope: { type: 'string', multiple: true },
});
const [what = 'list', which = ''] = positionals;
const account = /^\d{1,15}$/.test(values.account ?? '') ? Number(values.account) : null;
const scopes = values.scope ?? ['read'];
const isScope = (text: string): text is Scope => (SCOPES as readonly string[]).includes(text);
const actions: Readonly<Record<string, (ctx: Context, id: number) => Promise<number>>> = {
  list,
  make,
  end,
};
const act = actions[what];

if (!act) misuse('tokens', `There is no command ${what}`);
if (values.tenant === undefined || account === null)
  misuse('tokens', 'Say whose tokens: --tenant TH --account NUMBER');
if (!scopes.every(isScope)) misuse('tokens', `Scopes are ${SCOPES.join(', ')}`);
if ((what === 'list') !== (which === ''))
  misuse('tokens', what === 'list' ? 'The list takes no name' : `${what} takes one`);
const { endToken, makeToken, tokensOf } = await import('#api/developer/index.ts');
const { withParts } = await import('./parts.ts');

await run(() =>
  withParts(say, (parts) => inTenants(parts, values.tenant, 'tokens', (ctx) => act(ctx, account))),
);

async function list(ctx: Context, id: number): Promise<number> {
  const tokens = await tokensOf(ctx, id);
  for (const one of tokens)
    process.stdout.write(
      values.json
        ? `${JSON.stringify(one)}\n`
        : `${one.id}  ${one.start}…  ${one.scopes.join(',')}  ${one.name}  ${one.used_at ? `used ${one.used_at.toISOString()}` : 'never used'}\n`,
    );
  if (tokens.length === 0 && !values.json) say('No tokens.');
  return 0;
}

async function make(ctx: Context, id: number): Promise<number> {
  try {
    const { token } = await makeToken(ctx, id, which, scopes.filter(isScope));
    process.stdout.write(values.json ? `${JSON.stringify({ token })}\n` : `${token}\n`);
    return 0;
  } catch (error) {
    if (!(error instanceof Failure)) throw error;
    say(`Refused: ${error.key}.`);
    return 1;
  }
}

async function end(ctx: Context, id: number): Promise<number> {
  const ended = await endToken(ctx, id, Number(which) || null);
  say(ended ? 'Ended.' : 'There is no such token.');
  return ended ? 0 : 1;
}
