/**
 * Before signing in to a page of somebody's own: what it gives, an example, and that one comes back
 * to it.
 */
import { t } from '../../lib/message.ts';
import { Icon } from '../../ui/icon/icon.tsx';

/** Pages that only their owner sees, by the beginning of their address; the longer ones first. */
const PAGES = [
  ['/notifications/preferences', 'ways', 'bell'],
  ['/notifications', 'messages', 'bell'],
  ['/deal-alerts', 'alerts', 'bell'],
  ['/price-watches', 'alerts', 'bell'],
  ['/favorites', 'saved', 'bookmark'],
  ['/likes', 'likes', 'heart'],
  ['/publish', 'publish', 'pencil'],
  ['/observe', 'observe', 'tag'],
  ['/activity', 'activity', 'trophy'],
  ['/discover?tab=following', 'following', 'user'],
  ['/profile', 'profile', 'user'],
] as const;
export type PageOfOwn = (typeof PAGES)[number];

/** The page that an address leads to, where it is one of somebody's own. */
export function pageOfOwn(next: string): PageOfOwn | undefined {
  return PAGES.find(([path]) => next.startsWith(path) && !/[\w-]/.test(next.charAt(path.length)));
}

export function PageGives({ of: [, name, icon] }: { of: PageOfOwn }) {
  return (
    <section className="gives">
      <h1>{t(`gives.${name}.title`)}</h1>
      <p>{t(`gives.${name}.text`)}</p>
      <p className="gives__ex">
        <Icon name={icon} />
        <span>
          <small>{t('gives.example')}</small>
          {t(`gives.${name}.example`)}
        </span>
      </p>
      <p className="muted">{t('gives.back')}</p>
    </section>
  );
}
