import fc from 'fast-check';
import { expect, test } from 'vitest';
import type { Draft } from '#contract/content/draft.ts';
import { wordsOf } from './form.ts';
import type { Words } from './form.ts';
import type { Merged } from './merge.ts';
import { startSync } from './sync.ts';
import type { Remote, Sync } from './sync.ts';

const FIELDS = ['title', 'text', 'keywords'] as const;
type Typed = (typeof FIELDS)[number];
const stored = (version: number, words: Pick<Words, Typed>) =>
  ({
    id: '1',
    version,
    state: 'DRAFT',
    images: [],
    goods: [],
    goodsIds: [],
    classificationCodes: [],
    disclosure: null,
    viewerType: 'ALL',
    deal: null,
    ...words,
    keywords: words.keywords === '' ? [] : [words.keywords],
  }) as never as Draft;
const fresh = (draft: Draft | null): Merged => {
  const words = wordsOf(draft, 'UTC');
  return { words, sent: words, base: words, conflicts: {} };
};
class Stale extends Error {}

/**
 * An API that keeps one draft, trims like the real one, refuses old versions, and remembers who
 * wrote over what.
 */
function keeper(
  schedule: <Result>(work: () => Result) => Promise<Result>,
  fails: () => 'before' | 'after' | null,
) {
  let version = 1;
  let words: Pick<Words, Typed> = { title: '', text: '', keywords: '' };
  const kept: Record<Typed, string[]> = { title: [''], text: [''], keywords: [''] };
  const over: { field: Typed; old: string; by: string }[] = [];
  const now = () => stored(version, words);
  const remoteOf = (by: string): Remote => ({
    create: () => schedule(now),
    load: () => schedule(now),
    update: (draft, typed, fields) =>
      schedule(() => {
        if (draft.version !== version) throw new Stale();
        const fault = fails();
        if (fault === 'before') throw new Error('No connection.');
        for (const field of fields as Typed[]) {
          if (words[field] !== '' && words[field] !== typed[field].trim())
            over.push({ field, old: words[field], by });
          words = { ...words, [field]: typed[field].trim() };
          kept[field].push(words[field]);
        }
        version += 1;
        if (fault === 'after') throw new Error('The answer was lost.');
        return now();
      }),
    isConflict: (error) => error instanceof Stale,
    wordsOf: (draft) => wordsOf(draft, 'UTC'),
  });
  return { remoteOf, kept, over, words: () => words };
}

