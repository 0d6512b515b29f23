/**
 * `npm run doctor`: what this machine has and lacks for Khum, with what to do about it. Changes
 * nothing.
 */
import { ConfigError, readConfig } from '#api/kernel/config.ts';
import type { Config } from '#api/kernel/config.ts';
import { misuse, printJson, readArgs } from './command.ts';
import type { Finding, Note } from './doctor/finding.ts';
import { checkBuild, checkFolder, checkMemory, checkNode, checkPort } from './doctor/machine.ts';

const HELP = `What this machine has and lacks for Khum, with what to do about it. Changes nothing.

  npm run doctor -- [--json]

Exit code: 0 all is well, 1 something is wrong, 2 wrong usage.`;
const { values, positionals } = readArgs('doctor', HELP, {});
if (positionals.length > 0) misuse('doctor', `It takes no word ${positionals[0]}`);

const { checkDatabase } = await import('./doctor/database.ts');
const { checkBots, checkDelivery, checkStorage } = await import('./doctor/outside.ts');

const findings: Finding[] = [];
const note: Note = (ok, what, advice) => {
  findings.push({ ok, what, ...(advice ? { advice } : {}) });
};

const config = configured();
checkNode(note);
if (config) {
  await checkPort(note, config);
  checkFolder(note, config);
  await checkDatabase(note, config);
  await checkDelivery(note, config);
  await checkStorage(note, config);
  await checkBots(note, config);
}
checkBuild(note);
checkMemory(note);
if (values.json) printJson(findings);
else
  for (const { ok, what, advice } of findings)
    process.stdout.write(
      `${ok ? '  ok  ' : ' FAIL '} ${what}${ok || !advice ? '' : `\n       → ${advice}`}\n`,
    );
process.exitCode = findings.every((finding) => finding.ok) ? 0 : 1;

function configured(): Config | undefined {
  try {
    const read = readConfig();
    note(true, 'Settings can be read');
    return read;
  } catch (error) {
    note(
      false,
      `Settings: ${(error as Error).message}`,
      error instanceof ConfigError
        ? 'Correct it in .env or in the environment; .env.example lists all settings.'
        : undefined,
    );
    return undefined;
  }
}
