/** Likes of comments: marks like any other, under the type that the comment has (COMM-07, P-16). */
import { fail } from '#contract/errors.ts';
import type { Context } from '../../kernel/context.ts';
import { idOf } from '../../kernel/identity.ts';
import type { Handler } from '../../kernel/module.ts';
import { mark, unmark } from '../mark/mark.ts';
import { meOf } from './comment.ts';
import { commentBy } from './queries.ts';
import { typeOf } from './show.ts';

export const like: Handler<'comment.like'> = async (ctx, { id }) =>
  mark(ctx, await subject(ctx, id), 'THUMB_UP');
export const unlike: Handler<'comment.unlike'> = async (ctx, { id }) =>
  unmark(ctx, await subject(ctx, id), 'THUMB_UP');

async function subject(ctx: Context, id: string) {
  const row = await commentBy(ctx, idOf(id), meOf(ctx));
  if (!row) throw fail('comment.not_found');
  return { subjectId: id, subjectType: typeOf(row) };
}
