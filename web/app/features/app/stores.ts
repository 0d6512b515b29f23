/** Which store a device buys its apps from, and the address of ours in it (APP-03). Pure. */
import type { TenantInfo } from '#contract/tenant/tenant.ts';

type Ids = Pick<TenantInfo, 'iosAppId' | 'androidAppId'>;

const IOS = /\b(iPhone|iPad|iPod)\b/;
const HUAWEI = /\b(HUAWEI|HONOR|HarmonyOS|HMSCore)\b/i;

/**
 * Null: no phone, or a store that this tenant has no app in (AMB-80). `campaign` tells Google Play
 * where the visitor came from.
 */
export function storeAddress(
  agent: string,
  { iosAppId, androidAppId }: Ids,
  campaign = 'site',
): string | null {
  if (IOS.test(agent)) return iosAppId === '' ? null : `https://apps.apple.com/app/id${iosAppId}`;
  if (!/\bAndroid\b|HarmonyOS/.test(agent) || androidAppId === '') return null;
  if (HUAWEI.test(agent))
    return `https://appgallery.huawei.com/#/search/${encodeURIComponent(androidAppId)}`;
  const referrer = new URLSearchParams({
    utm_source: 'khum',
    utm_medium: 'deep_link',
    utm_campaign: campaign,
  });
  return `https://play.google.com/store/apps/details?${new URLSearchParams({ id: androidAppId, referrer: String(referrer) })}`;
}

/** The address by which the app opens a page of this site. */
export function appAddress(path: string): string {
  return `khum://open${path}`;
}
