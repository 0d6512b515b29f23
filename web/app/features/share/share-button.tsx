/**
 * Share (UI-07, MD-10): a phone's own sheet; else copying (UI-08: 3 s for the clipboard, then a
 * text field) and the networks of the region, as the operator has it.
 */
import { useRef, useState } from 'react';
import type { ReactNode } from 'react';
import type { Answer } from '#contract/calls.ts';
import { BREAKPOINT } from '#contract/constants.ts';
import type { Subject } from '#contract/interaction/subject.ts';
import { outside } from '../../lib/address.ts';
import { EXTRA } from '../../lib/call.ts';
import { browserCaller } from '../../lib/caller.ts';
import { tell } from '../../lib/click.ts';
import { t } from '../../lib/message.ts';
import { Icon } from '../../ui/icon/icon.tsx';
import { toast } from '../../lib/toast.ts';
import { copyText } from './copy.ts';
import { waysOf } from './target.ts';
import type { Way } from './target.ts';

/** The sheet of a phone opens only within five seconds of the tap that asked for it. */
const SHORTEN_MS = 3_000;

type Targets = Partial<Answer<'switch.share'>>;
/** Where nobody says what is switched off. */
const WITHOUT_NETWORK: Targets = { copyLink: true, native: true };

/** What `subject` names is counted as shared when it was (AMB-88). */
export function ShareButton({
  title,
  subject,
  path,
  bare = false,
  children,
}: {
  title: string;
  subject?: Subject;
  /** What is shared; this page where it is left out. */
  path?: string;
  bare?: boolean;
  /** On the button, instead of its own words. */
  children?: ReactNode;
}) {
  const panel = useRef<HTMLDivElement>(null);
  const [offer, setOffer] = useState<{ url: string; targets: Targets } | null>(null);
  const shared = () => subject && tell('share', subject);
  async function share() {
    const [url, targets] = await Promise.all([
      shortAddress(path),
      browserCaller('switch.share', {}, EXTRA).catch(() => WITHOUT_NETWORK),
    ]);
    if (
      targets.native &&
      'share' in navigator &&
      typeof navigator.share === 'function' &&
      window.innerWidth < BREAKPOINT.mobileBelowPx
    ) {
      await navigator.share({ title, url }).then(shared, () => {});
      return;
    }
    setOffer({ url, targets });
    panel.current?.showPopover();
    // keys and screen readers go on from here; closed, the focus is back at the button
    panel.current?.focus();
  }
  return (
    <>
      <button
        className={children ? 'share__way' : bare ? 'bar__b' : 'btn btn--line'}
        type="button"
        onClick={() => void share()}
      >
        {children ?? (
          <>
            <Icon name="share-2" />
            <span>{t('nav.share')}</span>
          </>
        )}
      </button>
      <div
        ref={panel}
        className="share"
        popover="auto"
        role="dialog"
        aria-label={t('nav.share')}
        tabIndex={-1}
      >
        {offer && (
          <>
            <ShareHead onClose={() => panel.current?.hidePopover()} />
            <ShareTargets title={title} {...offer} onShared={shared} />
          </>
        )}
      </div>
    </>
  );
}

function ShareHead({ onClose }: { onClose: () => void }) {
  return (
    <div className="share__h">
      <h2>{t('nav.share')}</h2>
      <button className="icon-btn" type="button" aria-label={t('share.close')} onClick={onClose}>
        <Icon name="x" />
      </button>
    </div>
  );
}

function ShareTargets({
  title,
  url,
  targets,
  onShared,
}: {
  title: string;
  url: string;
  targets: Targets;
  onShared: () => void;
}) {
  const copy = () =>
    copyText(url).then(
      () => {
        toast(t('share.copied'));
        onShared();
      },
      () => toast(t('share.failed'), 'failed'),
    );
  return (
    <>
      <p className="share__t">{title}</p>
      {targets.copyLink && (
        <button className="btn btn--ink btn--wide" type="button" onClick={() => void copy()}>
          <Icon name="copy" /> {t('share.copy')}
        </button>
      )}
      {waysOf({ title, url }, targets, matchMedia('(pointer: coarse)').matches).map((way) => (
        <Target key={way.name} {...way} onShared={onShared} />
      ))}
    </>
  );
}

function Target({ name, href, isApp, onShared }: Way & { onShared: () => void }) {
  return (
    <a
      className="btn btn--line btn--wide"
      href={href}
      // an app opens beside the page; a new tab would stay there, empty
      target={isApp ? undefined : '_blank'}
      rel="noopener noreferrer"
      onClick={onShared}
    >
      {name} <Icon name="arrow-up-right" />
    </a>
  );
}

/** The short link of a page (SHO-02), in its region; its own address when there is none in time. */
async function shortAddress(path = location.pathname + location.search): Promise<string> {
  const whole = outside(path);
  const made = browserCaller('short-link.shorten', { originUri: whole }, EXTRA).then(
    ({ shortUrl }) => outside(shortUrl),
    () => whole,
  );
  return Promise.race([
    made,
    new Promise<string>((resolve) => setTimeout(resolve, SHORTEN_MS, whole)),
  ]);
}
