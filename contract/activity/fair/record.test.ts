import { createHash, createHmac } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { bls12_381 } from '@noble/curves/bls12-381.js';
import { bytesToHex, hexToBytes } from '@noble/hashes/utils.js';
import fc from 'fast-check';
import { decryptOnG2, encryptOnG2RFC9380 } from 'tlock-js/crypto/ibe.js';
import { expect, test } from 'vitest';
import {
  areGenuine,
  DOMAIN,
  messageOfRound,
  randomnessOf,
  roundAfter,
  timeOfRound,
} from './beacon.ts';
import type { Round } from './beacon.ts';
import { drawn, fairNumber, linkOf, messageOf } from './draw.ts';
import { readRecord } from './read.ts';
import { checkRecord } from './record.ts';
import type { LotteryRecord, RecordedDraw } from './record.ts';
import { firstTable, oddsOf, prizeAt, tableAfter } from './table.ts';
import { NUMBERS } from './numbers.ts';
import { commitOf, genesisOf, termsHashOf } from './terms.ts';
import type { Beacon, Terms } from './terms.ts';
import { lockFor, openWith } from './timelock.ts';

/** Written by fair/golden.py with the standard library of Python alone. */
const golden = JSON.parse(readFileSync(new URL('golden.json', import.meta.url), 'utf8')) as {
  record: LotteryRecord;
  numbers: { seed: string; message: string; mac: string; number: number }[];
};

/** drand quicknet, and one of its rounds. */
const QUICKNET: Beacon = {
  chainHash: '52db9ba70e0cc0f6eaf7803dd07447a1f5477735fd3f661792ba94600c84e971',
  publicKey:
    '83cf0f2896adee7eb8b5f01fcad3912212c437e0073e911fb90022d3e760183c8c4b450b6a0a6c3ac6a5776a2d1064510d1fec758c921cc22b0e17e63aaf4bcb5ed66304de9cf809bd274ca73bab4af5a6e9c76a4bc09e76eae8991ef5ece45a',
  periodS: 3,
  genesisS: 1_692_803_367,
};
const QUICKNET_ROUND = {
  round: 657_413,
  signature:
    'b713718a38ae728dfd477991af2822e08d2f305e47718cef9f7848ce4050e7be41076862b98fad56e91a6b85b89cd97b',
};

const secret = hexToBytes('2a'.repeat(32));
const own: Beacon = {
  chainHash: 'ab'.repeat(32),
  publicKey: bls12_381.shortSignatures.getPublicKey(secret).toHex(),
  periodS: 3,
  genesisS: 1_700_000_000,
};
const signed = (round: number) => ({
  round,
  signature: bls12_381.shortSignatures
    .sign(bls12_381.shortSignatures.hash(messageOfRound(round), DOMAIN), secret)
    .toHex(),
});

function lottery(beacon: Beacon | null, count: number): LotteryRecord {
  const startAt = 1_700_000_300_000;
  const terms: Terms = {
    format: 'khum-lottery-1',
    activityId: '77',
    title: 'จับรางวัล 10.10',
    startAt,
    endAt: startAt + 86_400_000,
    revealAt: startAt + 90_000_000,
    prizes: [
      { prizeId: '1', name: 'Hush 2', kind: 'GOODS', numbers: 900, stock: 2 },
      { prizeId: '2', name: '฿500', kind: 'VOUCHER', numbers: 3_000, stock: null },
      { prizeId: '3', name: '-', kind: 'NOTHING', numbers: 6_100, stock: null },
    ],
    chances: [{ reason: 'BASE', chances: 1, mostADay: 1, mostInAll: 30 }],
    beacon,
  };
  const seed = new Uint8Array(createHash('sha256').update(`seed ${count}`).digest());
  const commit = commitOf(seed, terms.activityId);
  const termsHash = termsHashOf(terms);
  const revealRound = beacon && roundAfter(beacon, terms.revealAt);
  const [rounds, draws]: [Round[], RecordedDraw[]] = [[], []];
  const record: LotteryRecord = {
    terms,
    termsHash,
    commit,
    genesis: genesisOf(commit, termsHash),
    seed: bytesToHex(seed),
    timelock:
      beacon && revealRound
        ? { ...lockFor(beacon, revealRound, seed), ...signed(revealRound) }
        : null,
    rounds,
    draws,
  };
  let [previous, table] = [record.genesis, firstTable(terms.prizes)];
  for (let drawNo = 1; drawNo <= count; drawNo += 1) {
    const askedAt = startAt + Math.floor(drawNo / 3) * 4_000;
    const round = beacon ? roundAfter(beacon, askedAt) : 0;
    const signature = beacon ? signed(round).signature : undefined;
    if (signature !== undefined && rounds.at(-1)?.round !== round)
      rounds.push({ round, signature });
    const asked = {
      activityId: '77',
      drawNo,
      userHash: createHash('sha256')
        .update(`${drawNo % 4}`)
        .digest('hex')
        .slice(0, 16),
      userDrawNo: Math.ceil(drawNo / 4),
      clientSeed: drawNo % 5 === 0 ? 'สุ่ม:|🎲' : `${drawNo}`,
      askedAt,
      round,
    };
    const link = linkOf(previous, asked);
    const { mac, number } = drawn(
      seed,
      messageOf(previous, asked, signature ? randomnessOf(signature) : ''),
    );
    const prizeId = prizeAt(table, number)?.prizeId ?? null;
    const { activityId: _, ...fixed } = asked;
    draws.push({ ...fixed, link, mac, number, tableVersion: table.version, prizeId });
    table = tableAfter(table, drawNo, prizeId);
    previous = link;
  }
  return record;
}

