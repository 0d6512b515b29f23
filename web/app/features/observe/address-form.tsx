/**
 * Where one begins who has the address of a product at a shop (BEY-19): it leads to the form for
 * its price, without script too.
 */
import { t } from '../../lib/message.ts';
import { Labelled } from '../form/labelled.tsx';

export function AddressForm() {
  return (
    <section className="own__sec">
      <form className="own__form" action="/observe" method="get">
        <Labelled label={t('observe.address')} hint={t('observe.address.hint')}>
          {(control) => (
            <input
              className="input"
              name="url"
              type="url"
              inputMode="url"
              required
              maxLength={2000}
              autoComplete="off"
              placeholder="https://"
              {...control}
            />
          )}
        </Labelled>
        <button className="btn btn--ink btn--wide" type="submit">
          {t('observe.address.go')}
        </button>
      </form>
    </section>
  );
}
