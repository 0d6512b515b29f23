/**
 * The record of a lottery, as anybody may download it, and its check: everything is computed again from the seed, and compared.
 * The page and the server use this one function (BEY-13).
 */
import { bytesToHex, hexToBytes } from '@noble/hashes/utils.js';
import { areGenuine, randomnessOf, timeOfRound } from './beacon.ts';
import type { Round } from './beacon.ts';
import { drawn, linkOf, messageOf } from './draw.ts';
import { firstTable, prizeAt, tableAfter } from './table.ts';
import type { PrizeRow, Table } from './table.ts';
import { commitOf, genesisOf, termsHashOf } from './terms.ts';
import type { Terms } from './terms.ts';
import { openWith } from './timelock.ts';
import type { Timelock } from './timelock.ts';

/** A draw as it is recorded: nothing of it names anybody. */
export interface RecordedDraw {
  readonly drawNo: number;
  readonly userHash: string;
  readonly userDrawNo: number;
  readonly clientSeed: string;
  readonly askedAt: number;
  /** 0 where there is no beacon. */
  readonly round: number;
  readonly link: string;
  readonly mac: string;
  readonly number: number;
  readonly tableVersion: number;
  readonly prizeId: string | null;
}

export interface LotteryRecord {
  readonly terms: Terms;
  readonly termsHash: string;
  readonly commit: string;
  readonly genesis: string;
  readonly seed: string;
  /** The seed as it was encrypted beforehand, with the signature of the round that opens it. */
  readonly timelock: (Timelock & { readonly signature: string }) | null;
  readonly rounds: readonly Round[];
  readonly draws: readonly RecordedDraw[];
}

/** What is checked of each draw, in this order; what builds on a false step is not guessed. */
export const STEPS = ['commit', 'beacon', 'number', 'prize', 'chain'] as const;
export type Step = (typeof STEPS)[number];

/** What is wrong with a record, and where; no draw: of the lottery as a whole. */
export interface Fault {
  readonly step: Step;
  readonly drawNo: number | null;
}

export interface Check {
  readonly draws: number;
  /** The first hundred. */
  readonly faults: readonly Fault[];
}

const MOST_FAULTS = 100;
/** Signatures that one pairing checks, and draws that are computed, before others have their turn. */
const [ROUNDS_AT_ONCE, DRAWS_AT_ONCE] = [4, 50];

/** How far a check is: rounds and draws. */
export interface Progress {
  readonly done: number;
  readonly all: number;
}

/**
 * Computes the whole lottery again. No fault: every byte of the record follows from the rest of it. `known` says whether
 * signatures are those of the beacon: by arithmetic, unless they were checked before.
 */
export function checkRecord(record: LotteryRecord, known: typeof areGenuine = areGenuine): Check {
  const steps = checking(record, known);
  for (;;) {
    const { done, value } = steps.next();
    if (done) return value;
  }
}

/** The same a little at a time: whoever asks for the next part decides when. */
export function* checking(
  record: LotteryRecord,
  known: typeof areGenuine = areGenuine,
): Generator<Progress, Check> {
  const all = record.rounds.length + record.draws.length;
  const faults: Fault[] = (yield* wholeFaults(record, known, all)).map((step) => ({
    step,
    drawNo: null,
  }));
  const rounds = new Map(record.rounds.map(({ round, signature }) => [round, signature]));
  const seed = hexToBytes(record.seed);
  let table = firstTable(record.terms.prizes);
  let [previous, no] = [record.genesis, 0];
  let before: RecordedDraw | undefined;
  for (const draw of record.draws) {
    no += 1;
    const wrong = checkDraw({
      draw,
      before,
      no,
      previous,
      seed,
      table,
      terms: record.terms,
      signature: rounds.get(draw.round),
    });
    faults.push(...wrong.map((step) => ({ step, drawNo: draw.drawNo })));
    if (faults.length >= MOST_FAULTS) break;
    table = tableAfter(table, no, draw.prizeId);
    [previous, before] = [draw.link, draw];
    if (no % DRAWS_AT_ONCE === 0) yield { done: record.rounds.length + no, all };
  }
  return { draws: no, faults: faults.slice(0, MOST_FAULTS) };
}

