/** Countries whose phone numbers may be used, as the call tells them (UI-06, LAY-12). Pure. */
import type { Answer } from '#contract/calls.ts';
import { nationalNumber } from '#contract/account/rules.ts';
import { page } from '../../lib/page.ts';

export type PhoneRules = Answer<'tenant.phone-rules'>;
type Rule = PhoneRules[number];

/** The country's name in the page's language, then its area code. */
export function countryName(rule: Rule): string {
  const name = new Intl.DisplayNames([page().lang], { type: 'region', fallback: 'none' }).of(rule.code) ?? rule.name;
  return `${name} +${rule.areaCode}`;
}

/** Whether what was typed is a number of that country, by the rule that the call gave. */
export function fits(rules: PhoneRules, areaCode: string, typed: string): boolean {
  const rule = rules.find((one) => one.areaCode === areaCode);
  return rule !== undefined && typed.length <= 40 && new RegExp(rule.pattern).test(nationalNumber(typed, areaCode));
}
