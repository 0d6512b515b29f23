/** What shops claim today and price history refutes. */
import type { Context } from '../../kernel/context.ts';
import { PLATFORM_NAMES, platformOf } from '#contract/catalog/label.ts';
import { refuted, refutedShares } from '../../goods/index.ts';
import { platformIn } from '../../search/index.ts';
import { listReply } from './list.ts';
import { SHOWN } from './look-up.ts';
import { aboutCard, follow, line } from './reply.ts';
import type { Reply } from './reply.ts';

/** `said`: the question, which may name a platform. */
export async function fakesReply(ctx: Context, said = ''): Promise<Reply> {
  const { platform } = platformIn(`${said} `) ?? {};
  const all = await refuted(ctx, { size: MOST });
  const there = all.filter((card) => card.platform === platform);
  const cards = (there.length > 0 ? there : all).slice(0, SHOWN);
  if (cards.length === 0) return { ...listReply(ctx, line(ctx, 'fakes.none'), '', []), page: PAGE };
  const reply = listReply(ctx, line(ctx, 'fakes.some'), '', cards);
  return {
    ...reply,
    lines: [
      ...reply.lines.slice(0, 1),
      ...cards.map((card) => {
        const real = Math.floor(Number(`${card.verdict.real ?? 0}e2`));
        return aboutCard(ctx, real > 0 ? 'fakes.line' : 'fakes.not', card, {
          claimed: Math.floor(Number(`${card.verdict.claimed ?? 0}e2`)),
          real,
        });
      }),
    ],
    page: PAGE,
  };
}

/** So many are looked through for those of a platform. */
const MOST = 20;
const PAGE = '/how-we-judge';

/** "Which shop is the worst for that?": counts, beside how many claims there are at all. */
export async function fakesByShopReply(ctx: Context): Promise<Reply> {
  const shares = await refutedShares(ctx, LEAST);
  const named = shares.map((one) => ({ ...one, name: PLATFORM_NAMES[platformOf(one.platform)] }));
  const platforms = named.filter(({ shop }) => shop === null);
  const shops = named.filter(({ shop, refuted: fake }) => shop !== null && fake > 0);
  const said = ({ shop, name, refuted: fake, claimed }: (typeof named)[number]) =>
    line(ctx, 'fakes.of', { name: shop === null ? name : `${shop} (${name})`, fake, claimed });
  const first = shops.slice(0, SHOWN);
  return {
    lines:
      platforms.length === 0
        ? [line(ctx, 'fakes.none')]
        : [
            line(ctx, 'fakes.by'),
            ...platforms.map(said),
            ...(first.length > 0 ? [line(ctx, 'fakes.shops', { least: LEAST })] : []),
            ...first.map(said),
          ],
    cards: [],
    refs: [],
    page: PAGE,
    followUps: follow(ctx, 'follow.deals'),
  };
}

/** Of fewer claims a share says nothing of a shop. */
const LEAST = 5;
