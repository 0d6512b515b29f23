/** The ways to what is one's own, in the menu of the header and on the profile. */
import { t } from '../../lib/message.ts';
import type { SignedIn } from '../../lib/viewer.ts';

export interface OwnLink {
  readonly href: string;
  readonly icon: string;
  readonly label: string;
  /** How many there are, of what is counted; 0 is not shown. */
  readonly count: number;
}

export function ownLinks({ unreadCount, alertCount, watchCount }: SignedIn): readonly OwnLink[] {
  return [
    link('/favorites', 'bookmark', t('me.favorites')),
    link('/likes', 'thumbs-up', t('me.likes')),
    link('/notifications', 'bell', t('me.notifications'), unreadCount),
    link('/deal-alerts', 'bell-ring', t('me.alerts'), alertCount + watchCount),
    link('/publish', 'megaphone', t('me.publish')),
    link('/profile/security', 'verified', t('me.security')),
    link('/download', 'smartphone', t('me.install')),
  ];
}

const link = (href: string, icon: string, label: string, count = 0): OwnLink => ({
  href,
  icon,
  label,
  count,
});
