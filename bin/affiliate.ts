/**
 * `npm run affiliate`: affiliate programs of a tenant and what they pay (BEY-30). It works as the
 * owner of the database, because no role of the application may read them.
 */
import pg from 'pg';
import { systemClock } from '#api/kernel/clock.ts';
import { readConfig } from '#api/kernel/config.ts';
import { misuse, print, printJson, readArgs, run, say } from './command.ts';

const HELP = `Affiliate programs: which tag a shop's links get. Rankings and verdicts cannot read any of this.

  npm run affiliate -- [--tenant TH] [--json]                                     what there is, in all regions or in one
  npm run affiliate -- set HOST NAME=VALUE… --tenant TH [--commission 0.05]       links to HOST and below get ?NAME=VALUE
  npm run affiliate -- remove HOST --tenant TH

Exit code: 0 done, 1 no such program or tenant, 2 wrong usage.`;

const { values, positionals } = readArgs('affiliate', HELP, {
  tenant: { type: 'string' },
  commission: { type: 'string' },
});
const [what = 'list', host = '', ...pairs] = positionals;
const wanted = values.tenant?.toUpperCase();
const parameters = Object.fromEntries(
  pairs.map((pair) => [pair.slice(0, pair.indexOf('=')), pair.slice(pair.indexOf('=') + 1)]),
);
const commission = values.commission === undefined ? null : Number(values.commission);

if (!isUsable()) misuse('affiliate', 'That is no host, parameter or share');
if (what !== 'list' && (wanted === undefined || wanted === 'ALL'))
  misuse('affiliate', 'Say which region: --tenant TH');
const { openDatabase } = await import('#server/database.ts');

await run(act);

function isUsable(): boolean {
  if (what === 'list') return host === '';
  if (!/^[a-z0-9.-]+\.[a-z]{2,}$/.test(host)) return false;
  if (what === 'remove') return pairs.length === 0;
  const paid = commission === null || (commission >= 0 && commission <= 1);
  return (
    what === 'set' &&
    paid &&
    pairs.length > 0 &&
    pairs.every((pair) => /^[\w.-]+=[^\s&#]+$/.test(pair))
  );
}

async function act(): Promise<number> {
  const { url, stop } = await openDatabase(readConfig(), say);
  const client = new pg.Client({ connectionString: url, query_timeout: 60_000 });
  try {
    await client.connect();
    const { rows: known } = await client.query<{ id: string }>(
      'select id from tenant order by position',
    );
    const named = known
      .map(({ id }) => id)
      .filter((id) => wanted === undefined || wanted === 'ALL' || id === wanted);
    const [tenant] = named;
    if (tenant === undefined) {
      say(`There is no region ${values.tenant}.`);
      return 1;
    }
    if (what === 'list') return await list(client, named);
    if (what === 'set') {
      await client.query(
        `insert into affiliate.program (tenant_id, host, parameters, commission, updated_at) values ($1, $2, $3, $4, $5)
         on conflict (tenant_id, host) do update set parameters = excluded.parameters, commission = coalesce(excluded.commission, affiliate.program.commission), updated_at = excluded.updated_at`,
        [tenant, host, JSON.stringify(parameters), commission, systemClock.now()],
      );
      return await list(client, [tenant]);
    }
    const { rowCount } = await client.query(
      'delete from affiliate.program where tenant_id = $1 and host = $2',
      [tenant, host],
    );
    say(
      rowCount
        ? `${tenant}: ${host} has no program any more.`
        : `${tenant}: ${host} had no program.`,
    );
    return rowCount ? 0 : 1;
  } finally {
    await client.end();
    await stop();
  }
}

async function list(client: pg.Client, named: readonly string[]): Promise<number> {
  const { rows } = await client.query<{
    tenant_id: string;
    host: string;
    parameters: Record<string, string>;
    commission: number | null;
  }>(
    'select tenant_id, host, parameters, commission from affiliate.program where tenant_id = any($1) order by tenant_id, host',
    [named],
  );
  for (const row of rows) {
    if (values.json)
      printJson({
        tenant: row.tenant_id,
        host: row.host,
        parameters: row.parameters,
        commission: row.commission,
      });
    else
      print(
        `${row.tenant_id}  ${row.host}  ?${new URLSearchParams(row.parameters)}  ${row.commission ?? 'pay not noted'}`,
      );
  }
  if (rows.length === 0 && !values.json)
    say(`${named.join(', ')}: no program; no link gets a tag of ours.`);
  return 0;
}
