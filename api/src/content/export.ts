/** What somebody wrote and how they voted, for them to take along. */
import sql from 'sql-template-tag';
import type { ExportOf } from '../kernel/export.ts';
import { siteAddress } from '../kernel/site-address.ts';
import { contentPath } from './writing/jump.ts';

interface Piece {
  code: string;
  type: string;
  title: string;
  summary: string;
  text: string;
  keywords: string[];
  audit_status: string;
  publish_status: number;
  publish_time: Date;
  like_count: number;
  collect_count: number;
  comment_count: number;
}

interface Copy {
  code: string;
  type: string;
  state: string;
  is_public: boolean;
  reason: string | null;
  written: object;
  created_at: Date;
  updated_at: Date;
}

interface Vote {
  code: string;
  title: string;
  value: number | null;
  reason: string | null;
  link: string | null;
  note: string | null;
  voted_at: Date;
}

export const contentExport: ExportOf = async (ctx, accountId) => {
  const { db } = ctx;
  const pieces = await db.rows<Piece>(sql`
    select code, type, title, summary, text, keywords, audit_status, publish_status, publish_time,
      like_count, collect_count, comment_count
    from content where author_id = ${accountId} order by publish_time, id`);
  const votes = await db.rows<Vote>(sql`
    select c.code, c.title, v.value, v.reason, v.link, v.note, v.voted_at from deal_vote v
      join content c on c.id = v.content_id where v.account_id = ${accountId}
    union all select c.code, c.title, null, null, null, null, e.voted_at from deal_end_vote e
      join content c on c.id = e.content_id where e.user_id = ${accountId}
    order by voted_at`);
  const copies = await db.rows<Copy>(sql`
    select code, type, state, is_public, reason, written, created_at, updated_at from contribution
    where author_id = ${accountId} and state <> 'DELETED' order by created_at, id`);
  return {
    drafts: copies.map((one) => ({
      type: one.type,
      code: one.code,
      state: one.state,
      isPublic: one.is_public,
      reason: one.reason,
      written: JSON.stringify(one.written),
      createTime: one.created_at.toISOString(),
      updateTime: one.updated_at.toISOString(),
    })),
    contributions: pieces.map((one) => ({
      type: one.type,
      title: one.title,
      summary: one.summary,
      text: one.text,
      keywords: one.keywords,
      link: siteAddress(ctx, contentPath(one.type, one.code)),
      auditStatus: one.audit_status,
      isPublished: one.publish_status === 1,
      publishTime: one.publish_time.toISOString(),
      likes: one.like_count,
      saves: one.collect_count,
      comments: one.comment_count,
    })),
    votes: votes.map((one) => ({
      title: one.title,
      link: siteAddress(ctx, contentPath('DEAL', one.code)),
      vote: one.value === null ? 'over' : one.value === 1 ? 'for' : 'against',
      reason: one.reason,
      evidence: one.link,
      note: one.note,
      voteTime: one.voted_at.toISOString(),
    })),
  };
};
