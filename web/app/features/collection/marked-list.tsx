/**
 * What the viewer collected or liked, with the change of its price since then; each can be taken
 * out, and put back.
 */
import { useState } from 'react';
import type { Answer } from '#contract/calls.ts';
import { LIST } from '#contract/constants.ts';
import type { MarkAction } from '#contract/interaction/mark.ts';
import type { SubjectWord } from '#contract/interaction/subject.ts';
import { browserCaller } from '../../lib/caller.ts';
import { t } from '../../lib/message.ts';
import { ago } from '../../lib/when.ts';
import { Icon } from '../../ui/icon/icon.tsx';
import { useAct } from '../form/use-act.ts';
import { PagedList } from '../list/paged-list.tsx';
import { FeedCard } from '../writing/feed-card.tsx';
import { sinceSaved } from './since.ts';

type Marked = Answer<'mark.pages'>;
type Item = Marked['content'][number];

interface MarkedListProps {
  /** What is listed, for those who hear it. */
  title: string;
  first: Marked;
  page: number;
  action: MarkAction;
  subjectType?: SubjectWord | undefined;
  empty: React.ReactNode;
}

export function MarkedList({ title, first, page, action, subjectType, empty }: MarkedListProps) {
  const load = async (next: number) =>
    named(
      await browserCaller(
        'mark.pages',
        {
          actionType: action,
          ...(subjectType ? { subjectType } : {}),
          pageRequest: { page: next, size: LIST.pageSize },
        },
        { quiet: true },
      ),
    );
  return (
    <PagedList
      key={`${action} ${subjectType} ${page}`}
      first={named(first)}
      page={page}
      size={LIST.pageSize}
      load={load}
      empty={empty}
    >
      {(items) => (
        <>
          <h2 className="sr">{title}</h2>
          <ul className="grid marked">
            {items.map((item) => (
              <li key={item.id}>
                <MarkedItem item={item} action={action} />
              </li>
            ))}
          </ul>
        </>
      )}
    </PagedList>
  );
}

/** Lists know their items by `id`. */
function named(list: Marked): Omit<Marked, 'content'> & { content: (Item & { id: string })[] } {
  return {
    ...list,
    content: list.content.map((item) => ({ ...item, id: `${item.subjectType} ${item.subjectId}` })),
  };
}

function MarkedItem({ item, action }: { item: Item; action: MarkAction }) {
  const [isOut, setOut] = useState(false);
  const { busy, run } = useAct();
  const card = item.goods ?? item.content;
  const ask = { subjectId: item.subjectId, subjectType: item.subjectType, actionType: action };
  // a failure is said by the caller; it stays as it was
  const turn = (out: boolean) =>
    run(async () => {
      await browserCaller(out ? 'mark.cancel' : 'mark.create', ask);
      setOut(out);
    });
  if (isOut)
    return (
      <div className="marked__out" role="status">
        <p>{t(action === 'COLLECT' ? 'marked.out' : 'marked.unliked')}</p>
        {card && (
          <button className="btn btn--line" type="button" onClick={() => void turn(false)}>
            {t('marked.undo')}
          </button>
        )}
      </div>
    );
  const since =
    card && 'currentAmount' in card ? sinceSaved(item.markedAmount, card.currentAmount) : null;
  return (
    <>
      {card ? (
        <FeedCard card={card} />
      ) : (
        <div className="marked__gone">
          <Icon name="circle-slash" />
          <p>{t('marked.gone')}</p>
        </div>
      )}
      <div className="marked__f">
        <p>
          {since !== null && action === 'COLLECT' && (
            <b className={since < 0 ? 'marked__down' : undefined}>
              {since === 0
                ? t('marked.same')
                : t(since < 0 ? 'marked.down' : 'marked.up', { percent: Math.abs(since) })}
            </b>
          )}
          <time dateTime={item.markTime}>
            {t(action === 'COLLECT' ? 'marked.when' : 'marked.liked', { ago: ago(item.markTime) })}
          </time>
        </p>
        <button
          className="icon-btn"
          type="button"
          aria-busy={busy}
          aria-label={t(action === 'COLLECT' ? 'marked.remove' : 'marked.unlike', {
            name: nameOf(card),
          })}
          onClick={() => void turn(true)}
        >
          <Icon name="x" />
        </button>
      </div>
    </>
  );
}

function nameOf(card: Item['goods'] | Item['content']): string {
  if (!card) return t('marked.gone');
  return 'title' in card ? card.title : card.name;
}
