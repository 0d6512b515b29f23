/** Ways of delivery by name: brands are called the same everywhere. */
import type { ChannelKind } from '#contract/message/delivery.ts';
import { t } from '../../lib/message.ts';

const BRANDS = {
  LINE: 'LINE',
  TELEGRAM: 'Telegram',
  DISCORD: 'Discord',
  NTFY: 'ntfy',
} as const satisfies Partial<Record<ChannelKind, string>>;

export function wayName(way: ChannelKind): string {
  return way === 'EMAIL' || way === 'WEB_PUSH' || way === 'WEBHOOK'
    ? t(`watch.by.${way}`)
    : BRANDS[way];
}

/** The ways of a watch in a line; null: as the owner set it for all of them. */
export function waysWords(ways: readonly ChannelKind[] | null): string {
  return ways === null
    ? t('alerts.ways.all')
    : [t('watch.by.site'), ...ways.map(wayName)].join(', ');
}
