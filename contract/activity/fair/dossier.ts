/**
 * One draw with what was promised, checked as far as it can be by then: before the seed is open
 * links, terms, tables and rounds; afterwards, or with the signature that opens the locked seed, all
 * of it (BEY-13).
 */
import { bytesToHex } from '@noble/hashes/utils.js';
import { areGenuine } from './beacon.ts';
import { linkOf } from './draw.ts';
import { checkClaim, isByBeacon } from './record.ts';
import type { DrawClaim } from './record.ts';
import { firstTable } from './table.ts';
import type { Range } from './table.ts';
import { genesisOf, termsHashOf } from './terms.ts';
import type { Terms } from './terms.ts';
import { openWith } from './timelock.ts';
import type { Timelock } from './timelock.ts';

/** A version of the table, as it was published. */
export interface PublishedTable {
  readonly version: number;
  readonly fromDrawNo: number;
  readonly prizes: readonly { readonly prizeId: string; readonly range: Range | null }[];
}

/** The draw as it was answered; what is not known by then is null. */
export interface DossierDraw {
  readonly drawNo: number;
  readonly userHash: string;
  readonly userDrawNo: number;
  readonly clientSeed: string;
  readonly askedAt: number;
  readonly round: number;
  readonly signature: string | null;
  readonly previous: string;
  readonly link: string;
  readonly mac: string | null;
  readonly number: number | null;
  readonly tableVersion: number | null;
  readonly prizeId: string | null;
}

export interface Dossier {
  readonly format: 'khum-draw-1';
  readonly terms: Terms;
  readonly termsHash: string;
  readonly commit: string;
  readonly genesis: string;
  readonly seed: string | null;
  readonly timelock: Timelock | null;
  /** Of the round that opens the locked seed, once somebody has it. */
  readonly revealSignature: string | null;
  readonly tables: readonly PublishedTable[];
  readonly draw: DossierDraw;
}

export const DOSSIER_STEPS = ['terms', 'commit', 'beacon', 'number', 'prize', 'chain'] as const;
export type DossierStep = (typeof DOSSIER_STEPS)[number];
/** `waits`: for what is not public yet. `skipped`: it builds on a step that is wrong. */
export type StepVerdict = 'right' | 'wrong' | 'waits' | 'skipped';

export interface DossierCheck {
  readonly steps: Readonly<Record<DossierStep, StepVerdict>>;
  /** What was computed; null without a seed. */
  readonly mac: string | null;
  readonly number: number | null;
  /** By which it was computed. */
  readonly seed: string | null;
}

const says = (isRight: boolean): StepVerdict => (isRight ? 'right' : 'wrong');

export function checkDossier(dossier: Dossier): DossierCheck {
  const { terms, draw, commit } = dossier;
  const seed = dossier.seed ?? unlocked(dossier);
  const steps = {
    terms: says(areTermsKept(dossier)),
    beacon:
      draw.signature === null && terms.beacon !== null
        ? ('waits' as const)
        : says(isByBeacon(draw, terms.beacon)),
    prize: prizeVerdict(dossier),
    chain: says(linkOf(draw.previous, { ...draw, activityId: terms.activityId }) === draw.link),
  };
  if (seed === null || draw.mac === null || draw.number === null)
    return {
      steps: { ...steps, commit: 'waits', number: 'waits' },
      mac: null,
      number: null,
      seed: null,
    };
  const claim: DrawClaim = {
    ...draw,
    activityId: terms.activityId,
    seed,
    commit,
    mac: draw.mac,
    number: draw.number,
    prizes: tableOf(dossier),
  };
  const { mac, number, steps: computed } = checkClaim(claim, terms.beacon);
  const isNumber = computed.number === true;
  return {
    steps: {
      ...steps,
      commit: says(computed.commit === true && isLocked(dossier, seed)),
      number: says(isNumber),
      prize: isNumber ? steps.prize : 'skipped',
    },
    mac,
    number,
    seed,
  };
}

/** The seed, by the signature of the round that it was locked for. */
function unlocked({ timelock, revealSignature }: Dossier): string | null {
  const opened = timelock && revealSignature ? openWith(timelock, revealSignature) : null;
  return opened && bytesToHex(opened);
}

/** A seed that was locked beforehand is the one that is shown, where the signature is known. */
function isLocked({ terms, timelock, revealSignature }: Dossier, seed: string): boolean {
  if (terms.beacon === null || timelock === null || revealSignature === null) return true;
  const round = { round: timelock.round, signature: revealSignature };
  const opened = openWith(timelock, revealSignature);
  return areGenuine(terms.beacon, [round]) && opened !== null && bytesToHex(opened) === seed;
}

/** Terms, commitment and the beginning of the chain belong together, and the tables to the terms. */
function areTermsKept({ terms, termsHash, commit, genesis, tables }: Dossier): boolean {
  const promised = new Map(firstTable(terms.prizes).rows.map((row) => [row.prizeId, row.range]));
  const fits = ({ prizeId, range }: PublishedTable['prizes'][number]) => {
    const first = promised.get(prizeId);
    if (first === undefined) return false;
    return range === null || (first?.from === range.from && first.to === range.to);
  };
  return (
    termsHashOf(terms) === termsHash &&
    genesisOf(commit, termsHash) === genesis &&
    tables.every(
      ({ prizes }, at) =>
        prizes.length === terms.prizes.length &&
        prizes.every(fits) &&
        (at > 0 || prizes.every(({ prizeId, range }) => isSame(range, promised.get(prizeId)))),
    )
  );
}

const isSame = (one: Range | null, other: Range | null | undefined): boolean =>
  one === null ? other === null : one.from === other?.from && one.to === other.to;

function tableOf({ terms, tables, draw }: Dossier): DrawClaim['prizes'] {
  const table = tables.find(({ version }) => version === draw.tableVersion);
  const kinds = new Map(terms.prizes.map(({ prizeId, kind }) => [prizeId, kind]));
  return (table?.prizes ?? []).map(({ prizeId, range }) => ({
    prizeId,
    range,
    kind: kinds.get(prizeId) ?? 'NOTHING',
  }));
}

/** The number that is written lies in the range of the prize that is written. */
function prizeVerdict(dossier: Dossier): StepVerdict {
  const { tables, draw } = dossier;
  const { number } = draw;
  if (number === null) return 'waits';
  const inForce = tables.findLast(({ fromDrawNo }) => fromDrawNo <= draw.drawNo);
  const won = tableOf(dossier).find(
    ({ kind, range }) =>
      kind !== 'NOTHING' && range !== null && number >= range.from && number <= range.to,
  );
  return says(inForce?.version === draw.tableVersion && (won?.prizeId ?? null) === draw.prizeId);
}
