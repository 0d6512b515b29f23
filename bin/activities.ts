/** `npm run activities`: lotteries and what else an operator runs, from the draft to the parcel. */
import { DeskRefused, NotPublishable, regionOf, ReportRefused } from '#api/activity/index.ts';
import type { ImportParts } from '#api/ingest/index.ts';
import { auditLog } from './activities/audit.ts';
import { award } from './activities/award.ts';
import { badge } from './activities/badge.ts';
import { bonus } from './activities/bonus.ts';
import { actorHere, OPTIONS } from './activities/command.ts';
import type { Command, Commands } from './activities/command.ts';
import { holiday } from './activities/holiday.ts';
import { lottery } from './activities/lottery.ts';
import { risk } from './activities/risk.ts';
import { inTenants, misuse, readArgs, run, say } from './command.ts';
import { withParts } from './parts.ts';

const COMMANDS: Commands = {
  ...lottery,
  ...award,
  ...bonus,
  ...badge,
  ...risk,
  ...holiday,
  ...auditLog,
};

const HELP = `Activities: who may take part, what can be won, who won it, and where it is sent.

${Object.values(COMMANDS)
  .map(({ usage, does }) => `  npm run activities -- ${usage}\n      ${does}`)
  .join('\n')}

An activity is named by its number, or by its code with --tenant. Every command takes --json, and what changes
anything is written to the audit log. Exit code: 0 done, 1 refused or not there, 2 wrong usage.`;

const { values, positionals } = readArgs('activities', HELP, OPTIONS);
const [name = 'list', ...words] = positionals;
const command = Object.hasOwn(COMMANDS, name) ? (COMMANDS[name] as Command) : undefined;
if (!command) misuse('activities', `There is no command ${name}`);
if (words.length < command.words[0] || words.length > command.words[1])
  misuse('activities', `It is written: ${command.usage}`);
const asked = { words, values, actor: actorHere() };

await run(() =>
  spoken(command.place === 'nowhere' ? () => command.run(asked) : () => inPlace(command)),
);

/** What an operator cannot have is said in sentences. */
async function spoken(work: () => Promise<number>): Promise<number> {
  try {
    return await work();
  } catch (error) {
    if (error instanceof ReportRefused) {
      say(error.message);
      return 1;
    }
    if (!(error instanceof DeskRefused || error instanceof NotPublishable)) throw error;
    for (const fault of error.faults) say(fault);
    return 1;
  }
}

type Placed = Exclude<Command, { place: 'nowhere' }>;

function inPlace(placed: Placed): Promise<number> {
  const place = typeof placed.place === 'function' ? placed.place(words) : placed.place;
  const { tenant } = values;
  if (place === 'region' && (tenant === undefined || tenant.toLowerCase() === 'all'))
    misuse('activities', 'Say which region: --tenant TH');
  return withParts(say, async (parts) => {
    const named =
      (place === 'activity' || place === 'award') && tenant === undefined
        ? await regionNamed(parts, place)
        : tenant;
    return inTenants(parts, named, 'activities', (ctx) => placed.run({ ...asked, ctx }));
  });
}

/** Numbers of activities and awards are those of one region each. */
async function regionNamed({ database }: ImportParts, what: 'activity' | 'award'): Promise<string> {
  const [id = ''] = words;
  const region = await regionOf(database.platform(), what, id);
  if (region === null)
    throw new DeskRefused(
      `There is no ${what} with the number ${id}.${what === 'activity' ? ' By its code it is found with --tenant.' : ''}`,
    );
  return region;
}
