/**
 * What happens to users becomes messages: never about what one did oneself, never from somebody
 * blocked either way.
 */
import type { TargetType } from '#contract/interaction/subject.ts';
import { resolveSubjects } from '../kernel/subject.ts';
import type { Context } from '../kernel/context.ts';
import type { EventOf } from '../kernel/job-queue/event.ts';
import { blockedEitherWay } from '../interaction/index.ts';
import { notify, notifyGathered } from './notify.ts';

/** Likes and follows; what somebody collects is nobody's business. */
export async function notifyOfMark(
  ctx: Context,
  { kind, accountId, targetType, targetId, authorId }: EventOf<'mark.made'>,
): Promise<void> {
  if (authorId === null || kind === 'COLLECT' || !(await mayNotify(ctx, accountId, authorId)))
    return;
  const isFollow = kind === 'FOLLOW';
  // everybody who follows gathers under the one who is followed
  const subject = { type: targetType, id: targetId };
  await notifyGathered(ctx, {
    accountId: authorId,
    type: isFollow ? 'follow' : 'like',
    kind: isFollow ? 'followed' : 'liked',
    subject,
    actorId: accountId,
  });
}

/** Who is mentioned, else who is answered, else who wrote the subject: each is notified once. */
export async function notifyOfComment(ctx: Context, event: EventOf<'comment.made'>): Promise<void> {
  const { commentId, accountId, authorId, parentAuthorId, mentioned } = event;
  const kinds = new Map<number, 'mentioned' | 'answered' | 'commented'>();
  if (authorId !== null) kinds.set(authorId, 'commented');
  if (parentAuthorId !== null) kinds.set(parentAuthorId, 'answered');
  for (const user of mentioned) kinds.set(user, 'mentioned');
  const type = event.targetType === 'GOODS' ? 'GOODS_COMMENT' : 'CONTENT_COMMENT';
  const line = (await resolveSubjects(ctx, [{ type, id: String(commentId) }]))({
    type,
    id: String(commentId),
  });
  // deleted, or hidden, before anybody was notified
  if (!line) return;
  for (const [user, kind] of kinds) {
    if (!(await mayNotify(ctx, accountId, user))) continue;
    const subject =
      kind === 'commented'
        ? { type: event.targetType, id: event.targetId }
        : { type: line.type as TargetType, id: commentId };
    const about = `${event.targetType} ${event.targetId}`;
    await notify(ctx, {
      accountId: user,
      type: 'comment',
      kind,
      holes: { text: excerpt(line.title) },
      subject,
      link: line.path,
      actorId: accountId,
      about,
    });
  }
}

export async function notifyOfProfile(
  ctx: Context,
  { accountId, field, passed, reason }: EventOf<'profile.decided'>,
): Promise<void> {
  const kind = `profile.${field}.${passed ? 'passed' : 'rejected'}` as const;
  await notify(ctx, {
    accountId,
    type: 'community_security',
    kind,
    holes: { reason: reason ?? '' },
    link: '/profile',
  });
}

/**
 * What became of what somebody contributed; whatever is not public leads to where it can be
 * changed.
 */
export async function notifyOfContribution(
  ctx: Context,
  event: EventOf<'contribution.decided'>,
): Promise<void> {
  const { contentId, code, title, accountId, verdict, reason } = event;
  await notify(ctx, {
    accountId,
    type: 'community_security',
    kind: `contribution.${verdict}`,
    holes: { title: excerpt(title), reason: reason ?? '' },
    subject: { type: 'CONTENT', id: contentId },
    ...(verdict === 'PASSED'
      ? {}
      : { link: verdict === 'DELETED' ? '/publish' : `/publish?id=${code}` }),
  });
}

/** Reporters learn the decision; the author learns what was found wrong, and never by whom. */
export async function notifyOfReport(
  ctx: Context,
  { targetType, targetId, reporters, authorId, upheld, reason }: EventOf<'report.decided'>,
): Promise<void> {
  const subject = { type: targetType, id: targetId };
  const kind = upheld ? 'report.upheld' : 'report.dismissed';
  for (const accountId of reporters) {
    await notify(ctx, { accountId, type: 'community_security', kind, subject });
  }
  if (!upheld || authorId === null) return;
  await notify(ctx, {
    accountId: authorId,
    type: 'community_security',
    kind: 'reported',
    holes: { reason: reason ?? '' },
    subject,
    link: '/moderation',
  });
}

/** Whose it was hears what became of the appeal, or of the doubts of others. */
export async function notifyOfAppeal(
  ctx: Context,
  { targetType, targetId, authorId, overturned, answer }: EventOf<'appeal.decided'>,
): Promise<void> {
  if (authorId === null) return;
  const kind = overturned ? 'appeal.overturned' : 'appeal.upheld';
  const subject = { type: targetType, id: targetId };
  await notify(ctx, {
    accountId: authorId,
    type: 'community_security',
    kind,
    holes: { reason: answer ?? '' },
    subject,
    link: '/moderation',
  });
}

async function mayNotify(ctx: Context, actor: number, reader: number): Promise<boolean> {
  return actor !== reader && !(await blockedEitherWay(ctx, reader, [actor])).has(actor);
}

function excerpt(text: string): string {
  const line = [...text.replace(/\s+/g, ' ')];
  return line.length > 140 ? `${line.slice(0, 139).join('')}…` : line.join('');
}
