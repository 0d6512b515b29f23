/** A conversation without its keeping: questions one after the other, answered by the rules. */
import type { Context } from '../kernel/context.ts';
import { replyTo } from './answer/answer.ts';
import { showCards } from './answer/card.ts';
import { refsOf } from './answer/reply.ts';
import type { CardRef } from './queries.ts';
import { remembered } from './queries.ts';

export interface Answered {
  readonly text: string;
  readonly cards: readonly {
    readonly name: string;
    /** As the wire writes it; empty of a page. */
    readonly price: string;
    readonly href: string;
  }[];
  readonly followUps: readonly string[];
}

/** The answers to `turns`, each remembering those before it as a stored conversation does. */
export async function answersTo(ctx: Context, turns: readonly string[]): Promise<Answered[]> {
  const answers: Answered[] = [];
  let cards: readonly CardRef[] = [];
  let list: readonly CardRef[] = [];
  let last: readonly CardRef[] = [];
  for (const [at, text] of turns.entries()) {
    const questions = remembered(turns.slice(0, at));
    const reply = await replyTo(ctx, text, async () => ({ questions, cards, list, last }));
    const refs = refsOf(reply);
    const shown = refs.filter(({ kind }) => kind === 'GOODS' || kind === 'DEAL');
    if (shown.length > 0) cards = refs;
    if (shown.length > 1) list = refs;
    last = refs;
    answers.push({
      text: reply.lines.map((line) => line.text).join('\n'),
      cards: (await showCards(ctx, reply)).map(({ goods, deal, coupon, reason, jump }) => ({
        name: (goods ?? deal)?.name ?? coupon?.title ?? reason,
        price: (goods ?? deal)?.currentPrice ?? '',
        href: jump.href,
      })),
      followUps: reply.followUps,
    });
  }
  return answers;
}
