/**
 * `npm run seed`: loads the demo world into the configured database. `-- --small` a twentieth of
 * it, `-- --purge` takes it out again: demo goods with their offers, prices and deals; nothing else
 * is touched.
 */
import sql from 'sql-template-tag';
import { systemClock } from '#api/kernel/clock.ts';
import { readConfig } from '#api/kernel/config.ts';
import { makeLog } from '#api/kernel/log.ts';
import { misuse, printJson, readArgs, say } from './command.ts';

const HELP = `The demo world: six regions of invented brands, shops, people and prices.

  npm run seed -- [--small] [--json]   loads it into the configured database; --small: a twentieth of it
  npm run seed -- --purge [--json]     takes it out again: nothing else is touched

Exit code: 0 done, 1 it could not be done, 2 wrong usage.`;
const { values, positionals } = readArgs('seed', HELP, {
  small: { type: 'boolean' },
  purge: { type: 'boolean' },
});
if (positionals.length > 0) misuse('seed', `It takes no word ${positionals[0]}`);
const { openDatabase } = await import('#server/database.ts');
const { compose } = await import('#server/compose.ts');
const { Database } = await import('#api/kernel/postgres/database.ts');
const { accountLines, ensureDemoAccounts } = await import('#seed/load/accounts.ts');
const { loadDemoWorld, pictureFolderOf, purgeDemoWorld } = await import('#seed/load.ts');
const { setUp } = await import('#server/set-up.ts');

const config = readConfig();
const { serving, stop } = await openDatabase(config, say);
const database = new Database({ ...serving, poolSize: 8 });
const composition = compose({ config, database, log: makeLog({ ...config, logLevel: 'warn' }) });
try {
  await setUp(database.platform());
  if (values.purge) {
    const gone = await purgeDemoWorld(database.platform());
    if (values.json) printJson({ gone });
    say(`Demo world: ${gone} products taken out.`);
  } else {
    await loadDemoWorld({
      ...composition,
      progress: say,
      tenants: await composition.tenants.all(),
      now: systemClock.now(),
      pictureFolder: pictureFolderOf(config.dataDir),
      share: values.small ? 0.05 : 1,
    });
    const [count] = await database
      .platform()
      .rows<{ goods: number }>(sql`select count(*)::int as goods from goods where is_demo`);
    if (values.json) printJson({ goods: count?.goods ?? 0 });
    say(`Demo world: ${count?.goods} products are there.`);
    for (const line of accountLines(
      await ensureDemoAccounts(composition, config.dataDir, systemClock.now()),
      config.dataDir,
    ))
      say(line);
  }
} finally {
  await database.close();
  await stop();
}
