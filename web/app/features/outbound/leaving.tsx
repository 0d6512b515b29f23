/**
 * The page in between: it goes on by itself after 2.0 s on a phone and 2.5 s on a desktop, unless
 * the visitor stays.
 */
import { useEffect, useState } from 'react';
import { useLocation } from 'react-router';
import type { Answer } from '#contract/calls.ts';
import { PLATFORM_NAMES } from '#contract/catalog/label.ts';
import { BREAKPOINT, PAGE_INTERCEPT_MS } from '#contract/constants.ts';
import { t } from '../../lib/message.ts';
import { page } from '../../lib/page.ts';
import { Icon } from '../../ui/icon/icon.tsx';
import { WholeWords } from '../../ui/whole-words.tsx';
import { PlatformMark } from '../price/platform-mark.tsx';
import { copyCode } from '../share/copy-code.ts';

export function Leaving({ outbound }: { outbound: Answer<'outbound.leave'> }) {
  const { url, host, platform, shopName, name, back, couponCode } = outbound;
  const [waiting, stay] = useWay(url);
  const shop = shopName ?? (platform === 'UNKNOWN' ? host : PLATFORM_NAMES[platform]);
  return (
    <div className="go">
      <p className="go__to">
        <PlatformMark
          platform={platform}
          size={24}
          isNamed={platform === 'UNKNOWN' || shop === PLATFORM_NAMES[platform]}
        />
        <span>{shop}</span>
      </p>
      <h1 className="go__h">{t('go.title', { host })}</h1>
      <p className="go__name">
        <WholeWords text={name} />
      </p>
      {couponCode && <CouponLine code={couponCode} onCopy={stay} />}
      <div className={waiting ? 'go__bar go__bar--run' : 'go__bar'} aria-hidden="true" />
      <p className="go__state" role="status">
        {t(waiting ? 'go.soon' : 'go.stayed')}
      </p>
      <div className="go__act">
        <a
          className="btn btn--go btn--lg"
          href={url}
          rel="nofollow noopener noreferrer"
          data-document
        >
          {t('go.on')} <Icon name="arrow-up-right" />
        </a>
        <a className="btn btn--line btn--lg" href={back} onClick={stay}>
          {t('go.back')}
        </a>
        {waiting && (
          <button className="btn btn--quiet" type="button" onClick={stay}>
            {t('go.stay')} <kbd className="only-desk">Esc</kbd>
          </button>
        )}
      </div>
      <TagLine tag={outbound.tag} onChange={stay} />
    </div>
  );
}

/**
 * Whether the page is still going on by itself, and how to stop it. A page that comes back from
 * history stays.
 */
function useWay(url: string): readonly [boolean, () => void] {
  const [waiting, setWaiting] = useState(false);
  useEffect(() => {
    const ms =
      window.innerWidth < BREAKPOINT.mobileBelowPx
        ? PAGE_INTERCEPT_MS.mobile
        : PAGE_INTERCEPT_MS.desktop;
    const timer = setTimeout(() => location.replace(url), ms);
    setWaiting(true);
    const stop = () => {
      clearTimeout(timer);
      setWaiting(false);
    };
    const onKey = (event: KeyboardEvent) => event.key === 'Escape' && stop();
    document.addEventListener('keydown', onKey);
    document.addEventListener('khum:stay', stop);
    window.addEventListener('pagehide', stop);
    return () => {
      stop();
      document.removeEventListener('keydown', onKey);
      document.removeEventListener('khum:stay', stop);
      window.removeEventListener('pagehide', stop);
    };
  }, [url]);
  return [waiting, () => document.dispatchEvent(new Event('khum:stay'))];
}

function CouponLine({ code, onCopy }: { code: string; onCopy: () => void }) {
  const copy = () => {
    onCopy();
    copyCode(code);
  };
  return (
    <div className="go__code">
      <span>{t('go.coupon')}</span>
      <button className="code" type="button" onClick={copy}>
        <b>{code}</b>
        <span>
          <Icon name="copy" size={16} /> {t('coupon.copy')}
        </span>
      </button>
    </div>
  );
}

/** Whether we earn, and the visitor's own word about it, which works without script (BEY-30). */
function TagLine({
  tag,
  onChange,
}: {
  tag: Answer<'outbound.leave'>['tag'];
  onChange: () => void;
}) {
  const { pathname } = useLocation();
  const declined = page().declinesTags;
  return (
    <form className="go__tag" action="/preferences" method="post" onSubmit={onChange}>
      <p>
        {t(`go.tag.${tag}`)} {tag === 'OURS' && t('go.tag.honest')}
      </p>
      <input type="hidden" name="next" value={pathname} />
      <button className="link" type="submit" name="affiliate" value={declined ? 'on' : 'off'}>
        {t(declined ? 'go.tag.allow' : 'go.tag.decline')}
      </button>
    </form>
  );
}
