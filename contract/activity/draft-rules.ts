/** What must hold of a draft beyond the shape of its fields (OPS-60). Pure: the command and the console say the same. */
import { parseTime } from '../time.ts';
import type { DraftFault, DraftLottery } from './draft.ts';
import { NUMBERS } from './fair/numbers.ts';

export interface DraftTimes {
  readonly startAt: Date;
  readonly endAt: Date;
  readonly revealAt: Date;
}

const PERCENT = /^(\d{1,3})(?:\.(\d+))?\s*%$/;

/** Numbers of the ten thousand; null for what is no share of them, such as `0.005 %`. */
export function numbersOf(odds: number | string): number | null {
  if (typeof odds === 'number') return odds >= 0 && odds <= NUMBERS ? odds : null;
  const [, whole, part = ''] = PERCENT.exec(odds.trim()) ?? [];
  if (whole === undefined || !/^\d{0,2}0*$/.test(part)) return null;
  const numbers = Number(whole) * 100 + hundredthsIn(part);
  return numbers <= NUMBERS ? numbers : null;
}

/** `3` of 12.3 % is thirty hundredths. */
const hundredthsIn = (digits: string) => Math.round(Number(`0.${digits}0`) * 100);

/** Moments of a draft by its time zone, else by that of the region; null for what is none. */
export function timesOfDraft(
  draft: DraftLottery,
  regionTimezone: string,
): { readonly [Name in keyof DraftTimes]: Date | null } {
  const timezone = draft.timezone ?? regionTimezone;
  const read = (text: string) => (isTimezone(timezone) ? parseTime(text, timezone) : null);
  return {
    startAt: read(draft.startAt),
    endAt: read(draft.endAt),
    revealAt: read(draft.revealAt ?? draft.endAt),
  };
}

function isTimezone(name: string): boolean {
  try {
    new Intl.DateTimeFormat('en', { timeZone: name }).format(0);
    return true;
  } catch {
    return false;
  }
}

/** Everything that is wrong, each where it is; none: it can be stored. */
export const draftFaults = (
  draft: DraftLottery,
  regionTimezone: string,
  now: Date,
): DraftFault[] => [
  ...timeFaults(draft, regionTimezone, now),
  ...draft.prizes.flatMap((prize, at) => prizeFaults(prize, `prizes.${at}`)),
  ...oddsFaults(draft),
  ...chanceFaults(draft),
];

function timeFaults(draft: DraftLottery, regionTimezone: string, now: Date): DraftFault[] {
  if (draft.timezone !== undefined && !isTimezone(draft.timezone))
    return [{ path: 'timezone', says: `There is no time zone ${draft.timezone}: Asia/Bangkok.` }];
  const times = timesOfDraft(draft, regionTimezone);
  const unread = (['startAt', 'endAt', 'revealAt'] as const).filter(
    (name) => times[name] === null && draft[name] !== undefined,
  );
  if (unread.length > 0)
    return unread.map((path) => ({ path, says: 'This is no moment: 2026-12-01T10:00.' }));
  const { startAt, endAt, revealAt } = times as DraftTimes;
  return [
    ...(startAt < endAt ? [] : [{ path: 'endAt', says: 'It would end before it begins.' }]),
    ...(now < endAt ? [] : [{ path: 'endAt', says: 'Its end has passed.' }]),
    ...(endAt <= revealAt
      ? []
      : [{ path: 'revealAt', says: 'Its seed would be opened before its end.' }]),
  ];
}

function prizeFaults(prize: DraftLottery['prizes'][number], path: string): DraftFault[] {
  const { kind, stock, code, codes, odds } = prize;
  const numbers = numbersOf(odds);
  const fault = (field: string, says: string) => [{ path: `${path}.${field}`, says }];
  return [
    ...(numbers === null
      ? fault('odds', 'Write whole numbers of 10000, or a share to 0.01 %: 3, or "0.03 %".')
      : numbers === 0
        ? fault('odds', 'Nobody could ever win it.')
        : []),
    ...(kind === 'NOTHING' && stock !== null
      ? fault('stock', 'Of nothing there is no stock.')
      : []),
    ...(kind !== 'VOUCHER' && (code !== undefined || codes !== undefined)
      ? fault(codes ? 'codes' : 'code', 'Only a VOUCHER has codes.')
      : []),
    ...(kind === 'VOUCHER' ? codeFaults({ stock, code, codes }, fault) : []),
  ];
}

function codeFaults(
  { stock, code, codes }: Pick<DraftLottery['prizes'][number], 'stock' | 'code' | 'codes'>,
  fault: (field: string, says: string) => DraftFault[],
): DraftFault[] {
  if ((code === undefined) === (codes === undefined))
    return fault('codes', 'A voucher has either one code for all, or codes for each.');
  if (codes === undefined) return [];
  const twice = codes.length - new Set(codes.map((one) => one.trim())).size;
  return [
    ...(stock === null
      ? fault('stock', 'Where each winner has a code of their own, say how many.')
      : []),
    ...(stock !== null && codes.length < stock
      ? fault('codes', `There are ${codes.length} codes for a stock of ${stock}.`)
      : []),
    ...(twice > 0 ? fault('codes', `${twice} of the codes are there twice.`) : []),
  ];
}

function oddsFaults({ prizes }: DraftLottery): DraftFault[] {
  const all = prizes.map(({ odds }) => numbersOf(odds));
  const sum = all.reduce<number>((so, one) => so + (one ?? 0), 0);
  return [
    ...(all.includes(null) || sum === NUMBERS
      ? []
      : [{ path: 'prizes', says: `The odds add up to ${sum / 100} %, not to 100 %.` }]),
    ...(prizes.some(({ kind }) => kind !== 'NOTHING')
      ? []
      : [{ path: 'prizes', says: 'There is nothing to win.' }]),
  ];
}

function chanceFaults({ chances }: DraftLottery): DraftFault[] {
  return chances.flatMap(({ reason, mostADay, mostInAll }, at) => [
    ...(chances.findIndex((one) => one.reason === reason) < at
      ? [{ path: `chances.${at}.reason`, says: `${reason} is there twice.` }]
      : []),
    ...(mostADay > mostInAll
      ? [{ path: `chances.${at}.mostADay`, says: 'More a day than in all.' }]
      : []),
  ]);
}
