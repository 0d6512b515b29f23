/**
 * What a verdict is called by itself, in a table, a heading or a list: the words of its chip with a
 * capital, as a sentence begins. The chip goes on from a figure and has none. Apart from the rules,
 * since home shows names alone.
 */
import { t } from '../../lib/message.ts';
import type { Rule } from './rule.ts';

const WORDS = {
  none: 'chip.none',
  always: 'chip.always',
  unverified: 'chip.unverified',
  once: 'chip.once',
  raised: 'chip.raised',
  fake: 'chip.fake',
  overstated: 'chip.overstated.none',
  verified: 'judge.verified',
  old: 'chip.old',
} as const satisfies Record<Rule, string>;

export function ruleName(rule: Rule): string {
  const words = t(WORDS[rule]);
  return words.charAt(0).toUpperCase() + words.slice(1);
}
