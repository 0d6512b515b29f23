/**
 * What web and API agree on about phone numbers, e-mail addresses, passwords, nicknames and codes
 * (rows VAL). Pure functions; each problem is the error key whose sentence the reader sees.
 */
import { TEXT_LIMITS, VERIFICATION } from '../constants.ts';
import type { ErrorKey } from '../errors.ts';
import type { Language } from '../language.ts';
import { PHONE_RULES } from '../market/phone.ts';
import type { PhoneRule } from '../market/phone.ts';
import { firstLetter } from '../text.ts';

export { PHONE_RULES, phoneRulesOf } from '../market/phone.ts';
export type { PhoneRule } from '../market/phone.ts';

/** PROF-02: the spoken form is she, he, they. */
export const GENDERS = { SHE: 0, HE: 1, THEY: 2 } as const;
export const BIOGRAPHY_MAX = 200;

/** The rule of a country: `66`, `+66` or `TH`; nothing given means the default area (VAL-04). */
export function phoneRuleOf(country: string | null | undefined): PhoneRule | null {
  const wanted =
    (country ?? '').trim().replace(/^\+/, '').toUpperCase() || VERIFICATION.defaultArea;
  return PHONE_RULES.find((rule) => rule.areaCode === wanted || rule.code === wanted) ?? null;
}

/**
 * What a person types as the national number: spaces, dashes, dots and brackets go, so do `+66` or
 * `0066` of that country and one leading 0. Whatever else is there stays, and fails the
 * pattern.
 */
export function nationalNumber(typed: string, country?: string | null): string {
  const rule = phoneRuleOf(country);
  const bare = typed
    .normalize('NFKC')
    .trim()
    .replace(/[\s().\-‐-―]/g, '');
  const area = rule
    ? [`+${rule.areaCode}`, `00${rule.areaCode}`].find((prefix) => bare.startsWith(prefix))
    : undefined;
  return bare.slice(area?.length ?? 0).replace(/^0/, '');
}

/** Whether it is a phone number of that country, typed in any of the usual ways. */
export function isPhone(typed: string, country?: string | null): boolean {
  const rule = phoneRuleOf(country);
  return (
    rule !== null &&
    typed.length <= 40 &&
    new RegExp(rule.pattern).test(nationalNumber(typed, country))
  );
}

/**
 * `+66812345678`, the one spelling under which an account is stored; null when it is no number of
 * that country.
 */
export function phoneOf(typed: string, country?: string | null): string | null {
  const rule = phoneRuleOf(country);
  return rule && isPhone(typed, country)
    ? `+${rule.areaCode}${nationalNumber(typed, country)}`
    : null;
}

/**
 * One at-sign, an ASCII local part, a domain with a dot. Written without nested repetition: linear
 * on any input.
 */
export const EMAIL_PATTERN = "^[A-Za-z0-9!#$%&'*+/=?^_`{|}~.-]{1,64}@[A-Za-z0-9.-]{3,253}$";
const LABEL = /^(?!-)[A-Za-z0-9-]{1,63}(?<!-)$/;

/**
 * VAL-12. Local parts beyond ASCII are refused everywhere alike: mail to them cannot be relied on.
 */
export function isEmail(typed: string): boolean {
  const email = typed.trim();
  if (email.length > 254 || !new RegExp(EMAIL_PATTERN).test(email)) return false;
  const [local = '', domain = ''] = email.split('@');
  if (local.startsWith('.') || local.endsWith('.') || local.includes('..')) return false;
  const labels = domain.split('.');
  return (
    labels.length >= 2 &&
    labels.every((label) => LABEL.test(label)) &&
    /^([A-Za-z]{2,}|xn--.+)$/.test(labels.at(-1) as string)
  );
}

/** The one spelling under which an account is stored; null when it is no address. */
export function emailOf(typed: string): string | null {
  return isEmail(typed) ? typed.trim().toLowerCase() : null;
}

/**
 * Characters as a person counts them for a limit: code points after composition (AMB-22, AMB-24,
 * AMB-85).
 */
export function lengthOf(typed: string): number {
  return [...typed.normalize('NFC')].length;
}

/** VAL-13: nothing but white space and characters that draw nothing. */
export function isBlank(typed: string | null | undefined): boolean {
  return !/[\p{L}\p{N}\p{P}\p{S}]/u.test(typed ?? '');
}

/**
 * The form in which a password is checked and hashed, so that every keyboard produces the same one.
 */
export function normalPassword(typed: string): string {
  return typed.normalize('NFC');
}

/**
 * VAL-01, AMB-24: 8 to 20 code points with a letter and a digit; any printable character. Null when
 * it is fine.
 */
export function passwordProblem(typed: string) {
  if (typed === '') return 'field.required' satisfies ErrorKey;
  const { min, max } = TEXT_LIMITS.password;
  const length = lengthOf(typed);
  if (length < min || length > max) return 'account.password.length' satisfies ErrorKey;
  const password = normalPassword(typed);
  if (/[\p{Cc}\p{Cs}\p{Zl}\p{Zp}]/u.test(password))
    return 'account.password.characters' satisfies ErrorKey;
  return /\p{L}/u.test(password) && /\p{Nd}/u.test(password)
    ? null
    : ('account.password.plain' satisfies ErrorKey);
}

/** VAL-02. A missing confirmation is a different one. */
export function confirmationProblem(password: string, again: string | undefined) {
  return again !== undefined && normalPassword(password) === normalPassword(again)
    ? null
    : ('account.password.mismatch' satisfies ErrorKey);
}

