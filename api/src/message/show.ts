/**
 * Messages as they are answered: actors, subjects and sentences in one batch each, in the reader's
 * language.
 */
import type { Message } from '#contract/message/message.ts';
import type { UserBrief } from '#contract/account/user.ts';
import { userBriefs } from '../account/index.ts';
import type { Context } from '../kernel/context.ts';
import { resolveSubjects } from '../kernel/subject.ts';
import type { SubjectLine } from '../kernel/subject.ts';
import { sayActors, sayMessage, saySubject } from './messages/sentences.ts';
import type { MessageRow } from './queries.ts';

export async function showMessages(ctx: Context, rows: readonly MessageRow[]): Promise<Message[]> {
  const subjects = rows.flatMap((row) =>
    row.subject_type === null || row.subject_id === null
      ? []
      : [{ type: row.subject_type, id: String(row.subject_id) }],
  );
  const [users, find] = await Promise.all([
    userBriefs(
      ctx,
      rows.flatMap((row) => row.actor_ids),
    ),
    resolveSubjects(ctx, subjects),
  ]);
  return rows.map((row) => {
    const line =
      row.subject_type === null
        ? undefined
        : find({ type: row.subject_type, id: String(row.subject_id) });
    return showMessage(ctx, row, users, line);
  });
}

function showMessage(
  { lang }: Context,
  row: MessageRow,
  users: ReadonlyMap<number, UserBrief>,
  line: SubjectLine | undefined,
): Message {
  const actors = row.actor_ids.flatMap((id) => users.get(id) ?? []);
  const holes = {
    ...row.holes,
    actors: sayActors(lang, actors[0]?.nickname, row.actor_count),
    subject: saySubject(lang, line?.title),
  };
  const href = row.link ?? line?.path ?? null;
  return {
    id: String(row.id),
    type: row.type,
    ...sayMessage(lang, row.kind, holes),
    actors,
    actorCount: row.actor_count,
    subject:
      row.subject_type === null
        ? null
        : {
            subjectType: row.subject_type,
            subjectId: String(row.subject_id),
            title: line?.title ?? '',
            cover: line?.cover ?? '',
            gone: line === undefined,
          },
    jump: href === null ? null : { kind: 'URL', target: href, href },
    read: row.read_at !== null,
    createTime: row.created_at.toISOString(),
  };
}
