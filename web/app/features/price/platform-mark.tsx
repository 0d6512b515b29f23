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
    <svg
      className={size === 16 ? 'pm' : `pm pm--${size}`}
      viewBox="0 0 16 16"
      {...(isNamed ? { 'aria-hidden': true } : { role: 'img', 'aria-label': name })}
    >
      <rect className={`pm-${tone}`} width="16" height="16" rx="4" />
      <text x="8" y="12">
        {name.slice(0, 1)}
      </text>
    </svg>
  );
}

/** "Shopee Mall", "LazMall", "TikTok Shop": where the goods come from. */
export function platformWords(platform: Platform, isMall: boolean): string {
  if (platform === 'UNKNOWN') return t('platform.other');
  return isMall ? `${PLATFORM_NAMES[platform]} Mall` : PLATFORM_NAMES[platform];
}
