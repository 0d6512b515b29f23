/** A deal alert as one sentence: each underlined word leads to its field. */
import { Fragment } from 'react';
import type { ReactNode, RefObject } from 'react';
import { fill, t } from '../../lib/message.ts';
import type { MessageKey } from '../../lib/message.ts';
import { money } from '../../lib/money.ts';
import { page } from '../../lib/page.ts';
import { Filled } from './filled.tsx';
import type { AlertDraft } from './alert-draft.ts';

interface AlertSentenceProps {
  draft: AlertDraft;
  form: RefObject<HTMLFormElement | null>;
}

export function AlertSentence({ draft, form }: AlertSentenceProps) {
  const { keyword, brand, categories, tags, rule } = draft;
  const most = rule.maxAmount ?? null;
  const word = (field: string, text: string) => (
    <button
      key={text}
      className="tok"
      type="button"
      onClick={() => form.current?.querySelector<HTMLElement>(`[data-field="${field}"]`)?.focus()}
    >
      {text}
    </button>
  );
  const anyOf = (field: string, words: readonly string[]) =>
    words.map((one, at) => (
      <Fragment key={one}>
        {at > 0 && ` ${t('alerts.or')} `}
        {word(field, one)}
      </Fragment>
    ));
  const parts: [MessageKey, boolean, ReactNode][] = [
    ['alerts.say.keyword', keyword.trim() !== '', word('keyword', keyword.trim())],
    ['alerts.say.brand', brand !== null, brand && word('brand', brand.name)],
    [
      'alerts.say.categories',
      categories.length > 0,
      anyOf(
        'categories',
        categories.map(({ name }) => name),
      ),
    ],
    ['alerts.say.tags', tags.length > 0, anyOf('tags', tags)],
    [
      'alerts.say.most',
      most !== null,
      most !== null && word('most', money(most, page().tenant.currencyCode)),
    ],
  ];
  const said = parts.filter(([, isSaid]) => isSaid);
  return (
    <p className="say">
      {t('alerts.say')}
      {said.length === 0 && ' …'}
      {said.map(([key, , what]) => (
        <Fragment key={key}>
          {' '}
          <Filled text={fill(key, {})} parts={{ what }} />
        </Fragment>
      ))}
    </p>
  );
}
