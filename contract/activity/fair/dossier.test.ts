import { readFileSync } from 'node:fs';
import { bls12_381 } from '@noble/curves/bls12-381.js';
import { bytesToHex, hexToBytes } from '@noble/hashes/utils.js';
import { expect, test } from 'vitest';
import { DOMAIN, messageOfRound, randomnessOf, roundAfter } from './beacon.ts';
import { checkDossier, DOSSIER_STEPS } from './dossier.ts';
import type { Dossier } from './dossier.ts';
import { drawn, linkOf, messageOf } from './draw.ts';
import { readDossier } from './read.ts';
import type { LotteryRecord } from './record.ts';
import { firstTable, tableAfter } from './table.ts';
import { commitOf, genesisOf, termsHashOf } from './terms.ts';
import type { Beacon, Terms } from './terms.ts';
import { lockFor } from './timelock.ts';

/** Written by fair/golden.py with the standard library of Python alone. */
const { record } = JSON.parse(readFileSync(new URL('golden.json', import.meta.url), 'utf8')) as {
  record: LotteryRecord;
};

/** A draw of a record that was sealed by a site alone, as its page shows it. */
function dossierAt(at: number): Dossier {
  const { terms, termsHash, commit, genesis, seed, draws } = record;
  const draw = draws[at] as LotteryRecord['draws'][number];
  let table = firstTable(terms.prizes);
  const tables = [table];
  for (const { drawNo, prizeId } of draws) {
    const next = tableAfter(table, drawNo, prizeId);
    if (next.version !== table.version) tables.push(next);
    table = next;
  }
  return {
    format: 'khum-draw-1',
    terms,
    termsHash,
    commit,
    genesis,
    seed,
    timelock: null,
    revealSignature: null,
    tables: tables.map(({ version, fromDrawNo, rows }) => ({
      version,
      fromDrawNo,
      prizes: rows.map(({ prizeId, range }) => ({ prizeId, range })),
    })),
    draw: {
      ...draw,
      round: 0,
      signature: null,
      previous: draws[at - 1]?.link ?? genesis,
    },
  };
}

const secret = hexToBytes('2b'.repeat(32));
const beacon: Beacon = {
  chainHash: 'ab'.repeat(32),
  publicKey: bls12_381.shortSignatures.getPublicKey(secret).toHex(),
  periodS: 3,
  genesisS: 1_700_000_000,
};
const signed = (round: number) =>
  bls12_381.shortSignatures
    .sign(bls12_381.shortSignatures.hash(messageOfRound(round), DOMAIN), secret)
    .toHex();

/** The first draw of a lottery with a beacon, before its seed is open. */
function sealedDossier(): { dossier: Dossier; seed: string } {
  const seed = hexToBytes('5c'.repeat(32));
  const startAt = 1_700_000_300_000;
  const terms: Terms = { ...record.terms, startAt, revealAt: startAt + 90_000_000, beacon };
  const [commit, termsHash] = [commitOf(seed, terms.activityId), termsHashOf(terms)];
  const genesis = genesisOf(commit, termsHash);
  const asked = {
    activityId: terms.activityId,
    drawNo: 1,
    userHash: 'u1',
    userDrawNo: 1,
    clientSeed: 'my word',
    askedAt: startAt + 1_000,
    round: roundAfter(beacon, startAt + 2_000),
  };
  const signature = signed(asked.round);
  const { mac, number } = drawn(seed, messageOf(genesis, asked, randomnessOf(signature)));
  const { rows, ...table } = firstTable(terms.prizes);
  const won = rows.find(({ range }) => range && number >= range.from && number <= range.to);
  return {
    seed: bytesToHex(seed),
    dossier: {
      format: 'khum-draw-1',
      terms,
      termsHash,
      commit,
      genesis,
      seed: null,
      timelock: lockFor(beacon, roundAfter(beacon, terms.revealAt), seed),
      revealSignature: null,
      tables: [{ ...table, prizes: rows.map(({ prizeId, range }) => ({ prizeId, range })) }],
      draw: {
        ...asked,
        signature,
        previous: genesis,
        link: linkOf(genesis, asked),
        mac,
        number,
        tableVersion: 1,
        prizeId: won && won.kind !== 'NOTHING' ? won.prizeId : null,
      },
    },
  };
}

