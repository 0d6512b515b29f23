import { expect, test } from 'vitest';
import { everyCall } from '#contract/calls.ts';
import { sources } from '../../../../house/source.ts';
import { PageCache } from './page-cache.ts';
import { topicsOf } from './topics.ts';

const of = (tenant: string, ...topics: string[]) => ({ tenant, topics: new Set(topics) });

test('AMB-46: a change forgets the pages of its own tenant that depend on its topic, and no others', () => {
  const cache = new PageCache();
  cache.store('TH deals', 'x', 0, of('TH', 'deal', 'goods'));
  cache.store('TH about', 'x', 0, of('TH'));
  cache.store('TH any', 'x', 0, { tenant: 'TH', topics: null });
  cache.store('ID deals?page=2', 'x', 0, of('ID', 'deal', 'goods'));
  const left = () =>
    ['TH deals', 'TH about', 'TH any', 'ID deals?page=2'].filter((key) => cache.current(key, 0));
  cache.outdate('moderation', 'TH');
  expect(left()).toEqual(['TH deals', 'TH about', 'ID deals?page=2']);
  cache.outdate('deal', 'TH');
  expect(left()).toEqual(['TH about', 'ID deals?page=2']);
  cache.outdate('goods', '*');
  expect(left()).toEqual(['TH about']);
  cache.outdate();
  expect(left()).toEqual([]);
});

test('100,000 made-up queries evict no plain page', () => {
  const cache = new PageCache();
  cache.store('TH /', 'home', 0, of('TH'));
  for (let at = 0; at < 100_000; at += 1) cache.store(`TH /?x=${at}`, 'made up', 0, of('TH'));
  expect(cache.current('TH /', 0)).toBeDefined();
});

test('every topic that anybody announces is one that pages know, and what pages depend on is announced', () => {
  const announced = new Set(
    sources()
      .filter((file) => file.path.startsWith('api/src/') && !file.path.includes('.test.'))
      .flatMap((file) =>
        [...file.text.matchAll(/\bannounce\([\w.]+, '([a-z]+)'\)/g)].map(
          (match) => match[1] as string,
        ),
      ),
  );
  const nouns = [...new Set(everyCall.map((call) => call.name.split('.')[0] as string))];
  const known = new Set(nouns.flatMap((noun) => [...(topicsOf([`${noun}.x`]) ?? [])]));
  expect([...announced].sort()).toEqual([...known].sort());
  expect(topicsOf(['deal.feed', 'comment.roots'])).toBeNull();
});
