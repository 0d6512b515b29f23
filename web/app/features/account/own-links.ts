/** The ways to what is one's own, in the menu of the header and on the profile. */
import { t } from '../../lib/message.ts';

export function ownLinks(): readonly (readonly [href: string, icon: string, label: string])[] {
  return [
    ['/favorites', 'bookmark', t('me.favorites')],
    ['/likes', 'thumbs-up', t('me.likes')],
    ['/notifications', 'bell', t('me.notifications')],
    ['/deal-alerts', 'bell-ring', t('me.alerts')],
    ['/publish', 'megaphone', t('me.publish')],
    ['/profile/security', 'verified', t('me.security')],
  ];
}
