/**
 * Reads the file of a record. It comes from anywhere: whatever is not exactly a record is refused, fields too many as well,
 * so that no byte of it goes unchecked.
 */
import type { Dossier } from './dossier.ts';
import type { LotteryRecord } from './record.ts';
import { NUMBERS } from './numbers.ts';
import { EARNED_BY, PRIZE_KINDS } from './terms.ts';

type Rule = (value: unknown) => boolean;

const text: Rule = (value) => typeof value === 'string';
const hex =
  (bytes: number): Rule =>
  (value) =>
    typeof value === 'string' && value.length === bytes * 2 && /^[0-9a-f]*$/.test(value);
const whole =
  (least: number, most: number = Number.MAX_SAFE_INTEGER): Rule =>
  (value) =>
    Number.isSafeInteger(value) && (value as number) >= least && (value as number) <= most;
const among =
  (...words: readonly string[]): Rule =>
  (value) =>
    words.includes(value as string);
const orNull =
  (rule: Rule): Rule =>
  (value) =>
    value === null || rule(value);
const list =
  (rule: Rule): Rule =>
  (value) =>
    Array.isArray(value) && value.every(rule);
const object =
  (fields: Readonly<Record<string, Rule>>): Rule =>
  (value) =>
    typeof value === 'object' &&
    value !== null &&
    Object.keys(value).length === Object.keys(fields).length &&
    Object.entries(fields).every(
      ([name, rule]) =>
        Object.hasOwn(value, name) && rule((value as Record<string, unknown>)[name]),
    );

const hash = hex(32);
const signature = hex(48);
const number = whole(0, NUMBERS - 1);
const lock = { round: whole(1), u: hex(96), v: hash, w: hash };

const terms = object({
  format: among('khum-lottery-1'),
  activityId: text,
  title: text,
  startAt: whole(0),
  endAt: whole(0),
  revealAt: whole(0),
  prizes: list(
    object({
      prizeId: text,
      name: text,
      kind: among(...PRIZE_KINDS),
      numbers: whole(0, NUMBERS),
      stock: orNull(whole(0)),
    }),
  ),
  chances: list(
    object({
      reason: among(...EARNED_BY),
      chances: whole(1),
      mostADay: whole(1),
      mostInAll: whole(1),
    }),
  ),
  beacon: orNull(
    object({ chainHash: hash, publicKey: hex(96), periodS: whole(1), genesisS: whole(0) }),
  ),
});

const record = object({
  terms,
  termsHash: hash,
  commit: hash,
  genesis: hash,
  seed: hash,
  timelock: orNull(object({ ...lock, signature })),
  rounds: list(object({ round: whole(1), signature })),
  draws: list(
    object({
      drawNo: whole(1),
      userHash: text,
      userDrawNo: whole(1),
      clientSeed: text,
      askedAt: whole(0),
      round: whole(0),
      link: hash,
      mac: hash,
      number,
      tableVersion: whole(1),
      prizeId: orNull(text),
    }),
  ),
});

const dossier = object({
  format: among('khum-draw-1'),
  terms,
  termsHash: hash,
  commit: hash,
  genesis: hash,
  seed: orNull(hash),
  timelock: orNull(object(lock)),
  revealSignature: orNull(signature),
  tables: list(
    object({
      version: whole(1),
      fromDrawNo: whole(1),
      prizes: list(object({ prizeId: text, range: orNull(object({ from: number, to: number })) })),
    }),
  ),
  draw: object({
    drawNo: whole(1),
    userHash: text,
    userDrawNo: whole(1),
    clientSeed: text,
    askedAt: whole(0),
    round: whole(0),
    signature: orNull(signature),
    previous: hash,
    link: hash,
    mac: orNull(hash),
    number: orNull(number),
    tableVersion: orNull(whole(1)),
    prizeId: orNull(text),
  }),
});

/** Null where it is no record at all. */
export const readRecord = (file: string): LotteryRecord | null =>
  read(file, record) as LotteryRecord | null;

/** One draw with what was promised; null where it is none. */
export const readDossier = (file: string): Dossier | null => read(file, dossier) as Dossier | null;

/** As it is, or within the envelope of an answer. */
function read(file: string, rule: Rule): unknown {
  try {
    const value: unknown = JSON.parse(file);
    if (rule(value)) return value;
    const inner = (value as { data?: unknown } | null)?.data;
    return rule(inner) ? inner : null;
  } catch {
    return null;
  }
}
