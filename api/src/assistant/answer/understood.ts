/** What a question means, which may call one of what was shown by its name or its price. */
import type { GoodsCard } from '#contract/catalog/card.ts';
import type { CurrencyCode } from '#contract/money.ts';
import type { Context } from '../../kernel/context.ts';
import { understand } from '../intent/follow.ts';
import { placedByKind } from '../intent/placed-kind.ts';
import { cheaperThanIn, namesCheaper, placedIn } from '../intent/placed.ts';
import type { Question } from '../intent/question.ts';
import { wordsIn } from '../intent/words.ts';
import type { Memory } from '../queries.ts';

/** The same of others in every language. */
const CHEAPER = 'anything cheaper?';

/** `shown` and `listed`: the cards of the last answer, and of the last list. */
export async function understood(
  ctx: Context,
  typed: string,
  { questions, cards, list = [] }: Memory,
  shown: () => Promise<GoodsCard[]>,
  listed: () => Promise<GoodsCard[]>,
): Promise<Question> {
  const currency = ctx.tenant.currency as CurrencyCode;
  if (cards.length < 2 && list.length < 2) return understand(typed, questions, currency);
  const last = await shown();
  // places are those of the list that the one card comes from
  const all = cards.length === 1 ? await listed() : [];
  const called = all.some(({ id }) => id === last[0]?.id) ? all : last;
  const words = wordsIn(currency);
  // before the first question nothing was shown that it could call
  const before = questions.slice(0, 1);
  for (const one of questions.slice(1))
    before.push(
      // what it was cheaper than names nothing that was looked for
      namesCheaper(one, words) ? CHEAPER : spokenAs(one, before, called, currency),
    );
  const than = cheaperThanIn(placedIn(typed, called, currency, words)?.text ?? typed, words);
  const question =
    than === undefined
      ? understand(spokenAs(typed, before, called, currency), before, currency)
      : { ...understand(CHEAPER, before, currency), places: [than] };
  return { ...question, said: typed };
}

/** With places for names, where what is asked is asked of these and narrows no list. */
function spokenAs(
  typed: string,
  before: readonly string[],
  called: readonly GoodsCard[],
  currency: CurrencyCode,
): string {
  const words = wordsIn(currency);
  const byKind = placedByKind(typed, called, words);
  if (byKind !== undefined) return byKind;
  const placed = placedIn(typed, called, currency, words);
  if (placed === undefined) return typed;
  const question = understand(placed.text, before, currency);
  const isNarrowed =
    placed.places.length < 2 &&
    question.kind === 'FIND' &&
    understand(typed, before, currency).kind === 'FIND';
  return isNarrowed || question.places.length === 0 ? typed : placed.text;
}
