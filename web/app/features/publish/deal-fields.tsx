/** What only a deal has: its link with what it leads to, the prices, a code, its time. */
import { CURRENCIES } from '#contract/money.ts';
import type { CurrencyCode } from '#contract/money.ts';
import { isShareLink, linkIn } from '#contract/catalog/share-link.ts';
import type { Draft } from '#contract/content/draft.ts';
import { t } from '../../lib/message.ts';
import { page } from '../../lib/page.ts';
import { serverNow } from '../../lib/server-clock.ts';
import { Labelled } from '../form/labelled.tsx';
import { endsFrom, flashOf } from './form.ts';
import type { Ends, Words, Wrong } from './form.ts';
import { saidOf } from './said-of.ts';
import { Line } from './goods-picker.tsx';
import { headOf } from '#contract/text.ts';

interface DealFieldsProps {
  words: Words;
  wrong: Wrong;
  draft: Draft | null;
  currency: CurrencyCode;
  onType: (change: Partial<Words>) => void;
}

export function LinkField({ words, wrong, draft, onType }: Omit<DealFieldsProps, 'currency'>) {
  const goods = draft?.deal?.goodsId
    ? draft.goods.find((card) => card.id === draft.deal?.goodsId)
    : undefined;
  const isKnown = goods !== undefined && draft?.deal?.url !== '';
  return (
    <div>
      <Labelled label={t('publish.url')} problem={saidOf(wrong.url)} hint={t('publish.url.hint')}>
        {(props) => (
          <input
            {...props}
            className="input"
            type="url"
            name="url"
            inputMode="url"
            autoComplete="off"
            placeholder="https://"
            maxLength={2000}
            value={words.url}
            onChange={({ target }) => onType({ url: target.value })}
            onBlur={({ target }) =>
              linkIn(target.value) !== target.value && onType({ url: linkIn(target.value) })
            }
            onPaste={(event) => {
              const pasted = event.clipboardData.getData('text');
              if (linkIn(pasted) === pasted) return;
              event.preventDefault();
              onType({ url: linkIn(pasted) });
            }}
          />
        )}
      </Labelled>
      <div role="status">
        {isShareLink(words.url) && (
          <p className="field__hint">
            {t('publish.url.share')}{' '}
            <a className="link" href={words.url} target="_blank" rel="noopener noreferrer nofollow">
              {t('publish.url.open')}
            </a>
          </p>
        )}
        {isKnown && (
          <div className="pub__known">
            <p className="field__hint">{t('publish.known')}</p>
            <div className="pub__goods">
              <Line card={goods} />
              {words.title === '' && (
                <button
                  type="button"
                  className="btn btn--line btn--s"
                  onClick={() => onType({ title: headOf(goods.name, 120) })}
                >
                  {t('publish.known.use')}
                </button>
              )}
            </div>
          </div>
        )}
      </div>
    </div>
  );
}

type FieldsProps = Omit<DealFieldsProps, 'draft'>;

export function DealFields(props: FieldsProps) {
  const { words, wrong, onType } = props;
  const { currentTimeMillis, lang, tenant } = page();
  const ends = endsFrom(currentTimeMillis, tenant.timezone);
  const time = (name: 'start' | 'end', label: string, isOptional: boolean, bounds?: Ends) => (
    <Labelled
      label={label}
      problem={saidOf(wrong[name])}
      optional={isOptional}
      hint={t('publish.time.hint', { place: tenant.name[lang] })}
    >
      {(field) => (
        <input
          {...field}
          {...bounds}
          className="input"
          type="datetime-local"
          name={name}
          value={words[name]}
          onChange={({ target }) => onType({ [name]: target.value })}
        />
      )}
    </Labelled>
  );
  return (
    <>
      <label className="check">
        <input
          type="checkbox"
          name="freebie"
          checked={words.isFreebie}
          onChange={({ target }) => onType({ isFreebie: target.checked })}
        />
        <span>
          {t('publish.freebie')} <small className="field__hint">{t('publish.freebie.hint')}</small>
        </span>
      </label>
      {!words.isFreebie && <PriceFields {...props} />}
      <label className="check">
        <input
          type="checkbox"
          name="flash"
          checked={words.isFlash}
          onChange={({ target }) =>
            onType(flashOf(target.checked, words, endsFrom(serverNow(), tenant.timezone)))
          }
        />
        <span>
          {t('publish.flash')} <small className="field__hint">{t('publish.flash.hint')}</small>
        </span>
      </label>
      <div className="pub__two">
        {time('start', t('publish.start'), true)}
        {time('end', t('publish.end'), !words.isFlash, ends)}
      </div>
    </>
  );
}

/** What it costs now and cost before, and with which code. */
function PriceFields({ words, wrong, currency, onType }: FieldsProps) {
  const { symbol } = CURRENCIES[currency];
  const amount = (name: 'price' | 'origin', label: string, isOptional: boolean) => (
    <Labelled label={`${label} (${symbol})`} problem={saidOf(wrong[name])} optional={isOptional}>
      {(props) => (
        <input
          {...props}
          type="text"
          className="input num"
          name={name}
          inputMode="decimal"
          autoComplete="off"
          maxLength={20}
          value={words[name]}
          onChange={({ target }) => onType({ [name]: target.value })}
        />
      )}
    </Labelled>
  );
  return (
    <>
      <div className="pub__two">
        {amount('price', t('publish.price'), false)}
        {amount('origin', t('publish.origin'), true)}
      </div>
      <Labelled
        label={t('publish.coupon')}
        problem={saidOf(wrong.coupon)}
        optional
        hint={t('publish.coupon.hint')}
      >
        {(props) => (
          <input
            {...props}
            type="text"
            className="input"
            name="coupon"
            autoComplete="off"
            autoCapitalize="characters"
            maxLength={60}
            value={words.coupon}
            onChange={({ target }) => onType({ coupon: target.value })}
          />
        )}
      </Labelled>
    </>
  );
}
