/**
 * What somebody contributed: each with its state, why it was refused, and what can be done with it.
 */
import { useState } from 'react';
import type { Answer } from '#contract/calls.ts';
import type { Draft } from '#contract/content/draft.ts';
import { LIST } from '#contract/constants.ts';
import { contentAddress, dealAddress, withQuery } from '../../lib/address.ts';
import { ACT } from '../../lib/call.ts';
import { browserCaller } from '../../lib/caller.ts';
import { t } from '../../lib/message.ts';
import { ago } from '../../lib/when.ts';
import { Icon } from '../../ui/icon/icon.tsx';
import { toast } from '../../lib/toast.ts';
import { PagedList } from '../list/paged-list.tsx';
import { ConfirmButton } from './confirm-button.tsx';
import { LookButton } from './look-button.tsx';
import type { STATES } from './states.ts';
import { statesOf } from './states.ts';

interface OwnListProps {
  first: Answer<'draft.mine'>;
  tab: keyof typeof STATES;
  page: number;
  empty: React.ReactNode;
}

export function OwnList({ first, tab, page, empty }: OwnListProps) {
  const load = (next: number) =>
    browserCaller(
      'draft.mine',
      { ...statesOf(tab), pageRequest: { page: next, size: LIST.pageSize } },
      { quiet: true },
    );
  return (
    <PagedList
      key={`${tab} ${page}`}
      first={first}
      page={page}
      size={LIST.pageSize}
      load={load}
      empty={empty}
    >
      {(items) => (
        <ul className="pub__list">
          {items.map((item) => (
            <OwnItem key={item.id} first={item} />
          ))}
        </ul>
      )}
    </PagedList>
  );
}

function OwnItem({ first }: { first: Draft }) {
  const [draft, setDraft] = useState<Draft | null>(first);
  if (!draft)
    return (
      <li className="pub__gone" role="status">
        {t('publish.deleted')}
      </li>
    );
  const { id, code, title, contentTypeCode, state, isPublic, reason, images, goods, can } = draft;
  const name = title || t('publish.untitled');
  const cover = images[0]?.url ?? goods[0]?.cover;
  const step = async (call: 'draft.submit' | 'draft.cancel' | 'draft.recall') => {
    setDraft(await browserCaller(call, { id }, ACT));
  };
  async function again() {
    try {
      await step('draft.submit');
      toast(t('publish.sent'));
    } catch (error) {
      toast((error as Error).message, 'failed');
    }
  }
  const address = contentTypeCode === 'DEAL' ? dealAddress(code) : contentAddress('NOTE', code);
  return (
    <li className="pub__item">
      <span className="pub__thumb">
        {cover ? (
          <img src={cover} alt="" width={64} height={64} loading="lazy" />
        ) : (
          <Icon name={contentTypeCode === 'DEAL' ? 'tag' : 'newspaper'} />
        )}
      </span>
      <div className="pub__about">
        <p>
          <span className={`mark pub__state pub__state--${state.toLowerCase()}`}>
            {t(`publish.state.${state}`)}
          </span>
          {isPublic && state !== 'PASSED' && (
            <span className="mark">{t('publish.state.public')}</span>
          )}
          <small className="muted">
            {t(`publish.kind.${contentTypeCode}`)} ·{' '}
            <time dateTime={draft.updateTime}>{ago(draft.updateTime)}</time>
          </small>
        </p>
        <h3>{name}</h3>
        {reason && <p className="own__audit own__audit--no">{t('publish.reason', { reason })}</p>}
        <div className="pub__acts">
          {can.includes('edit') && (
            <a className="btn btn--line btn--s" href={withQuery('/publish', { id: code })}>
              {t('publish.edit')}
              <span className="sr"> {name}</span>
            </a>
          )}
          {!isPublic && state !== 'DRAFT' && <LookButton draft={draft} name={name} />}
          {isPublic && (
            <a className="btn btn--quiet btn--s" href={address}>
              {t('publish.look')}
              <span className="sr"> {name}</span>
            </a>
          )}
          {can.includes('submit') && state === 'RECALLED' && (
            <button className="btn btn--quiet btn--s" type="button" onClick={() => void again()}>
              {t('publish.again')}
              <span className="sr"> {name}</span>
            </button>
          )}
          {can.includes('cancel') && (
            <ConfirmButton act="cancel" name={name} onSure={() => step('draft.cancel')} />
          )}
          {can.includes('recall') && (
            <ConfirmButton act="recall" name={name} onSure={() => step('draft.recall')} />
          )}
          {can.includes('delete') && (
            <ConfirmButton
              act="delete"
              name={name}
              onSure={async () => {
                await browserCaller('draft.remove', { id }, ACT);
                setDraft(null);
              }}
            />
          )}
        </div>
      </div>
    </li>
  );
}