/** The form in which a nickname is stored. */
export function normalNickname(typed: string): string {
  return (
    typed
      // Thai and Lao SARA AM would fall into two letters
      .replaceAll(/[^\u0e33\u0eb3]+/gu, (run) => run.normalize('NFKC'))
      // nobody sees these, but between the parts of an emoji
      .replaceAll(
        /(?<!\p{Extended_Pictographic}\ufe0f?)\u200d|\u200d(?!\p{Extended_Pictographic})|(?![\u200d\u202a-\u202e\u2066-\u2069])[\p{Cf}\u034f\u115f\u1160\u3164]/gu,
        '',
      )
      .replaceAll(/\s+/g, ' ')
      .trim()
  );
}

/**
 * VAL-03, AMB-22: 2 to 20 code points, none of `@ < > /`, no control characters; not a name of the site,
 * and no letters of alphabets that look alike in one name (UTS #39). Null when it is fine.
 */
export function nicknameProblem(typed: string) {
  if (isBlank(typed)) return 'field.required' satisfies ErrorKey;
  const nickname = normalNickname(typed);
  const { min, max } = TEXT_LIMITS.nickname;
  const length = lengthOf(nickname);
  if (length < min || length > max) return 'account.nickname.length' satisfies ErrorKey;
  if (/[@<>/\p{Cc}\p{Cs}\p{Zl}\p{Zp}\u202A-\u202E\u2066-\u2069]/u.test(nickname))
    return 'account.nickname.characters' satisfies ErrorKey;
  const alike = ALIKE.filter((script) => script.test(nickname));
  return alike.length > 1 || isReserved(nickname)
    ? ('account.nickname.reserved' satisfies ErrorKey)
    : null;
}

/** Alphabets whose letters are taken for one another. */
const ALIKE = [
  /\p{Script=Latin}/u,
  /\p{Script=Cyrillic}/u,
  /\p{Script=Greek}/u,
  /\p{Script=Armenian}/u,
  /\p{Script=Cherokee}/u,
] as const;
/** Letters and digits of others that are read as these. */
const READ_AS: Readonly<Record<string, string>> = Object.fromEntries(
  (
    [
      'aаα',
      'eеε3',
      'iіι1l|',
      'oоο0',
      'cс',
      'pрρ',
      'xхχ',
      'yуγ',
      'kкκ',
      'mмμ',
      'hһн',
      'uυцս',
      'nпη',
      'tтτ',
      'sѕ5$',
      'dԁ',
      'bв',
    ] as const
  ).flatMap((all) => [...all].slice(1).map((letter) => [letter, [...all][0] as string])),
);
const BRAND = ['khum', 'คุ้ม'] as const;
/** What people of the house are called, by language. */
const OFFICE: Readonly<Record<Language, string>> = {
  th: 'แอดมิน ผู้ดูแล ผู้ดูแลระบบ ทีมงาน เจ้าหน้าที่ ฝ่ายบริการ บริการลูกค้า ทางการ ของแท้ ระบบ',
  id: 'resmi layanan petugas bantuan tim pengelola',
  en: 'admin administrator moderator mod official support staff team system root help service',
};

/**
 * Nothing but the site's own name and what its people are called, however it is spelled. "Somchai
 * likes Khum" is somebody's name.
 */
function isReserved(nickname: string): boolean {
  const read = (text: string) =>
    [
      ...text
        .toLowerCase()
        .normalize('NFD')
        .replaceAll(/\p{Script=Latin}\p{Mn}+/gu, (run) => run[0] as string)
        .normalize('NFC'),
    ]
      .map((one) => READ_AS[one] ?? one)
      .join('');
  const letters = (text: string) => text.replaceAll(/[^\p{L}\p{M}]/gu, '');
  const words = [...BRAND, ...Object.values(OFFICE).flatMap((names) => names.split(' '))]
    .map((word) => letters(read(word)))
    .toSorted((a, b) => b.length - a.length);
  return [letters(read(nickname)), letters(read(nickname.replaceAll(/\d/g, '')))].some(
    (name) =>
      name !== '' && words.reduce((rest, word) => rest.replaceAll(word, ' '), name).trim() === '',
  );
}

/** Six digits (AMB-25); white space around or between them is a way of typing, not a mistake. */
export function verificationCodeOf(typed: string): string | null {
  const code = typed.normalize('NFKC').replace(/\s/g, '');
  return /^\d{6}$/.test(code) ? code : null;
}

/**
 * PROF-07: a real day, not in the future of the tenant (`today` is YYYY-MM-DD there), not before
 * 1900.
 */
export function isBirthday(day: string, today: string): boolean {
  const match = /^(\d{4})-(\d{2})-(\d{2})$/.exec(day);
  if (!match || day > today || day < '1900-01-01') return false;
  const date = new Date(Date.UTC(Number(match[1]), Number(match[2]) - 1, Number(match[3])));
  return date.toISOString().slice(0, 10) === day;
}

/**
 * `+66812345678` → `+66•••••5678`, `somchai@mail.example` → `s•••@mail.example`: what others may
 * read of it.
 */
export function maskReceiver(receiver: string): string {
  const at = receiver.indexOf('@');
  if (at > 0) return `${firstLetter(receiver)}•••${receiver.slice(at)}`;
  return `${receiver.slice(0, 3)}•••••${receiver.slice(-4)}`;
}
