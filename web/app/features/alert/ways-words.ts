import type { ChannelKind } from '#contract/message/delivery.ts';
import { t } from '../../lib/message.ts';

/** The ways of a watch in a line; null: as the owner set it for all of them. */
export function waysWords(ways: readonly ChannelKind[] | null): string {
  if (ways === null) return t('alerts.ways.all');
  return [t('watch.by.site'), ...ways.map((way) => t(`watch.by.${way}`))].join(', ');
}
