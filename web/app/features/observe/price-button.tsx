/** The bookmark and the userscript that carry a price from a shop's page to here (BEY-19). */
import { useEffect, useRef, useState } from 'react';
import { browserCaller } from '../../lib/caller.ts';
import { outside } from '../../lib/address.ts';
import { t } from '../../lib/message.ts';
import { page } from '../../lib/page.ts';
import { toast } from '../../lib/toast.ts';
import { useAct } from '../form/use-act.ts';
import { copyText } from '../share/copy.ts';
import { bookmarklet, userscript } from './tools.ts';
import type { Target } from './tools.ts';

function target(): Target {
  const { lang, tenant } = page();
  return {
    form: outside('/observe'),
    api: outside('/v1/observations', { tenant: tenant.code, lang }),
    currency: tenant.currencyCode,
  };
}

export function PriceButton() {
  const link = useRef<HTMLAnchorElement>(null);
  // such an address is made in the browser alone: no page is served with one, and a click on it
  // here does nothing
  useEffect(() => link.current?.setAttribute('href', bookmarklet(target())), []);
  return (
    <section className="own__sec needs-script">
      <h2>{t('observe.button')}</h2>
      <p>{t('observe.button.text')}</p>
      <p className="observe__tools">
        {/* the address is set once the page is alive */}
        <a
          ref={link}
          className="btn btn--line"
          id="price-button"
          role="button"
          onClick={(event) => {
            event.preventDefault();
            toast(t('observe.button.drag'));
          }}
        >
          {t('observe.button.name')}
        </a>
        <button
          className="btn btn--quiet"
          type="button"
          onClick={() => void copied(bookmarklet(target()))}
        >
          {t('observe.button.copy')}
        </button>
      </p>
      <p className="field__hint">{t('observe.button.phone')}</p>
    </section>
  );
}

export function PriceScript() {
  const [address, setAddress] = useState<string>();
  const { busy, run } = useAct();
  useEffect(
    () => () => (address === undefined ? undefined : URL.revokeObjectURL(address)),
    [address],
  );
  // a failure is said by the caller
  const make = () =>
    run(async () => {
      const { token } = await browserCaller('api-token.create', {
        name: t('observe.script.token'),
        scopes: ['observe'],
      });
      const words = {
        name: t('observe.script.name'),
        menu: t('observe.script.menu'),
        sent: t('observe.script.sent'),
        known: t('observe.known'),
        failed: t('observe.script.failed'),
      };
      setAddress(
        URL.createObjectURL(
          new Blob([userscript(target(), token, words)], { type: 'text/javascript' }),
        ),
      );
    });
  return (
    <section className="own__sec needs-script">
      <h2>{t('observe.script')}</h2>
      <p>{t('observe.script.text')}</p>
      {address === undefined ? (
        <button
          className="btn btn--line"
          type="button"
          aria-disabled={busy}
          onClick={() => void make()}
        >
          {t('observe.script.make')}
        </button>
      ) : (
        <div className="own__file" role="status">
          <p>{t('observe.script.once')}</p>
          <p>
            <a className="btn btn--ink" href={address} download="khum.user.js">
              {t('observe.script.download')}
            </a>
          </p>
        </div>
      )}
      <p className="field__hint">
        <a className="link" href="/profile/security#api-tokens">
          {t('observe.script.end')}
        </a>
      </p>
    </section>
  );
}

async function copied(text: string): Promise<void> {
  try {
    await copyText(text);
    toast(t('token.copied'));
  } catch {
    toast(t('share.failed'), 'failed');
  }
}
