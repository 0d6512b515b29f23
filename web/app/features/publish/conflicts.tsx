/** What changed here and elsewhere at once: both versions side by side; the author chooses. */
import { useId } from 'react';
import { t } from '../../lib/message.ts';
import { page } from '../../lib/page.ts';
import type { Words } from './form.ts';
import type { Field } from './merge.ts';
import type { DraftSession } from './use-saving.ts';

const LABELS = {
  title: 'publish.title',
  text: 'publish.text',
  images: 'publish.pictures',
  goods: 'publish.goods',
  category: 'publish.category',
  keywords: 'publish.keywords',
  disclosure: 'publish.disclosure',
  isOwn: 'publish.own',
  url: 'publish.url',
  isFreebie: 'publish.freebie',
  isFlash: 'publish.flash',
  price: 'publish.price',
  origin: 'publish.origin',
  coupon: 'publish.coupon',
  start: 'publish.start',
  end: 'publish.end',
} as const satisfies Record<Field, string>;

export function Conflicts({ session: { words, conflicts, settle } }: { session: DraftSession }) {
  const id = useId();
  const fields = Object.keys(conflicts) as Field[];
  if (fields.length === 0) return null;
  return (
    <section className="pub__conf" aria-labelledby={id} tabIndex={-1}>
      <div role="alert">
        <h2 id={id}>{t('publish.conflict')}</h2>
        <p>{t('publish.conflict.text')}</p>
      </div>
      {fields.map((field) => (
        <Choice
          key={field}
          field={field}
          mine={words[field]}
          theirs={conflicts[field] as Words[Field]}
          onChoose={(value) => settle(field, value)}
        />
      ))}
    </section>
  );
}

interface ChoiceProps {
  field: Field;
  mine: Words[Field];
  theirs: Words[Field];
  onChoose: (value: Words[Field]) => void;
}

function Choice({ field, mine, theirs, onChoose }: ChoiceProps) {
  const label = t(LABELS[field]);
  const button = (text: string, value: Words[Field]) => (
    <button className="btn btn--line btn--s" type="button" onClick={() => onChoose(value)}>
      {text}
      <span className="sr"> {label}</span>
    </button>
  );
  return (
    <fieldset className="pub__choice">
      <legend>{label}</legend>
      <dl>
        <dt>{t('publish.conflict.here')}</dt>
        <dd>{shown(field, mine)}</dd>
        <dt>{t('publish.conflict.there')}</dt>
        <dd>{shown(field, theirs)}</dd>
      </dl>
      <div className="pub__acts">
        {button(t('publish.conflict.mine'), mine)}
        {button(t('publish.conflict.theirs'), theirs)}
        {field === 'text' &&
          button(t('publish.conflict.both'), `${String(theirs)}\n\n${String(mine)}`)}
      </div>
    </fieldset>
  );
}

/** A value in words. */
function shown(field: Field, value: Words[Field]): string {
  if (field === 'category')
    return page().categories.find((one) => one.code === value)?.name ?? t('publish.category.none');
  if (field === 'disclosure' && value !== '') return t(`publish.disclosure.${value as 'NONE'}`);
  if (field === 'goods')
    return (value as Words['goods']).map((card) => card.name).join(', ') || '–';
  if (field === 'images')
    return (
      (value as Words['images']).map((_, at) => t('publish.picture', { n: at + 1 })).join(', ') ||
      '–'
    );
  if (typeof value === 'boolean') return t(value ? 'publish.conflict.yes' : 'publish.conflict.no');
  return String(value) || '–';
}
