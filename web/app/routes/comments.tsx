/**
 * Comments on one thing as a page of their own, for browsers without script: roots with their first
 * answers (COMM-01).
 */
import { redirect, useLoaderData } from 'react-router';
import type { Answer } from '#contract/calls.ts';
import { LIST } from '#contract/constants.ts';
import { Pagination } from '../features/list/pagination.tsx';
import { pageCount, pageOf } from '../features/list/paging.ts';
import { changedQuery, ownPath } from '../lib/address.ts';
import { t } from '../lib/message.ts';
import { definePage } from '../lib/route.ts';
import { longDate } from '../lib/when.ts';

interface CommentsData {
  readonly found: Answer<'comment.roots'>;
  readonly page: number;
  /** The page that the comments are about. */
  readonly from: string;
}

function CommentsPage() {
  const { found, page, from } = useLoaderData<CommentsData>();
  return (
    <article className="talk">
      <h1 className="page__h">{t('talk.title')}</h1>
      <p>
        <a className="link" href={from}>
          {t('talk.back')}
        </a>
      </p>
      {found.content.length === 0 && <p className="muted">{t('talk.nothing')}</p>}
      <ul>
        {found.content.map((root) => (
          <li key={root.id}>
            <Said reply={root} />
            {root.subReplies.length > 0 && (
              <ul className="talk__subs">
                {root.subReplies.map((reply) => (
                  <li key={reply.id}>
                    <Said reply={reply} />
                  </li>
                ))}
              </ul>
            )}
          </li>
        ))}
      </ul>
      <Pagination current={page} totalElements={found.totalElements} size={LIST.pageSize} />
    </article>
  );
}

function Said({
  reply,
}: {
  reply: CommentsData['found']['content'][number]['subReplies'][number];
}) {
  return (
    <div className="talk__one">
      <div className="talk__body">
        <p className="talk__by">
          <b>{reply.user?.nickname ?? '–'}</b>
          <time className="muted" dateTime={reply.createTime}>
            {longDate(reply.createTime)}
          </time>
        </p>
        <p className="talk__text">{reply.deleted ? '–' : reply.content}</p>
      </div>
    </div>
  );
}

export default definePage<CommentsData>({
  async load({ call, params, url }) {
    const { type = '', id = '' } = params;
    if (!/^(?:content|goods)$/.test(type) || !/^\d{1,15}$/.test(id))
      throw new Response(null, { status: 404 });
    const page = pageOf(url);
    const found = await call('comment.roots', {
      subjectId: id,
      subjectType: type === 'goods' ? 'GOODS' : 'CONTENT',
      subReplyCount: 10,
      pageRequest: { page, size: LIST.pageSize },
    });
    if (found.content.length === 0 && found.totalElements > 0)
      throw redirect(changedQuery(url, { page: pageCount(found.totalElements, LIST.pageSize) }));
    return { found, page, from: ownPath(url.searchParams.get('from')) };
  },
  head: () => ({ title: `${t('talk.title')} · ${t('site.name')}`, noindex: true }),
  Page: CommentsPage,
});
