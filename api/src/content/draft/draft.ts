/**
 * What users contribute (P-17, AMB-76; SM-07, BEY-11, BEY-31): notes and deals, written as drafts,
 * public after review.
 */
import { randomBytes } from 'node:crypto';
import sql from 'sql-template-tag';
import { mayEdit } from '#contract/content/audit.ts';
import type { AuditState } from '#contract/content/audit.ts';
import type { Ask } from '#contract/calls.ts';
import { fail } from '#contract/errors.ts';
import { userBriefs, viewerId } from '../../account/index.ts';
import { categoriesByCodes } from '../../catalog/index.ts';
import type { Context } from '../../kernel/context.ts';
import { idOf } from '../../kernel/identity.ts';
import { inTurn } from '../../kernel/in-turn.ts';
import type { Handler } from '../../kernel/module.ts';
import { listAnswer, pageOf } from '../../kernel/paging.ts';
import { adopt } from './adopt.ts';
import { duplicatesOf } from './duplicate.ts';
import { lookUp } from './link.ts';
import { linksIn } from './markdown.ts';
import { move } from './move.ts';
import {
  addContribution,
  addedBefore,
  contributionsBy,
  countBy,
  heldContribution,
  paceOf,
  saveWritten,
} from './queries.ts';
import type { ContributionRow } from './queries.ts';
import { showDrafts } from './show.ts';
import { nothingWritten, refuseIncomplete, withTyped } from './written.ts';
import type { Typed, Written } from './written.ts';

const DAY_MS = 86_400_000;
/** By trust level 0 to 4: contributions submitted in a day, and links in a text. */
const PER_DAY = [2, 5, 10, 30, 100] as const;
const LINKS = [0, 2, 5, 5, 5] as const;
/** Drafts stored at a time, and made in a day. */
const DRAFTS = { kept: 50, made: 100 } as const;

export const create: Handler<'draft.create'> = (outer, ask) =>
  inTurn(outer, viewerId(outer), (ctx) => make(ctx, ask));

async function make(
  ctx: Context,
  { contentTypeCode, submit: atOnce, ...typed }: Ask<'draft.create'>,
) {
  const me = viewerId(ctx);
  const before = await addedBefore(ctx, me);
  if (before !== null) return answer(ctx, before);
  const pace = await paceOf(ctx, me, new Date(ctx.now.getTime() - DAY_MS), null);
  if (pace.drafts >= DRAFTS.kept) throw fail('content.drafts', { holes: { max: DRAFTS.kept } });
  if (pace.made >= DRAFTS.made) throw fail('common.limit');
  const code = `u${randomBytes(8).toString('hex')}`;
  const id = await addContribution(ctx, me, contentTypeCode, code, nothingWritten(contentTypeCode));
  const row = await write(ctx, me, await own(ctx, me, id), typed);
  if (atOnce) await submitRow(ctx, row);
  return answer(ctx, id);
}

export const update: Handler<'draft.update'> = async (ctx, { id, version, ...typed }) => {
  const me = viewerId(ctx);
  await adopt(ctx, me);
  await inTurn(ctx, me, async (inside) => {
    const before = await own(inside, me, idOf(id));
    if (!mayEdit(before.state)) throw fail('content.state');
    if (version !== undefined && version !== before.version) throw fail('content.changed');
    const row = await write(inside, me, before, typed);
    if (row.state === 'PASSED') await submitRow(inside, { ...row, state: 'DRAFT' });
    else if (row.state === 'SUBMITTED') await refuseUnready(inside, row);
  });
  return answer(ctx, Number(id));
};

export const submit: Handler<'draft.submit'> = (ctx, { id }) => stepped(ctx, id, submitRow);
export const cancel: Handler<'draft.cancel'> = (ctx, { id }) => stepped(ctx, id, to('CANCELED'));
export const recall: Handler<'draft.recall'> = (ctx, { id }) => stepped(ctx, id, to('RECALLED'));

export const remove: Handler<'draft.remove'> = async (ctx, { id }) => {
  const me = viewerId(ctx);
  await adopt(ctx, me);
  await inTurn(ctx, me, async (inside) => to('DELETED')(inside, await own(inside, me, idOf(id))));
  return { done: true };
};

export const mine: Handler<'draft.mine'> = async (
  ctx,
  { contentTypeCode, states, id, pageRequest },
) => {
  const me = viewerId(ctx);
  await adopt(ctx, me);
  const page = pageOf(pageRequest);
  const asked = {
    type: contentTypeCode,
    states,
    ...(id === undefined ? {} : { id: idOf(id), code: id }),
  };
  const [rows, total] = await Promise.all([
    contributionsBy(ctx, me, asked, page.size, page.offset),
    countBy(ctx, me, asked),
  ]);
  return listAnswer(await showDrafts(ctx, rows), total, page);
};

