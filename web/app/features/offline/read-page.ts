/** Reads from a page of this site what is kept of it (BEY-14). */
import type { Kept } from './kept.ts';

export type PageRead = Pick<
  Kept,
  'region' | 'lang' | 'name' | 'cover' | 'price' | 'verdict' | 'at' | 'files'
>;

/** Pictures that are not of what the page is about: faces, logos, thumbnails. */
const BESIDE = '.ava, .pd__brand, .gal__t, .crumb';

/** Only what the site makes for everybody comes here: it holds nothing of its viewer. */
export function readPage(html: string): PageRead {
  const page = new DOMParser().parseFromString(html, 'text/html');
  const main = page.querySelector('main') ?? page.body;
  const chip = main.querySelector('.evid .vchip, .vchip');
  const struck = textOf(chip?.querySelector('s') ?? null);
  const picture = [...main.querySelectorAll('img')].find((one) => !one.closest(BESIDE));
  const cover = pathOf(picture?.getAttribute('src'));
  const { currentTimeMillis, tenant } = stateOf(page);
  return {
    region: tenant.code,
    lang: page.documentElement.lang,
    name: textOf(main.querySelector('h1')) ?? page.title,
    cover,
    price: textOf(main.querySelector('.prow .price')),
    verdict: chip && {
      tone: [...chip.classList].find((one) => one.startsWith('v--'))?.slice(3) ?? '',
      icon: chip.querySelector('use')?.getAttribute('href')?.replace('#i-', '') ?? '',
      struck,
      text: (textOf(chip) ?? '').slice(struck?.length ?? 0).trim(),
    },
    at: currentTimeMillis,
    files: filesOf(page, cover),
  };
}

/** Scripts, sheets and fonts that the head names, and the picture. */
function filesOf(page: Document, cover: string | null): string[] {
  const first = page.getElementById('khum-first');
  const named = [
    first?.getAttribute('src'),
    ...(first?.dataset.files ?? '').split(' '),
    ...(first?.dataset.styles ?? '').split(' '),
    ...[...page.querySelectorAll('link[rel=stylesheet], link[as=font]')].map((one) =>
      one.getAttribute('href'),
    ),
    cover,
  ];
  return [...new Set(named.map(pathOf).filter((one) => one !== null))];
}

/** The path of an address on this site, with its query. */
function pathOf(address: string | null | undefined): string | null {
  if (!address || !URL.canParse(address, location.origin)) return null;
  const url = new URL(address, location.origin);
  return url.origin === location.origin ? url.pathname + url.search : null;
}

interface PageState {
  /** The server's clock when it made the page. */
  readonly currentTimeMillis: number;
  readonly tenant: { readonly code: string };
}

function stateOf(page: Document): PageState {
  try {
    return (JSON.parse(page.getElementById('khum-state')?.textContent ?? '') as { page: PageState })
      .page;
  } catch {
    return { currentTimeMillis: Date.now(), tenant: { code: '' } };
  }
}

const textOf = (element: Element | null): string | null =>
  element?.textContent.trim().replace(/\s+/g, ' ') || null;
