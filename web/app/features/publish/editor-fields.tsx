/** The fields of the editor: those of a deal, those of a note, those of both. */
import type { ReactNode } from 'react';
import { DRAFT_LIMITS } from '#contract/content/drafting.ts';
import type { CurrencyCode } from '#contract/money.ts';
import { t } from '../../lib/message.ts';
import { page } from '../../lib/page.ts';
import { Labelled } from '../form/labelled.tsx';
import { DealFields, LinkField } from './deal-fields.tsx';
import { DisclosureField } from './disclosure-field.tsx';
import type { Kind, Words, Wrong } from './form.ts';
import { GoodsPicker } from './goods-picker.tsx';
import { PictureList } from './picture-list.tsx';
import { saidOf } from './said-of.ts';
import { TextField } from './text-field.tsx';
import type { DraftSession } from './use-saving.ts';

interface EditorFieldsProps {
  kind: Kind;
  session: Pick<DraftSession, 'words' | 'wrong' | 'draft' | 'type'>;
  currency: CurrencyCode;
  /** What is said of the link, below it. */
  children: ReactNode;
}

export function EditorFields({
  kind,
  session: { words, wrong, draft, type },
  currency,
  children,
}: EditorFieldsProps) {
  return (
    <>
      {kind === 'DEAL' && <LinkField words={words} wrong={wrong} draft={draft} onType={type} />}
      {children}
      <Labelled
        label={t('publish.title')}
        problem={saidOf(wrong.title)}
        hint={t('publish.title.hint', { n: DRAFT_LIMITS.title })}
      >
        {(props) => (
          <input
            {...props}
            type="text"
            className="input"
            name="title"
            autoComplete="off"
            value={words.title}
            onChange={({ target }) => type({ title: target.value })}
          />
        )}
      </Labelled>
      {kind === 'DEAL' && (
        <DealFields words={words} wrong={wrong} currency={currency} onType={type} />
      )}
      <TextField
        text={words.text}
        label={t(kind === 'DEAL' ? 'publish.why' : 'publish.text')}
        problem={saidOf(wrong.text)}
        onType={(text) => type({ text })}
      />
      <PictureList
        images={words.images}
        problem={saidOf(wrong.images)}
        isOptional={kind === 'NOTE' || draft?.goods[0] !== undefined}
        onChange={(change) => type((now) => ({ images: change(now.images) }))}
      />
      {kind === 'NOTE' && (
        <GoodsPicker chosen={words.goods} onChange={(goods) => type({ goods })} />
      )}
      <Sorting words={words} wrong={wrong} onType={type} />
      <DisclosureField kind={kind} words={words} wrong={wrong} onType={type} />
      {kind === 'NOTE' && (
        <label className="check">
          <input
            type="checkbox"
            name="own"
            checked={words.isOwn}
            onChange={({ target }) => type({ isOwn: target.checked })}
          />
          <span>{t('publish.own')}</span>
        </label>
      )}
    </>
  );
}

interface SortingProps {
  words: Words;
  wrong: Wrong;
  onType: (change: Partial<Words>) => void;
}

/** Where it is found: category and keywords. */
function Sorting({ words, wrong, onType }: SortingProps) {
  return (
    <div className="pub__two">
      <Labelled label={t('publish.category')} problem={saidOf(wrong.category)} optional>
        {(props) => (
          <select
            {...props}
            className="input"
            name="category"
            value={words.category}
            onChange={({ target }) => onType({ category: target.value })}
          >
            <option value="">{t('publish.category.none')}</option>
            {page().categories.map((one) => (
              <option key={one.code} value={one.code}>
                {one.name}
              </option>
            ))}
          </select>
        )}
      </Labelled>
      <Labelled
        label={t('publish.keywords')}
        problem={saidOf(wrong.keywords)}
        optional
        hint={t('publish.keywords.hint', { n: DRAFT_LIMITS.keywords })}
      >
        {(props) => (
          <input
            {...props}
            type="text"
            className="input"
            name="keywords"
            autoComplete="off"
            value={words.keywords}
            onChange={({ target }) => onType({ keywords: target.value })}
          />
        )}
      </Labelled>
    </div>
  );
}
