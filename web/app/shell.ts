/**
 * The document around a page: head, icon sprite, the state that the browser takes over. Written as
 * text, because it is the same work for every page and React need not do it. No inline script and
 * no inline style: the content policy forbids both, and a cached page can carry no nonce.
 */
import { pageSheets, pageWords } from 'virtual:khum-page-words';
import { headTags, jsonText } from './head.ts';
import { LATER_SHEETS } from './lib/later-styles.ts';
import type { Sheet } from './lib/later-styles.ts';
import type { PageContext } from './lib/page.ts';
import type { Head } from './lib/route.ts';
import { speechOf } from '#contract/market/speech.ts';
import sprite from './ui/icon/sprite.svg?raw';

/** Files of the build, by what they are for. */
export interface Assets {
  readonly entry: string;
  /** What asks for the others when the first screen is shown; development has none. */
  readonly first?: string;
  readonly styles: Readonly<Record<Sheet, string>>;
  /** Module name (`home`, `messages/th/first`) → files that its code needs. */
  readonly modules: Readonly<Record<string, readonly string[]>>;
  /** The files of the letters of the first lines. */
  readonly fonts?: Readonly<Record<Face, string>>;
  /** Development only: what hot reload needs before everything else. */
  readonly developmentHead?: string;
}

type Face = 'latin' | 'thai' | 'vietnamese';

interface DocumentParts {
  body: string;
  head: Head;
  page: PageContext;
  assets: Assets;
  url: URL;
  state: unknown;
  modules: readonly string[];
}

export function documentOf({
  body,
  head,
  page,
  assets,
  url,
  state,
  modules,
}: DocumentParts): string {
  const scripts = [
    ...new Set([
      assets.entry,
      ...[...modules, ...sitemap(modules), ...words(page, modules)].flatMap(
        (name) => assets.modules[name] ?? [],
      ),
    ]),
  ];
  // deferred, not async: browsers that fill in forms lay the page out when it has been parsed, which
  // so waits for the style sheet; without it everything would be laid out, and then again
  return (
    `<!doctype html><html lang="${page.lang}"${page.theme ? ` data-theme="${page.theme}"` : ''}${page.cards ? ` data-cards="${page.cards}"` : ''}${assets.first ? ' data-early=""' : ''}><head><meta charset="utf-8">` +
    '<meta name="viewport" content="width=device-width, initial-scale=1, viewport-fit=cover">' +
    headTags(head, page, url) +
    fontPreloads(page, assets) +
    styleLinks(assets, modules) +
    (assets.first === undefined
      ? ''
      : `<script type="module" blocking="render" src="${assets.first}" id="khum-first" data-files="${scripts.join(' ')}" data-styles="${LATER_SHEETS.map((sheet) => assets.styles[sheet]).join(' ')}"></script>`) +
    '<link rel="icon" href="/favicon.ico" sizes="32x32"><link rel="icon" href="/favicon.svg" type="image/svg+xml"><link rel="apple-touch-icon" href="/icon/apple-touch-icon.png">' +
    `<link rel="manifest" href="/manifest.webmanifest?lang=${page.lang}&amp;tenant=${page.tenant.code}">` +
    '<meta name="theme-color" content="#fbfaf8" media="(prefers-color-scheme: light)"><meta name="theme-color" content="#161210" media="(prefers-color-scheme: dark)">' +
    `${assets.developmentHead ?? ''}</head><body>${sprite}<div id="root">${body}</div>` +
    `<script type="application/json" id="khum-state">${jsonText({ page, state })}</script>` +
    `${assets.first === undefined ? `<script type="module" src="${assets.entry}"></script>` : ''}</body></html>`
  );
}

/**
 * What home shows, and what other pages show besides: sheets that a page does not need an idle
 * browser fetches for the next (lib/later-styles.ts).
 */
function styleLinks({ first, styles }: Assets, modules: readonly string[]): string {
  const needed = new Set(modules.flatMap((name) => pageSheets[name] ?? []));
  const later = LATER_SHEETS.filter((sheet) => first === undefined || needed.has(sheet)).map(
    (sheet) => `<link rel="stylesheet" href="${styles[sheet]}" id="khum-${sheet}">`,
  );
  return `<link rel="stylesheet" href="${styles.first}">${later.join('')}`;
}

/** Home comes to life without the addresses of other pages. */
const sitemap = (modules: readonly string[]) => (modules.includes('home') ? [] : ['routes']);

/** The sentences of a page: what every page says, and what its code says besides. */
function words({ lang }: PageContext, modules: readonly string[]): string[] {
  const parts = new Set(['first', ...modules.flatMap((name) => pageWords[name] ?? [])]);
  return [...parts].map((part) => `messages/${lang}/${part}`);
}

const FACES: Readonly<Record<string, Face>> = { th: 'thai', vi: 'vietnamese' };

/**
 * The faces of the first lines: of the language, and of the country, in whose script its goods are
 * named and its currency is written. A face that comes later has the whole page laid out again.
 * Development has no fixed addresses for them.
 */
function fontPreloads({ lang, tenant }: PageContext, { fonts }: Assets): string {
  if (!fonts) return '';
  const spoken = [lang, speechOf(tenant.currencyCode).languages[0]];
  const faces = new Set<Face>([...spoken.flatMap((one) => FACES[one] ?? []), 'latin']);
  return [...faces]
    .map(
      (face) =>
        `<link rel="preload" href="${fonts[face]}" as="font" type="font/woff2" crossorigin>`,
    )
    .join('');
}
