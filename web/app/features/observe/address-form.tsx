/**
 * Where one begins who has the address of a product at a shop (BEY-19): it leads to the form for
 * its price, without script too.
 */
import { useId } from 'react';
import { t } from '../../lib/message.ts';

export function AddressForm() {
  const id = useId();
  return (
    <section className="own__sec">
      <form className="own__form" action="/observe" method="get">
        <div className="field">
          <label htmlFor={id}>{t('observe.address')}</label>
          <input
            className="input"
            id={id}
            name="url"
            type="url"
            inputMode="url"
            required
            maxLength={2000}
            autoComplete="off"
            placeholder="https://"
            aria-describedby={`${id}hint`}
          />
          <p className="field__hint" id={`${id}hint`}>
            {t('observe.address.hint')}
          </p>
        </div>
        <button className="btn btn--ink btn--wide" type="submit">
          {t('observe.address.go')}
        </button>
      </form>
    </section>
  );
}