type Stepping = (ctx: Context, row: ContributionRow) => Promise<unknown>;

const to =
  (state: AuditState): Stepping =>
  (ctx, row) =>
    move(ctx, row, state, 'author');

async function stepped(ctx: Context, id: string, step: Stepping) {
  const me = viewerId(ctx);
  await adopt(ctx, me);
  await inTurn(ctx, me, async (inside) => step(inside, await own(inside, me, idOf(id))));
  return answer(ctx, Number(id));
}

/** Puts what was typed into the working copy, with what it names looked up. */
async function write(
  ctx: Context,
  me: number,
  row: ContributionRow,
  typed: Typed,
): Promise<ContributionRow> {
  const written = withTyped(ctx, me, row.written, typed);
  await refuseUnknown(ctx, me, written, typed);
  const found =
    written.deal === null ? { key: null, goodsId: null } : await lookUp(ctx, written.deal);
  const kept: Written =
    written.deal && 'url' in found
      ? { ...written, deal: { ...written.deal, url: found.url } }
      : written;
  await saveWritten(ctx, row.id, kept, found);
  return {
    ...row,
    state: row.state === 'CANCELED' ? 'DRAFT' : row.state,
    written: kept,
    goods_id: found.goodsId,
    link_key: found.key,
  };
}

/** Categories, goods and groups must be there; groups are those that the author belongs to. */
async function refuseUnknown(
  ctx: Context,
  me: number,
  written: Written,
  typed: Typed,
): Promise<void> {
  const { classificationCodes, goodsIds, groupIds } = written;
  if (
    typed.classificationCodes &&
    (await categoriesByCodes(ctx.db, classificationCodes as string[])).length <
      classificationCodes.length
  )
    throw fail('common.invalid', { fields: { classificationCodes: 'catalog.category.not_found' } });
  const goods = sql`select count(*)::int as n from goods where tenant_id = ${ctx.tenant.id}
      and id = any(${goodsIds as number[]}::bigint[]) and listed`;
  if (typed.goodsIds && ((await ctx.db.row<{ n: number }>(goods))?.n ?? 0) < goodsIds.length)
    throw fail('common.invalid', { fields: { goodsIds: 'catalog.goods.not_found' } });
  if (!typed.groupIds || groupIds.length === 0) return;
  const row = await ctx.db.row<{ n: number }>(
    sql`select count(*)::int as n from account_group_member where account_id = ${me}
        and group_id = any(${groupIds as number[]}::bigint[])`,
  );
  if ((row?.n ?? 0) < groupIds.length)
    throw fail('common.invalid', { fields: { groupIds: 'field.choice' } });
}

async function submitRow(ctx: Context, row: ContributionRow): Promise<void> {
  // the state comes first: what cannot be submitted is not looked at
  if (row.state !== 'DRAFT' && row.state !== 'REJECTED' && row.state !== 'RECALLED')
    throw fail('content.state');
  const { trust } = await refuseUnready(ctx, row);
  const most = PER_DAY[trust];
  const { submitted } = await paceOf(
    ctx,
    row.author_id,
    new Date(ctx.now.getTime() - DAY_MS),
    row.id,
  );
  if (submitted >= most) throw fail('content.limit', { holes: { max: most } });
  await move(ctx, row, 'SUBMITTED', 'author');
}

/**
 * Whatever is under review is complete, within what its author is trusted with, and not here
 * already.
 */
async function refuseUnready(
  ctx: Context,
  row: ContributionRow,
): Promise<{ trust: 0 | 1 | 2 | 3 | 4 }> {
  refuseIncomplete(ctx, row.written);
  const trust = ((await userBriefs(ctx, [row.author_id])).get(row.author_id)?.trustLevel ?? 0) as
    | 0
    | 1
    | 2
    | 3
    | 4;
  const max = LINKS[trust];
  if (linksIn(row.written.text) > max) {
    const key = max === 0 ? 'content.links.none' : 'content.links';
    throw fail(key, { fields: { text: key }, holes: { max } });
  }
  if (((await duplicatesOf(ctx, [row])).get(row.id) ?? []).length > 0)
    throw fail('content.duplicate');
  return { trust };
}

/** One's own contribution, held; what is somebody else's is not there. */
async function own(ctx: Context, me: number, id: number | null): Promise<ContributionRow> {
  const row = await heldContribution(ctx, id);
  if (!row || row.author_id !== me) throw fail('content.not_found');
  return row;
}

async function answer(ctx: Context, id: number) {
  const [shown] = await showDrafts(
    ctx,
    await contributionsBy(ctx, viewerId(ctx), { id, code: String(id) }, 1, 0),
  );
  if (!shown) throw fail('content.not_found');
  return shown;
}
