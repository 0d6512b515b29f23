/**
 * What sort of row this is: of new goods or used ones, of something that is gone, for everybody or
 * for new customers alone. Pure.
 */
import type { Condition } from '#contract/catalog/condition.ts';
import { anyOf, wholeOf } from '../../lexicon/index.ts';
import { spaced } from './nothing.ts';

const NEW = wholeOf(({ feeds }) => feeds.asNew);
/** The same as a term of schema.org, or as a flag. */
const NEW_SIGN = /^(?:1|https?:\/\/schema\.org\/newcondition)$/i;
/**
 * In a title, only words that say nothing else: "used for" and "bekas jerawat" (acne scars) are of
 * new goods.
 */
const USED_TITLE = new RegExp(
  String.raw`${anyOf(({ feeds }) => feeds.used)}|[([]\s*(?:${anyOf(({ feeds }) => feeds.usedInBrackets)})\s*[)\]]`,
  'iu',
);
const REBUILT = new RegExp(
  anyOf(({ feeds }) => feeds.rebuilt),
  'i',
);

/** What the goods are where they are not new, by the column or by the title. */
export function conditionOf(column: string, title: string): Condition | null {
  const said = column.trim();
  const words = said !== '' && !isNew(said) ? said : (USED_TITLE.exec(title)?.[0] ?? null);
  return words === null ? null : REBUILT.test(words) ? 'REFURBISHED' : 'USED';
}

function isNew(said: string): boolean {
  return NEW.test(spaced(said)) || NEW_SIGN.test(said);
}

const GONE = wholeOf(({ feeds }) => feeds.gone);

/** Whether a feed of changes says that the item is no longer there. */
export function isGone(action: string): boolean {
  return GONE.test(action.trim());
}

const NEW_CUSTOMER = new RegExp(
  anyOf(({ feeds }) => feeds.newCustomer),
  'i',
);

export type Audience = 'PUBLIC' | 'NEW_CUSTOMER';

/** Whose price this is: what only newcomers pay says nothing about what others do (BEY-04). */
export function audienceOf(...texts: readonly string[]): Audience {
  return texts.some((text) => NEW_CUSTOMER.test(spaced(text))) ? 'NEW_CUSTOMER' : 'PUBLIC';
}
