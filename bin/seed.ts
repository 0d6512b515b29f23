/**
 * `npm run seed`: loads the demo world into the configured database. `-- --small` a twentieth of it, `-- --purge`
 * takes it out again: demo goods with their offers, prices and deals; nothing else is touched.
 */
import sql from 'sql-template-tag';
import { openDatabase } from '#api/boot/database.ts';
import { say } from '#api/boot/terminal.ts';
import { systemClock } from '#api/kernel/clock.ts';
import { readConfig } from '#api/kernel/config.ts';
import { makeLog } from '#api/kernel/log.ts';
import { Noticeboard } from '#api/kernel/noticeboard/noticeboard.ts';
import { Database } from '#api/kernel/postgres/database.ts';
import { modules } from '#api/ladder.ts';
import { tenantDirectory } from '#api/tenant/index.ts';
import { accountLines, ensureDemoAccounts } from '#seed/load/accounts.ts';
import { loadDemoWorld, pictureFolderOf, purgeDemoWorld } from '#seed/load.ts';
import { seedTenants } from '#seed/tenants.ts';

const flags = new Set(process.argv.slice(2));
const unknown = [...flags].filter((flag) => !['--small', '--purge'].includes(flag));
if (unknown.length > 0) {
  say(`Unknown: ${unknown.join(' ')}. Known: --small, --purge.`);
  process.exit(2);
}
const config = readConfig();
const { serving, stop } = await openDatabase(config, say);
const database = new Database({ ...serving, poolSize: 8 });
try {
  await seedTenants(database.platform());
  if (flags.has('--purge')) say(`Demo world: ${await purgeDemoWorld(database.platform())} products taken out.`);
  else {
    const log = makeLog({ ...config, logLevel: 'warn' });
    const directory = tenantDirectory(database, systemClock);
    const noticeboard = new Noticeboard({ database, clock: systemClock, log, modules, tenants: directory });
    await loadDemoWorld({
      database,
      noticeboard,
      log,
      progress: say,
      tenants: await directory.all(),
      now: systemClock.now(),
      pictureFolder: pictureFolderOf(config.dataDir),
      share: flags.has('--small') ? 0.05 : 1,
    });
    const [count] = await database.platform().rows<{ goods: number }>(sql`select count(*)::int as goods from goods where is_demo`);
    say(`Demo world: ${count?.goods} products are there.`);
    for (const line of accountLines(await ensureDemoAccounts(database, config.dataDir, systemClock.now()), config.dataDir)) say(line);
  }
} finally {
  await database.close();
  await stop();
}