const sealedAlone = lottery(null, 60);
const byBeacon = lottery(own, 9);

test('BEY-13: a genuine round of drand quicknet is known as such, and no other', () => {
  expect(areGenuine(QUICKNET, [QUICKNET_ROUND])).toBe(true);
  expect(areGenuine(QUICKNET, [{ ...QUICKNET_ROUND, round: 657_414 }])).toBe(false);
  expect(areGenuine(own, [QUICKNET_ROUND])).toBe(false);
  expect(randomnessOf(QUICKNET_ROUND.signature)).toBe(
    'fc1873a13f3545aeade8401532ef5519920652eee6b0d2b19ca12643b87b3587',
  );
});

test('BEY-13: two false signatures whose sum is right are refused', () => {
  const [one, two] = [signed(1), signed(2)];
  const { Point } = bls12_381.G1;
  const shifted = [
    { round: 1, signature: Point.fromHex(one.signature).add(Point.BASE).toHex() },
    { round: 2, signature: Point.fromHex(two.signature).subtract(Point.BASE).toHex() },
  ];
  expect(areGenuine(own, [one, two])).toBe(true);
  expect(areGenuine(own, shifted)).toBe(false);
  expect(areGenuine(own, [{ round: 1, signature: 'c0'.padEnd(96, '0') }])).toBe(false);
});

test('BEY-13: the round after a moment is always still to come, and the next one', () => {
  fc.assert(
    fc.property(
      fc.integer({ min: 1_600_000_000_000, max: 2_000_000_000_000 }),
      fc.integer({ min: 1, max: 60 }),
      (at, periodS) => {
        const beacon = { ...own, periodS };
        const round = roundAfter(beacon, at);
        expect(timeOfRound(beacon, round)).toBeGreaterThan(at);
        if (round > 1) expect(timeOfRound(beacon, round - 1)).toBeLessThanOrEqual(at);
      },
    ),
  );
});

test('BEY-13: a locked seed opens with its round alone, here and in the scheme of drand', async () => {
  const seed = hexToBytes('5e'.repeat(32));
  const lock = lockFor(own, 500, seed);
  expect(openWith(lock, signed(500).signature)).toEqual(seed);
  expect(openWith(lock, signed(501).signature)).toBeNull();
  const parts = { U: hexToBytes(lock.u), V: hexToBytes(lock.v), W: hexToBytes(lock.w) };
  expect(new Uint8Array(await decryptOnG2(hexToBytes(signed(500).signature), parts))).toEqual(seed);
  const theirs = await encryptOnG2RFC9380(hexToBytes(own.publicKey), messageOfRound(500), seed);
  const read = {
    round: 500,
    u: bytesToHex(theirs.U),
    v: bytesToHex(theirs.V),
    w: bytesToHex(theirs.W),
  };
  expect(openWith(read, signed(500).signature)).toEqual(seed);
});

test('BEY-13: numbers and a whole record written by another program are what this one computes', () => {
  for (const { seed, message, mac, number } of golden.numbers)
    expect(drawn(hexToBytes(seed), message)).toEqual({ mac, number });
  expect(golden.record.draws.length).toBeGreaterThan(30);
  expect(checkRecord(golden.record).faults).toEqual([]);
});

test('BEY-13: no number is likelier than another: words above the last multiple are passed over', () => {
  const words = (...values: number[]) => {
    const bytes = new Uint8Array(32);
    for (const [at, value] of values.entries()) new DataView(bytes.buffer).setUint32(at * 4, value);
    return bytes;
  };
  expect(fairNumber(words(4_294_959_999))).toBe(9_999);
  expect(fairNumber(words(4_294_960_000, 4_294_967_295, 41))).toBe(41);
  expect(fairNumber(words(...Array.from({ length: 8 }, () => 4_294_960_000)))).toBeNull();
});

test('BEY-13: every draw of an untouched record is green', () => {
  for (const record of [sealedAlone, byBeacon, lottery(null, 0), lottery(own, 0)]) {
    const read = readRecord(JSON.stringify(record));
    expect(read).toEqual(record);
    expect(checkRecord(record)).toEqual({ draws: record.draws.length, faults: [] });
  }
  expect(sealedAlone.draws.some(({ tableVersion }) => tableVersion > 1)).toBe(true);
});

