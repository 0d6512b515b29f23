/** What labels and their first categories are called (LAB-01, LAB-07), for chips and facets. */
import type { Label, LabelCategory } from '#contract/catalog/label.ts';
import type { Language } from '#contract/language.ts';
import { names as en } from './en.ts';
import { names as id } from './id.ts';
import { names as th } from './th.ts';

/** Labels by number of days share a name with a hole. */
export type LabelName =
  | LabelCategory
  | 'LOWEST'
  | 'HIGH_SALES'
  | Exclude<Label, `LOWEST_${string}` | `HIGH_SALES_${string}`>;

const all: Readonly<Record<Language, Readonly<Record<LabelName, string>>>> = { th, en, id };

/** Unknown codes are their own name. */
export function labelName(code: string, lang: Language): string {
  const days = /^(LOWEST|HIGH_SALES)_(\d+)_DAYS$/.exec(code);
  if (days) return all[lang][days[1] as LabelName].replace('{days}', days[2] as string);
  return all[lang][code as LabelName] ?? code;
}
