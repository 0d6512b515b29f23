/**
 * Language, region, appearance and affiliate tags: the dialog and its choices. A plain form: the
 * server sets the cookies and leads back.
 */
import { useEffect, useRef, useState } from 'react';
import { useLocation, useMatches } from 'react-router';
import { LANGUAGES } from '#contract/language.ts';
import type { Language } from '#contract/language.ts';
import { ownNameOf } from '#contract/market/country.ts';
import { cookie } from '../../lib/cookie.ts';
import { t } from '../../lib/message.ts';
import { page } from '../../lib/page.ts';
import type { PageHandle } from '../../lib/route.ts';
import { useViewer } from '../../lib/viewer.ts';
import { Flag } from '../../ui/flag.tsx';
import { Icon } from '../../ui/icon/icon.tsx';
import { openModal } from '../../ui/open-modal.ts';

const LANGUAGE_NAMES = { th: 'ไทย', en: 'English', id: 'Bahasa Indonesia' } as const;

export function RegionPanel({ onClose }: { onClose: () => void }) {
  const dialog = useRef<HTMLDialogElement>(null);
  const { pathname, search } = useLocation();
  const { tenant, lang, theme } = page();
  const elsewhere = useElsewhere();
  useEffect(() => openModal(dialog.current), []);
  return (
    <dialog
      ref={dialog}
      className="dialog region"
      aria-labelledby="region-title"
      onClose={onClose}
      onClick={(event) => {
        if (event.target === dialog.current) dialog.current?.close();
      }}
    >
      <form action="/preferences" method="post" className="region__form">
        <div className="region__h">
          <h2 id="region-title">{t('region.label')}</h2>
          <button
            className="icon-btn"
            type="button"
            aria-label={t('region.close')}
            onClick={() => dialog.current?.close()}
          >
            <Icon name="x" />
          </button>
        </div>
        <PreferenceFields lang={lang} tenantCode={tenant.code} theme={theme} />
        <input type="hidden" name="next" value={pathname + search} />
        <input type="hidden" name="elsewhere" value={elsewhere} />
        <button className="btn btn--ink btn--wide" type="submit">
          {t('region.apply')}
        </button>
      </form>
    </dialog>
  );
}

/** What comes nearest to this page in other regions; '' where it says nothing of it. */
function useElsewhere(): string {
  const last = useMatches().at(-1);
  const head = (last?.handle as PageHandle | undefined)?.head;
  return last?.loaderData === undefined ? '' : (head?.(last.loaderData).elsewhere ?? '');
}

/** The choices themselves; also used by the page for browsers without script. */
export function PreferenceFields({
  lang,
  tenantCode,
  theme,
}: {
  lang: Language;
  tenantCode: string;
  theme: string | undefined;
}) {
  const { tenants } = page().tenant;
  const { user } = useViewer();
  return (
    <>
      <fieldset className="fs">
        <legend>{t('region.language')}</legend>
        {LANGUAGES.map((code) => (
          <label className="check" key={code}>
            <input type="radio" name="language" value={code} defaultChecked={code === lang} />
            <span lang={code}>{LANGUAGE_NAMES[code]}</span>
          </label>
        ))}
      </fieldset>
      <fieldset className="fs">
        <legend>{t('region.country')}</legend>
        {tenants.map((one) => (
          <label className="check" key={one.code}>
            <input
              type="radio"
              name="tenant"
              value={one.code}
              defaultChecked={one.code === tenantCode}
            />
            <span>
              <Flag code={one.code} /> {ownNameOf(one.code) ?? one.name[lang]}
            </span>
            <small>
              {ownNameOf(one.code) === one.name[lang] ? '' : `${one.name[lang]} · `}
              {one.currencyCode}
            </small>
          </label>
        ))}
        {user && <p className="field__hint">{t('region.accounts')}</p>}
      </fieldset>
      <fieldset className="fs">
        <legend>{t('theme.label')}</legend>
        {(
          [
            ['', 'theme.system'],
            ['light', 'theme.light'],
            ['dark', 'theme.dark'],
          ] as const
        ).map(([value, key]) => (
          <label className="check" key={key}>
            <input
              type="radio"
              name="theme"
              value={value}
              defaultChecked={value === (theme ?? '')}
            />
            <span>{t(key)}</span>
          </label>
        ))}
      </fieldset>
      <fieldset className="fs">
        <legend>{t('affiliate.label')}</legend>
        {(['on', 'off'] as const).map((value) => (
          <label className="check" key={value}>
            <input
              type="radio"
              name="affiliate"
              value={value}
              defaultChecked={(value === 'off') === page().declinesTags}
            />
            <span>{t(`affiliate.${value}`)}</span>
          </label>
        ))}
      </fieldset>
      <Choice of="saver" ways={OFF_ON.saver} />
      <Choice
        of="visits"
        ways={page().beaconUrl === undefined ? VISITS.slice(0, 2) : VISITS}
        unsaid="here"
      />
      <Choice of="fingerprint" ways={OFF_ON.fingerprint} />
    </>
  );
}

type Ways = readonly (readonly [
  value: string,
  label: `${'saver' | 'visits' | 'fingerprint'}.${'off' | 'on'}` | 'visits.here',
])[];
const OFF_ON = {
  saver: [
    ['off', 'saver.off'],
    ['on', 'saver.on'],
  ],
  fingerprint: [
    ['off', 'fingerprint.off'],
    ['on', 'fingerprint.on'],
  ],
} as const;
const VISITS: Ways = [
  ['off', 'visits.off'],
  ['here', 'visits.here'],
  ['on', 'visits.on'],
];

const LABELS = {
  saver: 'saver.label',
  visits: 'visits.label',
  fingerprint: 'fingerprint.label',
} as const;

/**
 * What this visitor chose about data and being followed (AMB-65, AMB-66, BEY-26, BEY-27): the page
 * is the same for everyone, and reads the cookie once it is mounted.
 */
function Choice({
  of,
  ways,
  unsaid = 'off',
}: {
  of: keyof typeof LABELS;
  ways: Ways;
  unsaid?: string;
}) {
  const [chosen, setChosen] = useState(unsaid);
  useEffect(() => setChosen(cookie(of) ?? unsaid), [of, unsaid]);
  return (
    <fieldset className="fs">
      <legend>{t(LABELS[of])}</legend>
      {ways.map(([value, label]) => (
        <label className="check" key={value}>
          <input
            type="radio"
            name={of}
            value={value}
            checked={value === chosen}
            onChange={() => setChosen(value)}
          />
          <span>{t(label)}</span>
        </label>
      ))}
    </fieldset>
  );
}