test('BEY-13: a record with any one byte changed is red', () => {
  for (const [record, runs] of [
    [sealedAlone, 500],
    [byBeacon, 30],
  ] as const) {
    const bytes = Buffer.from(JSON.stringify(record));
    fc.assert(
      fc.property(
        fc.integer({ min: 0, max: bytes.length - 1 }),
        fc.integer({ min: 1, max: 255 }),
        (at, change) => {
          const copy = Buffer.from(bytes);
          copy[at] = (copy[at] as number) ^ change;
          const read = readRecord(copy.toString('utf8'));
          if (read === null) return;
          // other bytes for the same JSON, such as "é" by its escape or an upper-case E of a number
          if (JSON.stringify(read) === JSON.stringify(record)) return;
          expect(checkRecord(read).faults).not.toEqual([]);
        },
      ),
      { numRuns: runs },
    );
  }
});

test('BEY-13: a record with a draw left out, put in, moved or given to another is red', () => {
  const change = (edit: (draws: readonly RecordedDraw[]) => readonly RecordedDraw[]) =>
    checkRecord({ ...sealedAlone, draws: edit(structuredClone(sealedAlone.draws)) }).faults;
  expect(change((draws) => draws.toSpliced(20, 1))).not.toEqual([]);
  expect(change((draws) => draws.toSpliced(20, 0, draws[20] as never))).not.toEqual([]);
  expect(change((draws) => [draws[1], draws[0], ...draws.slice(2)] as never)).not.toEqual([]);
  expect(
    change((draws) => draws.with(7, { ...(draws[7] as never as object), userHash: 'x' } as never)),
  ).not.toEqual([]);
  // only the operator could leave out the last ones; whoever holds the proof of one of them sees it
  expect(change((draws) => draws.slice(0, -1))).toEqual([]);
});

test('BEY-13: over 100,000 draws each prize comes as often as its odds say (chi-square)', () => {
  const prizes = sealedAlone.terms.prizes.map((prize) => ({ ...prize, stock: null }));
  const table = firstTable(prizes);
  const seed = hexToBytes('71'.repeat(32));
  const [byPrize, byDigit] = [
    new Map<string | null, number>(),
    Array.from({ length: 100 }, () => 0),
  ];
  const draws = 100_000;
  for (let no = 0; no < draws; no += 1) {
    const mac = createHmac('sha256', seed).update(`${no}`).digest();
    const number = fairNumber(mac) as number;
    const prize = prizeAt(table, number)?.prizeId ?? null;
    byPrize.set(prize, (byPrize.get(prize) ?? 0) + 1);
    byDigit[Math.floor(number / 100)] = (byDigit[Math.floor(number / 100)] as number) + 1;
  }
  const chi = (seen: number, expected: number) => (seen - expected) ** 2 / expected;
  const ofPrizes = table.rows.reduce((sum, row) => {
    const seen = byPrize.get(row.kind === 'NOTHING' ? null : row.prizeId) ?? 0;
    return sum + chi(seen, draws * oddsOf(row));
  }, 0);
  const ofDigits = byDigit.reduce((sum, seen) => sum + chi(seen, draws / 100), 0);
  // 99.9th percentiles with 2 and 99 degrees of freedom
  expect(ofPrizes).toBeLessThan(13.82);
  expect(ofDigits).toBeLessThan(148.2);
});

test('BEY-13: a prize that has run out leaves its range to nothing, in a new version, and no other moves', () => {
  fc.assert(
    fc.property(
      fc.array(fc.record({ numbers: fc.nat(3_000), stock: fc.option(fc.nat(3)) }), {
        minLength: 1,
        maxLength: 3,
      }),
      fc.array(fc.nat(NUMBERS - 1), { maxLength: 60 }),
      (prizes, numbers) => {
        const rows = prizes.map((prize, at) => ({
          ...prize,
          prizeId: `${at}`,
          name: '',
          kind: 'GOODS' as const,
        }));
        let table = firstTable(rows);
        const first = table;
        const won = new Map<string, number>();
        for (const [at, number] of numbers.entries()) {
          const prize = prizeAt(table, number);
          if (prize) won.set(prize.prizeId, (won.get(prize.prizeId) ?? 0) + 1);
          const next = tableAfter(table, at + 1, prize?.prizeId ?? null);
          const ended = next.rows.filter(
            ({ range }, row) => range === null && table.rows[row]?.range !== null,
          );
          expect(next.version - table.version).toBe(ended.length);
          for (const [row, { range }] of next.rows.entries())
            if (range) expect(range).toEqual(first.rows[row]?.range);
          table = next;
        }
        for (const { prizeId, stock } of rows)
          if (stock !== null) expect(won.get(prizeId) ?? 0).toBeLessThanOrEqual(stock);
      },
    ),
  );
});