const RIGHT = {
  terms: 'right',
  commit: 'right',
  beacon: 'right',
  number: 'right',
  prize: 'right',
  chain: 'right',
};

test('BEY-13: each draw of a record proves itself alone, and its file is read as it was written', () => {
  expect(record.draws.length).toBeGreaterThan(20);
  for (const at of record.draws.keys()) {
    const read = readDossier(JSON.stringify(dossierAt(at)));
    expect(read).toEqual(JSON.parse(JSON.stringify(dossierAt(at))));
    expect(checkDossier(read as Dossier).steps, `draw ${at + 1}`).toEqual(RIGHT);
  }
  expect(readDossier(JSON.stringify({ ...dossierAt(0), more: 1 }))).toBeNull();
  expect(readDossier('{}')).toBeNull();
});

test('BEY-13: whatever is changed of a draw is found, and a step that builds on it is not guessed', () => {
  const whole = dossierAt(3);
  const { draw } = whole;
  const wrongIn = (changed: Dossier) => {
    const { steps } = checkDossier(changed);
    return DOSSIER_STEPS.flatMap((step) =>
      steps[step] === 'right' ? [] : [`${step} ${steps[step]}`],
    );
  };
  const other = (hash: string) => (hash.startsWith('0') ? '1' : '0') + hash.slice(1);
  const inDraw = (change: Partial<Dossier['draw']>) => ({ ...whole, draw: { ...draw, ...change } });
  const number = ((draw.number ?? 0) + 1) % 10_000;
  expect(wrongIn(inDraw({ number }))).toEqual(['number wrong', 'prize skipped']);
  expect(wrongIn(inDraw({ clientSeed: 'x' }))).toEqual([
    'number wrong',
    'prize skipped',
    'chain wrong',
  ]);
  expect(wrongIn(inDraw({ link: other(draw.link) }))).toEqual(['chain wrong']);
  expect(wrongIn(inDraw({ prizeId: draw.prizeId === null ? '1' : null }))).toEqual(['prize wrong']);
  expect(wrongIn(inDraw({ tableVersion: 9 }))).toContain('prize wrong');
  expect(wrongIn({ ...whole, commit: other(whole.commit) })).toEqual([
    'terms wrong',
    'commit wrong',
  ]);
  expect(wrongIn({ ...whole, terms: { ...whole.terms, title: 'x' } })).toEqual(['terms wrong']);
  const [first, ...rest] = whole.tables;
  const [prize, ...prizes] = first?.prizes ?? [];
  const moved = { ...first, prizes: [{ ...prize, range: { from: 0, to: 9_998 } }, ...prizes] };
  expect(wrongIn({ ...whole, tables: [moved, ...rest] as Dossier['tables'] })).toContain(
    'terms wrong',
  );
});

test('BEY-13: before the seed is open what can be is checked, and the rest waits for it', () => {
  const { dossier, seed } = sealedDossier();
  expect(checkDossier(dossier)).toMatchObject({
    steps: { ...RIGHT, commit: 'waits', number: 'waits' },
    seed: null,
  });
  const late = { ...dossier.draw, askedAt: dossier.draw.askedAt + 60_000 };
  expect(checkDossier({ ...dossier, draw: late }).steps).toMatchObject({
    beacon: 'wrong',
    chain: 'wrong',
  });
  const open = { ...dossier, seed };
  expect(checkDossier(open).steps).toEqual(RIGHT);
});

test('BEY-13: the signature of the round opens the locked seed without the site; that of another does not', () => {
  const { dossier, seed } = sealedDossier();
  const round = dossier.timelock?.round ?? 0;
  const opened = checkDossier({ ...dossier, revealSignature: signed(round) });
  expect(opened).toMatchObject({ steps: RIGHT, seed });
  expect(checkDossier({ ...dossier, revealSignature: signed(round + 1) })).toMatchObject({
    steps: { commit: 'waits' },
    seed: null,
  });
  const another = '5d'.repeat(32);
  expect(
    checkDossier({ ...dossier, seed: another, revealSignature: signed(round) }).steps.commit,
  ).toBe('wrong');
});
