/** `npm run activities -- holidays`: days on which nothing is sent. */
import { readFileSync } from 'node:fs';
import { addHolidays, DeskRefused, holidays, readCsv, removeHoliday } from '#api/activity/index.ts';
import { fixedHolidays } from '#contract/market/holiday.ts';
import { misuse, print, printJson, say } from '../command.ts';
import type { Asked, Commands } from './command.ts';

const MOST_NAME = 200;

export const holiday: Commands = {
  holidays: {
    usage: 'holidays [list | add DAY NAME | import FILE.csv | remove DAY] [--tenant TH]',
    does: 'public holidays that 14 working days leave out; a file has the columns day and name',
    words: [0, 20],
    place: ([what = 'list']) => (what === 'list' ? 'regions' : 'region'),
    run: (asked: Asked) => {
      const [what = 'list', ...words] = asked.words;
      const act = ACTIONS[what];
      return act
        ? act({ ...asked, words })
        : misuse('activities', `holidays takes list, add, import or remove, not ${what}`);
    },
  },
};

const ACTIONS: Readonly<Record<string, ((asked: Asked) => Promise<number>) | undefined>> = {
  list,
  add,
  import: take,
  remove,
};

async function list({ ctx, values }: Asked): Promise<number> {
  const added = await holidays(ctx);
  const fixed = fixedHolidays(ctx.tenant.id);
  if (values.json) printJson({ tenant: ctx.tenant.id, everyYear: fixed, added });
  else {
    print(`${ctx.tenant.id}  every year: ${fixed.join(', ')}`);
    for (const { day, name } of added) print(`${ctx.tenant.id}  ${day}  ${name}`);
  }
  return 0;
}

async function add(asked: Asked): Promise<number> {
  const [day = '', ...name] = asked.words;
  return enter(asked, [{ day, name: name.join(' '), place: day }]);
}

async function take(asked: Asked): Promise<number> {
  const [file = ''] = asked.words;
  const rows = readCsv(readFileSync(file));
  const days = rows.map(({ line, cells }) => ({
    day: cells.get('day') ?? cells.get('date') ?? '',
    name: cells.get('name') ?? '',
    place: `line ${line}`,
  }));
  return enter(asked, days);
}

async function enter(
  { ctx, values, actor }: Asked,
  days: readonly { readonly day: string; readonly name: string; readonly place: string }[],
): Promise<number> {
  const faults = days.flatMap(({ day, name, place }) => [
    ...(isDay(day) ? [] : [`${place}: a day is written 2026-12-31.`]),
    ...(name.trim() === '' || name.length > MOST_NAME
      ? [`${place}: a holiday has a name of 1 to ${MOST_NAME} letters.`]
      : []),
  ]);
  if (faults.length > 0) throw new DeskRefused(...faults);
  const changed = await addHolidays(ctx, days, { actor });
  if (values.json) printJson({ tenant: ctx.tenant.id, changed });
  say(`${ctx.tenant.id}: ${changed} changed. Days that were promised to winners stay as they are.`);
  return 0;
}

async function remove({ ctx, words: [day = ''], values, actor }: Asked): Promise<number> {
  const gone = isDay(day) && (await removeHoliday(ctx, day, { actor }));
  if (values.json) printJson({ tenant: ctx.tenant.id, removed: gone });
  say(gone ? `${ctx.tenant.id}: ${day} is a working day.` : `Nobody added ${day}.`);
  return gone ? 0 : 1;
}

/** A day that there is: not 30 February. */
const isDay = (text: string): boolean =>
  /^\d{4}-\d{2}-\d{2}$/.test(text) &&
  new Date(`${text}T00:00:00Z`).toJSON()?.startsWith(text) === true;
