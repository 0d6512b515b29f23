/**
 * Watches that fire while processes are killed:
 * `node bin/start.mjs run test/chaos-watches.ts [firing] [kills of the server] [kills of PostgreSQL]`.
 * Prints its figures as a table; exit code 1 where one was lost, or came twice as two mails.
 */
import { killWhileWatchesFire } from './watch-kills.ts';

const [firing = 20_000, appKills = 60, databaseKills = 10] = process.argv.slice(2).map(Number);
const figures = await killWhileWatchesFire({
  // one of five targets lies below what the price falls to
  watches: Math.ceil((firing * 5) / 4),
  goods: Math.ceil(firing / 20),
  appKills,
  databaseKills,
  progress: (text) => process.stderr.write(`${text}\n`),
});
for (const [name, value] of Object.entries(figures))
  process.stdout.write(`${name.padEnd(22)} ${value}\n`);
const wrong =
  figures.lostNotifications +
  figures.lostMails +
  figures.doubledNotifications +
  figures.ghosts +
  figures.doubledOtherwise;
process.exit(wrong === 0 ? 0 : 1);
