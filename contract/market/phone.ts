/** How phone numbers of countries look, a line each. */

interface RuleOf<Code extends string> {
  readonly name: string;
  /** Digits dialled for the country, without plus. */
  readonly areaCode: string;
  /** ISO 3166 code. */
  readonly code: Code;
  /** Of the national number, without a leading 0. */
  readonly pattern: string;
  /** May be signed in with in every region; others only in regions with their calling code. */
  readonly isEverywhere: boolean;
}

function rule<const Code extends string>(
  name: string,
  areaCode: string,
  code: Code,
  pattern: string,
  isEverywhere = false,
): RuleOf<Code> {
  return { name, areaCode, code, pattern, isEverywhere };
}

/**
 * VAL-05..11. Malaysia and Indonesia accept real numbers beside the narrow reading of the table
 * (AMB-05); China is a country to sign in from, not a market (AMB-06).
 */
const RULES = [
  rule('Thailand', '66', 'TH', '^[689]\\d{8}$', true),
  rule('Indonesia', '62', 'ID', '^8\\d{7,11}$', true),
  rule('Philippines', '63', 'PH', '^9\\d{9}$', true),
  rule('Singapore', '65', 'SG', '^[89]\\d{7}$', true),
  rule('Malaysia', '60', 'MY', '^1\\d{6,9}$', true),
  rule('Vietnam', '84', 'VN', '^[35789]\\d{8}$', true),
  rule('China', '86', 'CN', '^1[3-9]\\d{9}$', true),
  rule('Brunei', '673', 'BN', '^[278]\\d{6}$'),
  rule('Cambodia', '855', 'KH', '^[1-9]\\d{7,8}$'),
  rule('Hong Kong', '852', 'HK', '^[4-9]\\d{7}$'),
  rule('India', '91', 'IN', '^[6-9]\\d{9}$'),
  rule('Laos', '856', 'LA', '^20\\d{8}$'),
  rule('Myanmar', '95', 'MM', '^9\\d{7,9}$'),
  rule('Taiwan', '886', 'TW', '^9\\d{8}$'),
  rule('Timor-Leste', '670', 'TL', '^7\\d{7}$'),
] as const;
export type PhoneRule = RuleOf<(typeof RULES)[number]['code']>;
export const PHONE_RULES: readonly PhoneRule[] = RULES;

/** The countries whose numbers may sign in where `ownArea` is the calling code. */
export function phoneRulesOf(ownArea: string): readonly PhoneRule[] {
  return PHONE_RULES.filter((one) => one.isEverywhere || one.areaCode === ownArea);
}
