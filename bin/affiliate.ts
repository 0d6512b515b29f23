/**
 * `npm run affiliate`: affiliate programs of a tenant and what they pay (BEY-30). It works as the owner of the database,
 * because no role of the application may read them.
 */
import { parseArgs } from 'node:util';
import pg from 'pg';
import { openDatabase } from '#api/boot/database.ts';
import { systemClock } from '#api/kernel/clock.ts';
import { readConfig } from '#api/kernel/config.ts';

const HELP = `Affiliate programs: which tag a shop's links get. Rankings and verdicts cannot read any of this.

  npm run affiliate -- [--tenant TH]                                              what there is
  npm run affiliate -- set HOST NAME=VALUE… [--tenant TH] [--commission 0.05]     links to HOST and below get ?NAME=VALUE
  npm run affiliate -- remove HOST [--tenant TH]

Exit code: 0 done, 1 no such program or tenant, 2 wrong usage.`;

const say = (text: string) => process.stderr.write(`${text}\n`);
const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: { tenant: { type: 'string', default: 'TH' }, commission: { type: 'string' }, help: { type: 'boolean' } },
});
const [what = 'list', host = '', ...pairs] = positionals;
const tenant = values.tenant.toUpperCase();
const parameters = Object.fromEntries(pairs.map((pair) => [pair.slice(0, pair.indexOf('=')), pair.slice(pair.indexOf('=') + 1)]));
const commission = values.commission === undefined ? null : Number(values.commission);

if (values.help) process.stdout.write(`${HELP}\n`);
else if (!isUsable()) {
  say(HELP);
  process.exitCode = 2;
} else process.exitCode = await run();

function isUsable(): boolean {
  if (what === 'list') return host === '';
  if (!/^[a-z0-9.-]+\.[a-z]{2,}$/.test(host)) return false;
  if (what === 'remove') return pairs.length === 0;
  const paid = commission === null || (commission >= 0 && commission <= 1);
  return what === 'set' && paid && pairs.length > 0 && pairs.every((pair) => /^[\w.-]+=[^\s&#]+$/.test(pair));
}

async function run(): Promise<number> {
  const { url, stop } = await openDatabase(readConfig(), say);
  const client = new pg.Client(url);
  try {
    await client.connect();
    if ((await client.query('select from tenant where id = $1', [tenant])).rowCount === 0) {
      say(`There is no tenant ${tenant}.`);
      return 1;
    }
    if (what === 'list') return await list(client);
    if (what === 'set') {
      await client.query(
        `insert into affiliate.program (tenant_id, host, parameters, commission, updated_at) values ($1, $2, $3, $4, $5)
         on conflict (tenant_id, host) do update set parameters = excluded.parameters, commission = coalesce(excluded.commission, affiliate.program.commission), updated_at = excluded.updated_at`,
        [tenant, host, JSON.stringify(parameters), commission, systemClock.now()],
      );
      return await list(client);
    }
    const { rowCount } = await client.query('delete from affiliate.program where tenant_id = $1 and host = $2', [tenant, host]);
    say(rowCount ? `${tenant}: ${host} has no program any more.` : `${tenant}: ${host} had no program.`);
    return rowCount ? 0 : 1;
  } finally {
    await client.end();
    await stop();
  }
}

async function list(client: pg.Client): Promise<number> {
  const { rows } = await client.query<{ host: string; parameters: Record<string, string>; commission: number | null }>(
    'select host, parameters, commission from affiliate.program where tenant_id = $1 order by host',
    [tenant],
  );
  for (const row of rows) process.stdout.write(`${tenant}  ${row.host}  ?${new URLSearchParams(row.parameters)}  ${row.commission ?? 'pay not noted'}\n`);
  if (rows.length === 0) say(`${tenant}: no program; no link gets a tag of ours.`);
  return 0;
}
