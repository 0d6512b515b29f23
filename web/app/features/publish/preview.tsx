/** How it will look, as far as it is written. */
import { markdownHtml } from '#contract/content/markdown.ts';
import { typedAmount } from '#contract/money.ts';
import type { CurrencyCode } from '#contract/money.ts';
import { t } from '../../lib/message.ts';
import { money, toPay } from '../../lib/money.ts';
import { Line } from './goods-picker.tsx';
import { keywordsIn } from './form.ts';
import type { Kind, Words } from './form.ts';

export function Preview({
  kind,
  words,
  currency,
}: {
  kind: Kind;
  words: Words;
  currency: CurrencyCode;
}) {
  const { isFreebie } = words;
  const price = isFreebie ? 0 : typedAmount(words.price, currency);
  const origin = isFreebie || words.origin === '' ? null : typedAmount(words.origin, currency);
  return (
    <article className="art pub__preview" aria-label={t('publish.preview')}>
      <h2 className="art__h">{words.title || t('publish.untitled')}</h2>
      {kind === 'DEAL' && price !== null && (
        <p className="pub__price">
          <b className="price">{toPay(price, currency)}</b>{' '}
          {origin !== null && <s className="muted">{money(origin, currency)}</s>}
          {!isFreebie && words.coupon && <span className="chip">{words.coupon}</span>}
        </p>
      )}
      {words.disclosure !== '' && words.disclosure !== 'NONE' && (
        <p className="muted">{t(`writing.disclosure.${words.disclosure}`)}</p>
      )}
      {words.images.length > 0 && (
        <div
          className={words.images.length === 1 ? 'pics pics--one' : 'pics'}
          tabIndex={0}
          role="group"
          aria-label={t('writing.pictures', { n: words.images.length })}
        >
          {words.images.map((picture, at) => (
            <img
              key={picture.url}
              src={picture.url}
              alt={t('publish.picture', { n: at + 1 })}
              width={400}
              height={400}
              loading="lazy"
            />
          ))}
        </div>
      )}
      {/* the rules of Markdown let no other markup through */}
      <div className="read rich" dangerouslySetInnerHTML={{ __html: markdownHtml(words.text) }} />
      <ul className="pub__goods">
        {words.goods.map((card) => (
          <li key={card.id}>
            <Line card={card} />
          </li>
        ))}
      </ul>
      <p className="kw">
        {keywordsIn(words.keywords).map((word) => (
          <span key={word} className="chip">
            {word}
          </span>
        ))}
      </p>
    </article>
  );
}