test('P-17: however the requests of two devices meet, and whichever of them fail, no word is written over by somebody who did not see it', async () => {
  const step = fc.record({
    device: fc.nat(1),
    act: fc.constantFrom('type', 'type', 'save', 'pull', 'settle'),
    field: fc.constantFrom(...FIELDS),
    mine: fc.boolean(),
    spaced: fc.boolean(),
  });
  await fc.assert(
    fc.asyncProperty(
      fc.scheduler(),
      fc.array(step, { maxLength: 40 }),
      fc.infiniteStream(
        fc.option(fc.constantFrom('before' as const, 'after' as const), { freq: 4 }),
      ),
      async (s, steps, faults) => {
        let isCalm = false;
        const schedule = async <Result>(work: () => Result): Promise<Result> => {
          await s.schedule(Promise.resolve());
          return work();
        };
        const api = keeper(schedule, () => (isCalm ? null : (faults.next().value ?? null)));
        const seen = ['a', 'b'].map(() => ({
          title: new Set(['']),
          text: new Set(['']),
          keywords: new Set(['']),
        }));
        const typing = [false, false];
        const devices: Sync[] = [];
        for (const at of [0, 1]) {
          let before = fresh(stored(1, { title: '', text: '', keywords: '' }));
          const sync: Sync = startSync(
            stored(1, { title: '', text: '', keywords: '' }),
            before,
            api.remoteOf(String(at)),
            () => {
              const merged = sync.merged();
              for (const field of FIELDS) {
                seen[at]?.[field].add(merged.words[field].trim());
                if (merged.conflicts[field] !== undefined)
                  seen[at]?.[field].add(merged.conflicts[field]);
                // what vanishes from a field by itself was kept by the API once
                if (!typing[at] && merged.words[field] !== before.words[field])
                  expect(api.kept[field]).toContain(before.words[field].trim());
              }
              before = merged;
            },
          );
          devices.push(sync);
        }
        const byHand = (at: number, work: () => void) => {
          typing[at] = true;
          work();
          typing[at] = false;
        };
        const settle = (at: number, field: Typed, mine: boolean) => {
          const sync = devices[at] as Sync;
          const theirs = sync.merged().conflicts[field];
          if (theirs !== undefined)
            byHand(at, () => sync.settle(field, mine ? sync.merged().words[field] : theirs));
        };
        const running: Promise<unknown>[] = [];
        for (const [n, { device, act, field, mine, spaced }] of steps.entries()) {
          const sync = devices[device] as Sync;
          if (act === 'type')
            byHand(device, () => sync.type({ [field]: `${device}-${n}${spaced ? ' ' : ''}` }));
          if (act === 'save') running.push(sync.save().catch(() => {}));
          if (act === 'pull') running.push(sync.pull().catch(() => {}));
          if (act === 'settle') settle(device, field, mine);
          if (n % 3 === 2 && s.count() > 0) await s.waitOne();
        }
        const calm = Promise.all(running).then(async () => {
          isCalm = true;
          for (const at of [0, 1, 0, 1, 0, 1]) {
            await devices[at]?.save();
            for (const field of FIELDS) settle(at, field, true);
            await devices[at]?.save();
          }
          for (const device of devices) await device.pull();
        });
        await s.waitFor(calm);
        for (const { field, old, by } of api.over)
          expect([...(seen[Number(by)]?.[field] ?? [])], `${field} ${old}`).toContain(old);
        for (const device of devices) {
          expect(device.isUnsent()).toBe(false);
          for (const field of FIELDS)
            expect(device.merged().words[field].trim()).toBe(api.words()[field]);
        }
      },
    ),
    { numRuns: 500 },
  );
});

test('P-17: a field that changed on one side takes that side; one that changed on both shows both, and is sent once somebody chose', async () => {
  const api = keeper(
    async (work) => work(),
    () => null,
  );
  const open = () =>
    startSync(
      stored(1, { title: '', text: '', keywords: '' }),
      fresh(null),
      api.remoteOf('x'),
      () => {},
    );
  const [phone, desk] = [open(), open()];
  phone.type({ title: 'Fan', text: 'From the phone' });
  await phone.save();
  desk.type({ keywords: 'quiet', text: 'From the desk' });
  await desk.save();
  expect(desk.merged()).toMatchObject({
    words: { title: 'Fan', keywords: 'quiet', text: 'From the desk' },
    conflicts: { text: 'From the phone' },
  });
  expect(api.words()).toEqual({ title: 'Fan', text: 'From the phone', keywords: 'quiet' });
  expect(desk.isUnsent()).toBe(true);
  desk.settle('text', 'From the phone\n\nFrom the desk');
  await desk.save();
  await phone.pull();
  expect(phone.merged().words).toEqual(desk.merged().words);
  expect(phone.merged().words.text).toBe('From the phone\n\nFrom the desk');
});

test('P-17: an answer that was lost is no conflict with oneself, nor is a draft begun twice', async () => {
  const faults = ['after', 'after', null] as ('after' | null)[];
  const api = keeper(
    async (work) => work(),
    () => faults.shift() ?? null,
  );
  const sync = startSync(null, fresh(null), api.remoteOf('x'), () => {});
  sync.type({ text: 'One' });
  await expect(sync.save()).rejects.toThrow('lost');
  sync.type({ text: 'One two' });
  await expect(sync.save()).rejects.toThrow('lost');
  sync.type({ text: 'One two three' });
  await sync.save();
  expect(sync.merged().conflicts).toEqual({});
  expect(api.words().text).toBe('One two three');
});
