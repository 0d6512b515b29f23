/** What shops claim today and price history refutes. */
import type { Context } from '../../kernel/context.ts';
import { refuted } from '../../goods/index.ts';
import { platformIn } from '../../search/index.ts';
import { listReply } from './list.ts';
import { SHOWN } from './look-up.ts';
import { aboutCard, line } from './reply.ts';
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
