/** What is kept and what waits, by their rules alone (BEY-14). */
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { boundsOf, headerOf, isKeepable, keptIn, newestFirst, within } from './kept.ts';
import type { Kept } from './kept.ts';
import { QUEUE, sentIn, actionsIn, without, withAction, withSent } from './queue.ts';
import type { Queued, Sent } from './queue.ts';

const kept: fc.Arbitrary<Kept> = fc.record({
  path: fc.string(),
  region: fc.constantFrom('TH', 'SG'),
  lang: fc.constantFrom('th', 'en'),
  name: fc.string({ unit: 'grapheme' }),
  cover: fc.option(fc.string()),
  price: fc.option(fc.string()),
  verdict: fc.option(
    fc.record({
      tone: fc.string(),
      icon: fc.string(),
      struck: fc.option(fc.string()),
      text: fc.string(),
    }),
  ),
  at: fc.nat(),
  keptAt: fc.nat(),
  looked: fc.boolean(),
  saved: fc.boolean(),
  files: fc.array(fc.string(), { maxLength: 3 }),
});

test('BEY-14: of what was looked at and of what is saved the newest stay, and nothing that is neither', () => {
  fc.assert(
    fc.property(fc.array(kept, { maxLength: 40 }), fc.integer({ min: 1, max: 8 }), (all, most) => {
      const { stay, go } = boundsOf(all, most);
      expect(stay.length + go.length).toBe(all.length);
      for (const flag of ['looked', 'saved'] as const) {
        const ages = (some: readonly Kept[]) =>
          some.filter((one) => one[flag]).map((one) => one.keptAt);
        const had = ages(all).toSorted((a, b) => b - a);
        expect(ages(stay).length).toBeGreaterThanOrEqual(Math.min(most, had.length));
        expect(
          ages(stay)
            .toSorted((a, b) => b - a)
            .slice(0, most),
        ).toEqual(had.slice(0, most));
      }
      expect(stay.length).toBeLessThanOrEqual(2 * most);
      expect(stay.every((one) => one.looked || one.saved)).toBe(true);
    }),
  );
});

test('BEY-14: a header holds any name, and whatever else is there is nothing', () => {
  fc.assert(
    fc.property(kept, (one) => {
      expect(/^[\x20-\x7e]*$/.test(headerOf(one)), 'as headers may').toBe(true);
      expect(keptIn(headerOf(one))).toEqual(one);
    }),
  );
  fc.assert(
    fc.property(
      fc.oneof(fc.string(), fc.json(), fc.constant('%ff'), fc.constant('null')),
      (text) => {
        expect(keptIn(text)).toBeNull();
        expect(actionsIn(text)).toEqual([]);
        expect(sentIn(text)).toEqual([]);
      },
    ),
  );
  expect(keptIn(null)).toBeNull();
});

test('BEY-14: pages of goods, deals, articles and notes are kept; those of accounts, lists and calls never', () => {
  for (const path of [
    '/product/demo-01',
    '/content/d11a-6b07e394',
    '/article/a1',
    '/note-detail/thn001',
  ])
    expect(isKeepable(path), path).toBe(true);
  for (const path of [
    '/',
    '/favorites',
    '/profile',
    '/api/x',
    '/product/',
    '/product/a/b',
    '/product/../profile',
    '//evil/product/x',
    '/notifications',
  ])
    expect(isKeepable(path), path).toBe(false);
});

test('BEY-14: what waits leaves every subject as it was last asked for, and asks for nothing that is so already', () => {
  const tap = fc.record({
    kind: fc.constantFrom('like' as const, 'collect' as const),
    id: fc.constantFrom('1', '2', '3'),
  });
  fc.assert(
    fc.property(
      fc.array(tap, { maxLength: 40 }),
      fc.array(fc.boolean(), { minLength: 6, maxLength: 6 }),
      (taps, begun) => {
        // what the site knows, and what the buttons show
        const keys = ['like', 'collect'].flatMap((kind) =>
          ['1', '2', '3'].map((id) => `${kind} ${id}`),
        );
        const site = new Map(keys.map((key, at) => [key, begun[at] as boolean]));
        const shown = new Map(site);
        let queue: Queued[] = [];
        for (const [at, { kind, id }] of taps.entries()) {
          const on = !shown.get(`${kind} ${id}`);
          shown.set(`${kind} ${id}`, on);
          const subject = { subjectId: id, subjectType: 'GOODS' } as const;
          queue = withAction(queue, { kind, subject, on, name: id, path: '/', at, userId: 'u' });
        }
        expect(actionsIn(JSON.stringify(queue))).toEqual(queue);
        for (const { kind, subject, on } of queue) {
          expect(site.get(`${kind} ${subject.subjectId}`), 'not so yet').toBe(!on);
          site.set(`${kind} ${subject.subjectId}`, on);
        }
        expect(site).toEqual(shown);
        expect(queue.reduce(without, queue)).toEqual([]);
      },
    ),
  );
});

