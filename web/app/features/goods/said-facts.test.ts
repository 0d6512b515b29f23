import { expect, test } from 'vitest';
import { duringVisit } from '../../during-visit.ts';
import type { PageContext } from '../../lib/page.ts';
import { en } from '../../messages/en/index.ts';
import { saidFacts } from './said-facts.ts';

test('BEY-59: what feeds call by names of their own is called by ours', () => {
  const visit = { page: { lang: 'en' } as unknown as PageContext, messages: en };
  const said = duringVisit(visit, () =>
    saidFacts([
      { name: 'breadcrumb', value: 'Phones > Smartphones' },
      { name: 'condition', value: 'REFURBISHED' },
      { name: 'RAM', value: '8 GB' },
    ]),
  );
  expect(said).toEqual([
    { name: 'Shop’s category', value: 'Phones > Smartphones' },
    { name: 'Condition', value: 'Refurbished' },
    { name: 'RAM', value: '8 GB' },
  ]);
});
