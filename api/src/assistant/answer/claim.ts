/** A discount that somebody speaks of without the product: its sum, and what would prove it. */
import { moneyText } from '#contract/money.ts';
import type { CurrencyCode } from '#contract/money.ts';
import type { Context } from '../../kernel/context.ts';
import { claimIn, percentOff } from '../sum/claim.ts';
import { fitting, intentIn } from './look-up.ts';
import { offeredKindReply } from './offered.ts';
import { together } from './plain.ts';
import { follow, line } from './reply.ts';
import type { Reply } from './reply.ts';

/** `kind`: the kind of goods that it is said of, where it names one. */
export async function claimReply(
  ctx: Context,
  text: string,
  kind?: string,
): Promise<Reply | undefined> {
  const currency = ctx.tenant.currency as CurrencyCode;
  const claim = claimIn(text, currency);
  if (claim === undefined) return undefined;
  const share = percentOff(claim);
  const holes = {
    before: moneyText(claim.before, currency),
    now: moneyText(claim.now, currency),
    share,
    claimed: Math.round((claim.share ?? 0) / 100),
  };
  const reply: Reply = {
    lines: [
      line(ctx, sumOf(claim, share), holes),
      line(ctx, 'claim.history', { before: holes.before }),
    ],
    cards: [],
    refs: [],
    page: '/check',
    followUps: follow(ctx, 'follow.deals'),
  };
  if (kind === undefined) return reply;
  const { cards, words } = await fitting(ctx, intentIn(ctx, kind));
  return cards.length === 0
    ? reply
    : together([reply, offeredKindReply(ctx, cards, claim.now, words)]);
}

function sumOf(
  { share: said, isReckoned }: NonNullable<ReturnType<typeof claimIn>>,
  share: number,
) {
  if (isReckoned) return 'claim.reckoned';
  if (said === null) return 'claim.sum';
  // shops round up and down
  return Math.abs(said / 100 - share) <= 1 ? 'claim.right' : 'claim.wrong';
}
