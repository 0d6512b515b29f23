import { expect, test } from 'vitest';
import { REFUTED, VERDICTS } from '#contract/price/verdict.ts';
import { VERDICT_CHOICES } from './goods-query.ts';

test('BEY-01: hiding what is refuted leaves every other verdict', () => {
  expect(VERDICT_CHOICES.fair.toSorted()).toEqual(
    VERDICTS.filter((kind) => !REFUTED.includes(kind)).toSorted(),
  );
});