test('BEY-14: of watches that wait for one product the last counts; what names no product is nothing', () => {
  const watch = (goodsId: string, targetAmount: number, at: number): Queued => ({
    kind: 'watch',
    subject: { subjectId: goodsId, subjectType: 'GOODS' },
    on: true,
    watch: { goodsId, kind: 'TARGET_PRICE', targetAmount },
    target: String(targetAmount),
    name: goodsId,
    path: '/',
    at,
    userId: 'u',
  });
  const wish = fc.tuple(fc.constantFrom('a', 'b', 'c'), fc.integer({ min: 1 }));
  fc.assert(
    fc.property(fc.array(wish), (wishes) => {
      const queue = wishes.reduce<Queued[]>(
        (all, [goods, target], at) => withAction(all, watch(goods, target, at)),
        [],
      );
      expect(actionsIn(JSON.stringify(queue))).toEqual(queue);
      expect(new Map(queue.map(({ name, target }) => [name, target]))).toEqual(
        new Map(wishes.map(([goods, target]) => [goods, String(target)])),
      );
    }),
  );
  for (const broken of [undefined, null, {}, { goodsId: 1 }])
    expect(actionsIn(JSON.stringify([{ ...watch('a', 1, 1), watch: broken }]))).toEqual([]);
});

test('BEY-14: what two tabs have sent is listed once, by what the first heard of it, the newest in front', () => {
  const done = fc.record({ id: fc.constantFrom('a', 'b', 'c'), at: fc.nat(20), sentAt: fc.nat() });
  fc.assert(
    fc.property(fc.array(done, { maxLength: 60 }), (all) => {
      const list = all.reduce<Sent[]>((known, { id, at, sentAt }) => {
        const subject = { subjectId: id, subjectType: 'GOODS' } as const;
        const action = { kind: 'like', subject, on: true, name: id, path: '/', at, userId: 'u' };
        return withSent(known, { ...(action as Queued), sentAt, refusal: null });
      }, []);
      const keyOf = (id: string, at: number) => `${id} ${at}`;
      const keys = list.map(({ name, at }) => keyOf(name, at));
      expect(keys).toEqual([...new Set(keys)]);
      expect(list.length).toBeLessThanOrEqual(QUEUE.shown);
      const [first] = all;
      const isEarly = new Set(all.map(({ id, at }) => keyOf(id, at))).size <= QUEUE.shown;
      if (first && isEarly)
        expect(list.at(-1)).toMatchObject({ name: first.id, at: first.at, sentAt: first.sentAt });
    }),
  );
});

/** A browser that keeps pages: what it has after each look, by the rules of keep.ts. */
const look = fc.record({
  page: fc.integer({ min: 1, max: 12 }),
  saved: fc.boolean(),
  bytes: fc.integer({ min: 1, max: 400 }),
  files: fc.uniqueArray(
    fc.record({
      path: fc.oneof(
        fc.integer({ min: 1, max: 6 }).map((n) => `/assets/${n}.js`),
        fc.integer({ min: 1, max: 12 }).map((n) => `/pic/${n}.webp`),
      ),
      bytes: fc.integer({ min: 1, max: 500 }),
    }),
    { maxLength: 6, selector: ({ path }) => path },
  ),
});

test('BEY-14: kept pages and their files never exceed their bytes; pictures go first, then the oldest that are not saved', () => {
  const shell: Kept = { ...blank('/offline'), files: ['/assets/1.js', '/assets/shell.js'] };
  fc.assert(
    fc.property(
      fc.array(look, { maxLength: 60 }),
      fc.integer({ min: 200, max: 5_000 }),
      (looks, most) => {
        const sizes = new Map([
          ['/offline', 50],
          ['/assets/shell.js', 50],
          ['/assets/1.js', 50],
        ]);
        const sizeOf = (path: string) => sizes.get(path) ?? 0;
        const sumOf = (paths: Iterable<string>) =>
          [...paths].reduce((sum, one) => sum + sizeOf(one), 0);
        let pages: Kept[] = [];
        let stored = new Set<string>();
        for (const [keptAt, { page, saved, bytes, files }] of looks.entries()) {
          const path = `/product/${page}`;
          for (const file of files) if (!sizes.has(file.path)) sizes.set(file.path, file.bytes);
          sizes.set(path, bytes);
          const kept = {
            ...blank(path),
            keptAt,
            saved,
            looked: true,
            files: files.map((f) => f.path),
          };
          const before = [...pages.filter((one) => one.path !== path), kept];
          const wanted = new Set([...shell.files, ...stored, ...kept.files]);
          const after = within(most, before, [shell], sizeOf);
          pages = after.pages;
          stored = new Set([...after.files].filter((one) => wanted.has(one)));
          const sum = sumOf([...stored, ...pages.map((one) => one.path), shell.path]);
          expect(sum <= most || pages.length === 0, `${sum} of ${most}`).toBe(true);
          const needed = new Set([shell, ...pages].flatMap((one) => one.files));
          expect(
            [...stored].every((one) => needed.has(one)),
            'nothing for nobody',
          ).toBe(true);
          expect(
            shell.files.every((one) => stored.has(one)),
            'the shell is whole',
          ).toBe(true);
          const scripts = [...needed].filter((one) => !one.startsWith('/pic/'));
          expect(
            scripts.every((one) => stored.has(one)),
            'a page that stays works',
          ).toBe(true);
          if (pages.length < before.length)
            expect(
              [...stored].some((one) => one.startsWith('/pic/')),
              'pictures first',
            ).toBe(false);
          const best = newestFirst(before).toSorted((a, b) => Number(b.saved) - Number(a.saved));
          expect(new Set(pages)).toEqual(new Set(best.slice(0, pages.length)));
        }
      },
    ),
  );
});

function blank(path: string): Kept {
  return {
    path,
    region: 'TH',
    lang: 'th',
    name: path,
    cover: null,
    price: null,
    verdict: null,
    at: 0,
    keptAt: 0,
    looked: false,
    saved: false,
    files: [],
  };
}
