/** What was found, in the order that is asked for. */
import type { GoodsCard } from '#contract/catalog/card.ts';
import type { Context } from '../../kernel/context.ts';
import type { Intent } from '../../search/index.ts';
import { isOfThing, thingIn } from '../../words/index.ts';
import type { Question } from '../intent/question.ts';
import { listReply } from './list.ts';
import { SHOWN } from './look-up.ts';
import type { Fitting } from './look-up.ts';
import { inOrder, ofOneKind, ORDERED } from './order.ts';
import { aboutCard, follow, line } from './reply.ts';
import type { Reply } from './reply.ts';
import { withRead } from './wishes.ts';

/** The best matches where it asks for no order; else of one kind, unless it asks for all. */
export function listedReply(
  ctx: Context,
  found: Fitting,
  { by: asked, isSorted, isSent }: Pick<Question, 'by' | 'isSorted' | 'isSent'>,
  intent: Intent,
): Reply {
  const by = asked !== null && asked in ORDERED ? (asked as keyof typeof ORDERED) : null;
  const thing = thingIn(intent.text, ctx.tenant.currency);
  const isThing = ({ name }: GoodsCard) =>
    thing !== undefined && isOfThing(name, thing, ctx.tenant.currency) === true;
  const isWhole = by === null || isSorted === true || found.cards.every(isThing);
  const among = isWhole ? found.cards : ofOneKind(found.cards);
  const reply =
    by === 'REVIEWED'
      ? reviewedReply(ctx, { ...found, cards: among })
      : listReply(
          ctx,
          by === null ? foundLine(ctx, found) : line(ctx, ORDERED[by], { text: found.words }),
          found.words,
          (by === null ? among : inOrder(among, by)).slice(0, SHOWN),
        );
  const listed = withRead(ctx, reply, intent);
  return {
    ...listed,
    lines: isSent ? [...listed.lines, line(ctx, 'find.sent')] : listed.lines,
    followUps:
      reply.cards.length > 1
        ? follow(ctx, 'follow.compare', 'follow.price', 'follow.wait')
        : follow(ctx, 'follow.price', 'follow.wait', 'follow.coupons'),
  };
}

function foundLine(ctx: Context, { total, isFloor, words }: Fitting) {
  return line(ctx, total === 1 ? 'find.one' : 'find.some', {
    total: `${total}${isFloor ? '+' : ''}`,
    text: words,
  });
}

/** The most reviewed first, with how many that are; where nobody counts them, by rating. */
function reviewedReply(ctx: Context, { cards, words }: Fitting): Reply {
  const isCounted = cards.some(({ reviewCount }) => reviewCount > 0);
  const first = inOrder(cards, isCounted ? 'REVIEWED' : 'RATED').slice(0, SHOWN);
  const key = isCounted ? 'find.reviewed' : 'find.reviewed-unknown';
  const reply = listReply(ctx, line(ctx, key, { text: words }), words, first);
  const counted = first.map((card) =>
    aboutCard(ctx, 'find.reviewed-line', card, { n: card.reviewCount }),
  );
  return isCounted ? { ...reply, lines: [...reply.lines.slice(0, 1), ...counted] } : reply;
}
