/**
 * The list under the search box: groups of links, and beside what was searched the ways to forget
 * it.
 */
import { counts } from '../../lib/click.ts';
import { t } from '../../lib/message.ts';
import { Icon } from '../../ui/icon/icon.tsx';
import { Picture } from '../../ui/picture.tsx';
import { Price } from '../price/price.tsx';
import type { Choice, Group } from './help-rules.ts';
import { Marked } from '../../ui/marked.tsx';

interface SuggestionListProps {
  id: string;
  groups: readonly Group[];
  active: number;
  typed: string;
  /** With the words where it is a search. */
  onChoose: (words: string | undefined) => void;
  /** One word, or all. */
  onForget: (word?: string) => void;
}

export function SuggestionList({
  id,
  groups,
  active,
  typed,
  onChoose,
  onForget,
}: SuggestionListProps) {
  const before = groups.map((_, at) =>
    groups.slice(0, at).reduce((sum, group) => sum + group.choices.length, 0),
  );
  const own = groups.find((group) => group.kind === 'HISTORY');
  return (
    <>
      <div id={`${id}list`} role="listbox" aria-label={t('search.help')} className="sug__list">
        {groups.map((group, at) => (
          <div
            key={group.kind}
            role="group"
            aria-labelledby={`${id}${group.kind}`}
            className={group === own ? 'sug__own' : undefined}
          >
            <div className="sug__h" id={`${id}${group.kind}`} role="presentation">
              {titleOf(group.kind)}
            </div>
            {group.choices.map((choice, index) => {
              const place = (before[at] ?? 0) + index;
              return (
                <a
                  key={`${choice.href} ${index}`}
                  id={`${id}${place}`}
                  role="option"
                  tabIndex={-1}
                  aria-selected={place === active}
                  className="sug__o"
                  href={choice.href}
                  {...(choice.keywordId === null ? {} : counts('KEYWORD', choice.keywordId))}
                  onPointerDown={keepFocus}
                  onMouseDown={keepFocus}
                  onClick={(event) => {
                    // another tab: here nothing changes
                    if (!event.metaKey && !event.ctrlKey && !event.shiftKey)
                      onChoose(choice.isSearch ? choice.text : undefined);
                  }}
                >
                  <Sign choice={choice} />
                  <span className="sug__t">
                    {typed === '' ? (
                      choice.text
                    ) : (
                      <Marked text={choice.text} marks={typed.split(/\s+/)} />
                    )}
                  </span>
                  {choice.price && (
                    <Price
                      price={choice.price.currentPrice}
                      currency={choice.price.currencyCode}
                      size={14}
                    />
                  )}
                </a>
              );
            })}
          </div>
        ))}
      </div>
      {own && (
        <div className="sug__undo" role="group" aria-label={t('search.history.manage')}>
          <button type="button" onMouseDown={keepFocus} onClick={() => onForget()}>
            {t('search.history.clear')}
          </button>
          {own.choices.map(({ text }) => (
            <button
              key={text}
              type="button"
              aria-label={t('search.history.remove', { word: text })}
              onMouseDown={keepFocus}
              onClick={() => onForget(text)}
            >
              <Icon name="x" size={16} />
            </button>
          ))}
        </div>
      )}
    </>
  );
}

function Sign({ choice }: { choice: Choice }) {
  if (choice.imageUrl)
    return (
      <span className="sug__pic">
        <Picture url={choice.imageUrl} size={{ width: 96, height: 96 }} eager />
      </span>
    );
  return <Icon name={choice.icon} />;
}

function titleOf(kind: Group['kind']): string {
  if (kind === 'HISTORY') return t('search.history');
  return kind === 'HOT' ? t('search.hot') : t(`search.kind.${kind}`);
}

/** The field keeps the focus. */
export function keepFocus(event: { preventDefault(): void }): void {
  event.preventDefault();
}
