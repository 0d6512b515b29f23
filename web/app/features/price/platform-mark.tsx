import type { Platform } from '#contract/catalog/label.ts';
import { PLATFORM_NAMES } from '#contract/catalog/label.ts';
import { t } from '../../lib/message.ts';

/**
 * The only place where platform colours are used. An unknown platform is a plain mark, never an
 * error (PROD-09). `isNamed`: words beside it say the same.
 */
export function PlatformMark({
  platform,
  size = 16,
  isNamed = false,
}: {
  platform: Platform;
  size?: 16 | 20 | 24;
  isNamed?: boolean;
}) {
  const name = PLATFORM_NAMES[platform];
  const tone = platform === 'TIKTOK_SHOP' ? 'tiktok' : platform.toLowerCase();
  return (
    <span
      className={`pm pm-${tone}${size === 16 ? '' : ` pm--${size}`}`}
      data-initial={name.slice(0, 1)}
      {...(isNamed ? { 'aria-hidden': true } : { role: 'img', 'aria-label': name })}
    />
  );
}

/** "Shopee Mall", "LazMall", "TikTok Shop": where the goods come from. */
export function platformWords(platform: Platform, isMall: boolean): string {
  if (platform === 'UNKNOWN') return t('platform.other');
  return isMall ? `${PLATFORM_NAMES[platform]} Mall` : PLATFORM_NAMES[platform];
}