/** What concerns no draw in particular. */
function* wholeFaults(
  record: LotteryRecord,
  known: typeof areGenuine,
  all: number,
): Generator<Progress, Step[]> {
  const { terms, rounds, timelock } = record;
  const wrong = new Set<Step>();
  if (commitOf(hexToBytes(record.seed), terms.activityId) !== record.commit) wrong.add('commit');
  if (termsHashOf(terms) !== record.termsHash) wrong.add('chain');
  if (genesisOf(record.commit, record.termsHash) !== record.genesis) wrong.add('chain');
  if (!roundsFit(record)) wrong.add('beacon');
  if (terms.beacon === null) return [...wrong];
  for (let at = 0; at < rounds.length && !wrong.has('beacon'); at += ROUNDS_AT_ONCE) {
    if (!known(terms.beacon, rounds.slice(at, at + ROUNDS_AT_ONCE))) wrong.add('beacon');
    yield { done: Math.min(at + ROUNDS_AT_ONCE, rounds.length), all };
  }
  if (timelock !== null && !known(terms.beacon, [timelock])) wrong.add('beacon');
  const opened = timelock && openWith(timelock, timelock.signature);
  if (opened === null || bytesToHex(opened) !== record.seed) wrong.add('commit');
  return [...wrong];
}

/** The rounds are those that draws name, each once and in order. */
function roundsFit({ terms, rounds, draws, timelock }: LotteryRecord): boolean {
  const named = [...new Set(draws.map(({ round }) => round))];
  if (terms.beacon === null)
    return rounds.length === 0 && named.every((round) => round === 0) && timelock === null;
  return (
    named.length === rounds.length &&
    rounds.every(({ round }, at) => round === named[at] && round > (named[at - 1] ?? 0))
  );
}

interface Compared {
  readonly draw: RecordedDraw;
  readonly before: RecordedDraw | undefined;
  readonly no: number;
  readonly previous: string;
  readonly seed: Uint8Array;
  readonly table: Table;
  readonly terms: Terms;
  readonly signature: string | undefined;
}

function checkDraw(given: Compared): Step[] {
  const { draw, before, no, previous, seed, table, terms, signature } = given;
  const wrong: Step[] = [];
  const asked = { ...draw, activityId: terms.activityId };
  if (!isBeforeRound(terms, draw) || (terms.beacon !== null && signature === undefined))
    wrong.push('beacon');
  const randomness = signature === undefined ? '' : randomnessOf(signature);
  const { mac, number } = drawn(seed, messageOf(previous, asked, randomness));
  if (mac !== draw.mac || number !== draw.number) wrong.push('number');
  else if (
    draw.tableVersion !== table.version ||
    (prizeAt(table, number)?.prizeId ?? null) !== draw.prizeId
  )
    wrong.push('prize');
  const isInTime = draw.askedAt >= (before?.askedAt ?? terms.startAt) && draw.askedAt < terms.endAt;
  if (draw.drawNo !== no || !isInTime || linkOf(previous, asked) !== draw.link) wrong.push('chain');
  return wrong;
}

/** Whether the round was still to come when the draw was asked for. */
const isBeforeRound = ({ beacon }: Terms, { askedAt, round }: RecordedDraw): boolean =>
  beacon === null ? round === 0 : askedAt < timeOfRound(beacon, round);

/** One draw with all that its check needs: what the page of one draw shows. */
export interface DrawClaim extends Omit<RecordedDraw, 'prizeId' | 'tableVersion'> {
  readonly activityId: string;
  readonly seed: string;
  readonly commit: string;
  readonly previous: string;
  readonly signature: string | null;
  readonly prizeId: string | null;
  /** The table that was in force. */
  readonly prizes: readonly Pick<PrizeRow, 'prizeId' | 'kind' | 'range'>[];
}

/** Each step of one draw; null where it was not tried because it builds on a false one. */
export interface DrawCheck {
  readonly steps: Readonly<Record<Step, boolean | null>>;
  /** What was computed. */
  readonly mac: string;
  readonly number: number;
}

/** Checks one draw by itself; its place among all others is seen with the whole record. */
export function checkClaim(claim: DrawClaim, beacon: Terms['beacon']): DrawCheck {
  const seed = hexToBytes(claim.seed);
  const randomness = claim.signature === null ? '' : randomnessOf(claim.signature);
  const { mac, number } = drawn(seed, messageOf(claim.previous, claim, randomness));
  const isNumber = mac === claim.mac && number === claim.number;
  const rows = claim.prizes as readonly PrizeRow[];
  const won = prizeAt({ version: 0, fromDrawNo: 0, rows }, number)?.prizeId ?? null;
  const steps = {
    commit: commitOf(seed, claim.activityId) === claim.commit,
    beacon: isByBeacon(claim, beacon),
    number: isNumber,
    prize: isNumber ? won === claim.prizeId : null,
    chain: linkOf(claim.previous, claim) === claim.link,
  };
  return { steps, mac, number };
}

/** Whether a round decided that was still to come when the draw was asked for. */
export function isByBeacon(
  { round, signature, askedAt }: Pick<DrawClaim, 'round' | 'signature' | 'askedAt'>,
  beacon: Terms['beacon'],
): boolean {
  if (beacon === null) return round === 0 && signature === null;
  if (signature === null) return false;
  return askedAt < timeOfRound(beacon, round) && areGenuine(beacon, [{ round, signature }]);
}
