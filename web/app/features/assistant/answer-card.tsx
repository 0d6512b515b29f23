/**
 * A product or deal in an answer: the price as it is now, when it was seen, the verdict, why it is
 * here; it opens its detail (AI-05). A coupon is its ticket, a page a link.
 */
import { formatTime } from '#contract/time.ts';
import { t } from '../../lib/message.ts';
import { toPay } from '../../lib/money.ts';
import { page } from '../../lib/page.ts';
import { Picture } from '../../ui/picture.tsx';
import { WholeWords } from '../../ui/whole-words.tsx';
import { Ticket } from '../coupon/ticket.tsx';
import { PlatformMark } from '../price/platform-mark.tsx';
import { Price } from '../price/price.tsx';
import { reasonOf, VerdictLine } from '../price/verdict.tsx';
import type { AnswerCard as Card } from './use-conversation.ts';

export function AnswerCard({
  card: { goods, deal, coupon, jump, reason, seenTime, payAmount },
  said,
}: {
  card: Card;
  /** What the answer says of it besides; empty: nothing, and the reason is given. */
  said: string;
}) {
  const card = goods ?? deal;
  if (coupon) return <Ticket coupon={coupon} small />;
  if (!card)
    return (
      <a className="link" href={jump.href}>
        {reason}
      </a>
    );
  const { timezone, dateFormat } = page().tenant;
  // that the discount is real is what the chip says: what it rests on says more
  const saysTheSame = card.verdict.kind === 'VERIFIED' && card.isCurrent;
  return (
    <a className="acard" href={jump.href}>
      <div className="acard__pic">
        <Picture url={card.cover} />
      </div>
      <div className="acard__body">
        <p className="acard__name">
          <WholeWords text={card.name} />
        </p>
        <p>
          <Price
            price={card.currentPrice}
            currency={card.currencyCode}
            size={card.isCurrent ? 18 : 16}
            muted={!card.isCurrent}
          />{' '}
          {payAmount !== null && (
            <span className="acard__paid">
              {t('assistant.paid', { price: toPay(payAmount, card.currencyCode) })}
            </span>
          )}
        </p>
        <VerdictLine of={card} />
        <p className="acard__why">{said || (saysTheSame ? reasonOf(card) : reason)}</p>
        <p className="acard__foot">
          <PlatformMark platform={card.platform} />
          {seenTime !== null && (
            <span>{t('assistant.seen', { time: formatTime(seenTime, timezone, dateFormat) })}</span>
          )}
        </p>
      </div>
    </a>
  );
}
