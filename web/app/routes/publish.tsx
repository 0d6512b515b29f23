/**
 * What the viewer contributes (P-17, AMB-19): the list of it, and the editor for a new one
 * (`?new=`) or one of them (`?id=`).
 */
import { redirect, useLoaderData } from 'react-router';
import type { Answer } from '#contract/calls.ts';
import { LIST } from '#contract/constants.ts';
import type { Draft } from '#contract/content/draft.ts';
import { pageCount, pageOf } from '../features/list/paging.ts';
import { Editor } from '../features/publish/editor.tsx';
import type { Kind } from '../features/publish/form.ts';
import { OwnList } from '../features/publish/own-list.tsx';
import { STATES, statesOf } from '../features/publish/states.ts';
import { changedQuery, withQuery } from '../lib/address.ts';
import { t } from '../lib/message.ts';
import { definePage } from '../lib/route.ts';
import { EmptyState } from '../ui/empty-state.tsx';
import { Icon } from '../ui/icon/icon.tsx';
import { headOf } from '#contract/text.ts';

type Tab = keyof typeof STATES;
const KINDS: Readonly<Record<string, Kind>> = { note: 'NOTE', deal: 'DEAL' };

type PublishData =
  | {
      readonly view: 'list';
      readonly mine: Answer<'draft.mine'>;
      readonly tab: Tab;
      readonly page: number;
    }
  | {
      readonly view: 'editor';
      readonly me: string;
      readonly kind: Kind;
      readonly draft: Draft | null;
      readonly url: string;
    };

function PublishPage() {
  const loaded = useLoaderData<PublishData>();
  return loaded.view === 'list' ? <List {...loaded} /> : <Write {...loaded} />;
}

function Write({ me, kind, draft, url }: Extract<PublishData, { view: 'editor' }>) {
  const mayEdit = draft === null || draft.can.includes('edit');
  return (
    <div className="pub__page">
      <a className="link" href="/publish">
        <Icon name="arrow-left" size={16} /> {t('publish.mine')}
      </a>
      <h1 className="page__h">{t(draft ? `publish.change.${kind}` : `publish.new.${kind}`)}</h1>
      {draft?.reason && (
        <p className="own__audit own__audit--no">{t('publish.reason', { reason: draft.reason })}</p>
      )}
      {draft?.isPublic && mayEdit && <p className="field__hint">{t('publish.public.stays')}</p>}
      <noscript>
        <p>{t('publish.script')}</p>
      </noscript>
      {mayEdit ? (
        <Editor key={draft?.id ?? kind} me={me} kind={kind} first={draft} url={url} />
      ) : (
        <EmptyState
          title={t(`publish.state.${draft.state}`)}
          text={t('publish.fixed')}
          action={{ href: '/publish', label: t('publish.mine') }}
        />
      )}
    </div>
  );
}

function List({ mine, tab, page }: Extract<PublishData, { view: 'list' }>) {
  return (
    <div className="pub__page">
      <h1 className="page__h">{t('publish.mine')}</h1>
      <div className="pub__new">
        <a className="btn btn--ink" href="/publish?new=deal">
          {t('publish.new.DEAL')}
        </a>
        <a className="btn btn--line" href="/publish?new=note">
          {t('publish.new.NOTE')}
        </a>
      </div>
      <nav className="tabs" aria-label={t('publish.states')}>
        {(Object.keys(STATES) as Tab[]).map((one) => (
          <a
            key={one}
            href={withQuery('/publish', { state: one === 'all' ? '' : one })}
            aria-current={one === tab ? 'page' : undefined}
            data-keep-scroll
          >
            {t(`publish.tab.${one}`)}
          </a>
        ))}
      </nav>
      <h2 className="sr">{t(`publish.tab.${tab}`)}</h2>
      <OwnList
        first={mine}
        tab={tab}
        page={page}
        empty={
          <EmptyState
            title={t('publish.none')}
            text={t('publish.none.text')}
            action={{ href: '/publish?new=note', label: t('publish.new.NOTE') }}
          />
        }
      />
    </div>
  );
}

export default definePage<PublishData>({
  async load({ call, url }) {
    const id = url.searchParams.get('id');
    const kind = KINDS[url.searchParams.get('new') ?? ''];
    if (id !== null && /^[\w-]{1,64}$/.test(id)) {
      const [draft] = (await call('draft.mine', { id })).content;
      if (!draft) throw new Response(null, { status: 404 });
      return { view: 'editor', me: draft.authorId, kind: draft.contentTypeCode, draft, url: '' };
    }
    if (kind) {
      // nobody writes before they are signed in
      const { userId } = await call('profile.me');
      return {
        view: 'editor',
        me: userId,
        kind,
        draft: null,
        url: headOf(url.searchParams.get('url') ?? '', 2000),
      };
    }
    const asked = url.searchParams.get('state') ?? 'all';
    const tab: Tab = Object.hasOwn(STATES, asked) ? (asked as Tab) : 'all';
    const page = pageOf(url);
    const mine = await call('draft.mine', {
      ...statesOf(tab),
      pageRequest: { page, size: LIST.pageSize },
    });
    if (mine.content.length === 0 && mine.totalElements > 0)
      throw redirect(changedQuery(url, { page: pageCount(mine.totalElements, LIST.pageSize) }));
    return { view: 'list', mine, tab, page };
  },
  head: () => ({ title: `${t('publish.mine')} · ${t('site.name')}`, noindex: true }),
  Page: PublishPage,
});
