import { expect, test } from 'vitest';
import type { Verdict } from '#contract/price/verdict.ts';
import { setMessages } from '../../lib/message.ts';
import { setPage } from '../../lib/page.ts';
import type { PageContext } from '../../lib/page.ts';
import { en } from '../../messages/en/index.ts';
import { sentenceOf } from './evidence.tsx';

const verified = (claimed: number, real: number): Verdict => ({
  kind: 'VERIFIED',
  claimed,
  real,
  typicalAmount: 100_000,
  priorAmount: null,
  priorTime: null,
  cheaperBefore: false,
  promoStart: '2026-11-18T00:00:00Z',
  raisedTime: null,
  raisedAmount: null,
  fromTime: '2026-08-20T00:00:00Z',
  observedDays: 80,
  preDays: 77,
  strikeDays: 3,
  windowDays: 90,
});

test('BEY-01: a discount that is larger than claimed is said to be more; one that is a little less is not said to be what was claimed', () => {
  setMessages(en);
  setPage({ lang: 'en', tenant: { timezone: 'Asia/Bangkok' }, currentTimeMillis: Date.parse('2026-11-21T00:00:00Z') } as PageContext);
  const said = (claimed: number, real: number) => sentenceOf(verified(claimed, real), 'THB').replace(/^.*\)\. /, '');
  expect(said(0.3, 0.36)).toBe('The shop claims 30% off; it is really 36%, more than claimed.');
  expect(said(0.3, 0.305)).toBe('The shop claims 30% off, and that is what we saw.');
  expect(said(0.3, 0.25)).toBe('The shop claims 30% off; we make it 25%, close enough.');
});
