/**
 * Draws while processes are killed:
 * `node bin/start.mjs run test/chaos-draws.ts [draws] [clients] [kills of the server] [kills of PostgreSQL]`.
 * Prints its figures as a table; exit code 1 where one was lost, changed, doubled or oversold, or
 * the record does not prove itself.
 */
import { killWhileDrawing } from './draw-kills.ts';

const [draws = 10_000, clients = 64, appKills = 60, databaseKills = 10] = process.argv
  .slice(2)
  .map(Number);
const figures = await killWhileDrawing({
  draws,
  clients,
  appKills,
  databaseKills,
  progress: (text) => process.stderr.write(`${text}\n`),
});
for (const [name, value] of Object.entries(figures))
  process.stdout.write(`${name.padEnd(22)} ${value}\n`);
const { lost, changed, doubled, overdrawn, unaccounted, oversold, ledgerFaults } = figures;
const wrong = lost + changed + doubled + overdrawn + unaccounted + oversold + ledgerFaults;
process.exit(wrong === 0 && figures.verified === figures.draws ? 0 : 1);
