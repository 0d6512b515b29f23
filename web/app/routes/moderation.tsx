/**
 * The public log of what was removed, with its rules and reasons; what is one's own can be appealed
 * here (BEY-12).
 */
import { useEffect, useState } from 'react';
import { redirect, useLoaderData } from 'react-router';
import type { Answer } from '#contract/calls.ts';
import { LIST } from '#contract/constants.ts';
import { PagedList } from '../features/list/paged-list.tsx';
import { pageCount, pageOf } from '../features/list/paging.ts';
import { ActButton } from '../features/moderation/act-button.tsx';
import { EntryItem } from '../features/moderation/entry.tsx';
import type { Entry } from '../features/moderation/entry.tsx';
import { changedQuery } from '../lib/address.ts';
import { browserCaller } from '../lib/caller.ts';
import { t } from '../lib/message.ts';
import { definePage } from '../lib/route.ts';
import { useViewer } from '../lib/viewer.ts';
import { EmptyState } from '../ui/empty-state.tsx';

interface ModerationData {
  log: Answer<'moderation.pages'>;
  page: number;
}

function ModerationPage() {
  const { log, page } = useLoaderData<ModerationData>();
  const { user, turn } = useViewer();
  const [own, setOwn] = useState<Answer<'moderation.mine'>>({ decisions: [], flagged: [] });
  const [doubted, setDoubted] = useState<ReadonlyMap<string, Entry>>(new Map());
  useEffect(() => {
    if (!user) return setOwn({ decisions: [], flagged: [] });
    let gone = false;
    void browserCaller('moderation.mine', {}, { quiet: true }).then(
      (mine) => !gone && setOwn(mine),
      () => {},
    );
    return () => {
      gone = true;
    };
  }, [user, turn]);
  const isOwn = (id: string) => own.decisions.some((one) => one.id === id);
  const replaced = (entry: Entry) =>
    setOwn({ ...own, decisions: own.decisions.map((one) => (one.id === entry.id ? entry : one)) });
  return (
    <article className="mods">
      <h1 className="page__h">{t('moderation.title')}</h1>
      <p className="page__sub">{t('moderation.intro')}</p>
      {own.decisions.length > 0 && (
        <section aria-labelledby="own">
          <h2 id="own">{t('moderation.own')}</h2>
          <ul className="mods__list">
            {own.decisions.map((entry) => (
              <EntryItem key={entry.id} entry={entry}>
                {entry.appeal === null && (
                  <ActButton act="appeal" id={entry.id} onDone={replaced} />
                )}
              </EntryItem>
            ))}
          </ul>
        </section>
      )}
      <PagedList
        key={page}
        first={log}
        page={page}
        size={LIST.pageSize}
        load={(next) =>
          browserCaller(
            'moderation.pages',
            { pageRequest: { page: next, size: LIST.pageSize } },
            { quiet: true },
          )
        }
        empty={
          <EmptyState
            title={t('moderation.none')}
            text={t('moderation.none.text')}
            action={{ href: '/', label: t('nav.deals') }}
          />
        }
      >
        {(entries) => (
          <ul className="mods__list">
            {entries.map((entry) => (
              <EntryItem key={entry.id} entry={doubted.get(entry.id) ?? entry}>
                {!isOwn(entry.id) && !own.flagged.includes(entry.id) && !doubted.has(entry.id) && (
                  <ActButton
                    act="flag"
                    id={entry.id}
                    onDone={(made) => setDoubted(new Map([...doubted, [made.id, made]]))}
                  />
                )}
              </EntryItem>
            ))}
          </ul>
        )}
      </PagedList>
    </article>
  );
}

export default definePage<ModerationData>({
  async load({ call, url }) {
    const page = pageOf(url);
    const log = await call('moderation.pages', { pageRequest: { page, size: LIST.pageSize } });
    if (log.content.length === 0 && log.totalElements > 0)
      throw redirect(changedQuery(url, { page: pageCount(log.totalElements, LIST.pageSize) }));
    return { log, page };
  },
  head: ({ log, page }) => ({
    title: `${t('moderation.title')} · ${t('site.name')}`,
    description: t('moderation.intro'),
    canonical: '/moderation',
    pages: { page, hasNext: log.hasNext },
  }),
  Page: ModerationPage,
});
