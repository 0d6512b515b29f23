/** Reads what an operator wrote into a draft that can be stored: every fault at once, each with its path (OPS-60). */
import { DraftLottery } from '#contract/activity/draft.ts';
import type { DraftFault } from '#contract/activity/draft.ts';
import { draftFaults, numbersOf, timesOfDraft } from '#contract/activity/draft-rules.ts';
import type { DraftTimes } from '#contract/activity/draft-rules.ts';
import { LANGUAGES } from '#contract/language.ts';
import type { Language } from '#contract/language.ts';
import type { ErrorObject } from 'ajv';
import type { TSchema } from 'typebox';
import { cleanHtml, plainOf } from '../../content/index.ts';
import type { Context } from '../../kernel/context.ts';
import { errorsIn } from '../../kernel/validate.ts';
import type { LotteryDraft, PrizeDraft } from '../lottery/make.ts';
import { DeskRefused } from './refused.ts';

/**
 * The draft, sanitised and with its moments read by the clock of the region; throws DeskRefused. What is given is changed:
 * defaults are filled in, and texts made well-formed.
 */
export function readDraft(ctx: Context, given: unknown): LotteryDraft {
  const shape = shapeFaults(given);
  if (shape.length > 0) throw refusal(shape);
  const draft = given as DraftLottery;
  const rules = inEach((lang) => cleanHtml(draft.rules[lang]));
  const faults = [
    ...draftFaults(draft, ctx.tenant.timezone, ctx.now),
    ...LANGUAGES.filter((lang) => plainOf(rules[lang]) === '').map((lang) => ({
      path: `rules.${lang}`,
      says: 'Nothing of it can be shown.',
    })),
  ];
  if (faults.length > 0) throw refusal(faults);
  const times = timesOfDraft(draft, ctx.tenant.timezone) as DraftTimes;
  const { code, cover, addressDays, chances, risk } = draft;
  const [title, summary] = [trimmed(draft.title), trimmed(draft.summary)];
  const prizes = draft.prizes.map(prizeOf);
  return { code, title, summary, rules, cover, addressDays, chances, risk, prizes, ...times };
}

export const refusal = (faults: readonly DraftFault[]) =>
  new DeskRefused(...faults.map(({ path, says }) => (path === '' ? says : `${path}: ${says}`)));

const inEach = (text: (lang: Language) => string): Record<Language, string> =>
  Object.fromEntries(LANGUAGES.map((lang) => [lang, text(lang)])) as Record<Language, string>;
const trimmed = (texts: Readonly<Record<Language, string>>) => inEach((lang) => texts[lang].trim());

function prizeOf({ name, odds, code, codes, ...rest }: DraftLottery['prizes'][number]): PrizeDraft {
  return {
    ...rest,
    name: trimmed(name),
    numbers: numbersOf(odds) ?? 0,
    ...(code !== undefined && { sharedCode: code.trim() }),
    ...(codes !== undefined && { codes: codes.map((one) => one.trim()) }),
  };
}

/** What is wrong with the shape of a file; defaults are filled in. */
export function shapeFaults(given: unknown, schema: TSchema = DraftLottery): DraftFault[] {
  if (typeof given !== 'object' || given === null || Array.isArray(given))
    return [{ path: '', says: 'It is no JSON object.' }];
  const shape = errorsIn(schema, given as Record<string, unknown>).map(faultOf);
  return [...shape, ...blanks(given, '')];
}

function faultOf({ instancePath, keyword, params, message }: ErrorObject): DraftFault {
  const path = instancePath.split('/').slice(1).join('.');
  const below = (name: unknown) => (path === '' ? String(name) : `${path}.${String(name)}`);
  if (keyword === 'required')
    return {
      path: below((params as { missingProperty: string }).missingProperty),
      says: 'It is missing.',
    };
  if (keyword === 'additionalProperties')
    return {
      path: below((params as { additionalProperty: string }).additionalProperty),
      says: 'There is no such field.',
    };
  if (keyword === 'enum')
    return {
      path,
      says: `It must be one of ${(params as { allowedValues: string[] }).allowedValues.join(', ')}.`,
    };
  return { path, says: `It ${message ?? 'is not valid'}.` };
}

/** Texts that hold nothing but blanks are missing. */
function blanks(value: unknown, path: string): DraftFault[] {
  if (typeof value === 'string')
    return value !== '' && value.trim() === '' ? [{ path, says: 'It is empty.' }] : [];
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([name, inner]) =>
    blanks(inner, path === '' ? name : `${path}.${name}`),
  );
}
