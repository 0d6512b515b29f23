/** Where a page is shared to, and by which address (UI-07). Pure. */
import type { Answer } from '#contract/calls.ts';
import type { ShareTarget } from '#contract/market/share-target.ts';
import { SHARE_TARGETS } from '#contract/market/share-target.ts';
import { withQuery } from '../../lib/address.ts';

export interface Shared {
  readonly title: string;
  readonly url: string;
}

interface Network {
  /** As it calls itself, in every language. */
  readonly name: string;
  readonly address: (shared: Shared) => string;
  /** Only the app on a phone understands the address; elsewhere nothing would happen. */
  readonly isApp?: true;
}

const NETWORKS: Readonly<Partial<Record<ShareTarget, Network>>> = {
  line: {
    name: 'LINE',
    address: ({ url }) => withQuery('https://social-plugins.line.me/lineit/share', { url }),
  },
  whatsapp: { name: 'WhatsApp', address: (shared) => `https://wa.me/?text=${messageOf(shared)}` },
  messenger: {
    name: 'Messenger',
    isApp: true,
    address: ({ url }) => `fb-messenger://share/?link=${encodeURIComponent(url)}`,
  },
  viber: {
    name: 'Viber',
    isApp: true,
    address: (shared) => `viber://forward?text=${messageOf(shared)}`,
  },
  zalo: {
    name: 'Zalo',
    // what Zalo's own button opens: the link in JSON, in base64
    address: ({ url }) =>
      withQuery('https://button-share.zalo.me/share_external', {
        layout: 1,
        color: 'blue',
        customize: 'false',
        d: btoa(JSON.stringify({ url })),
        shareType: 0,
      }),
  },
  facebook: {
    name: 'Facebook',
    address: ({ url }) => withQuery('https://www.facebook.com/sharer/sharer.php', { u: url }),
  },
};

export interface Way {
  readonly name: string;
  readonly href: string;
  readonly isApp: boolean;
}

/** The networks that are offered here, in their order. */
export function waysOf(
  shared: Shared,
  offered: Partial<Answer<'switch.share'>>,
  isPhone: boolean,
): Way[] {
  return SHARE_TARGETS.flatMap((target) => {
    const network = NETWORKS[target];
    if (!network || offered[target] !== true || (network.isApp && !isPhone)) return [];
    return { name: network.name, href: network.address(shared), isApp: network.isApp ?? false };
  });
}

/** Title and link in the one text that such a messenger takes. */
function messageOf({ title, url }: Shared): string {
  return encodeURIComponent(`${title}\n${url}`);
}
