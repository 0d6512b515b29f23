/**
 * Keeps pages in this browser, for reading without a connection (BEY-14): the last that were looked
 * at, what is saved, and the page that lists them. The service worker shows them where the site
 * cannot be reached. Where storage is refused or full nothing is kept, and everything works as ever.
 */
import type { DataRouter } from 'react-router';
import { page } from '../../lib/page.ts';
import { savesData } from '../../lib/saver.ts';
import { readStored, removeStored, writeStored } from '../../lib/storage.ts';
import { elsewhere, hasMark, onViewer, viewer } from '../../lib/viewer.ts';
import { boundsOf, headerOf, isKeepable, KEPT, keptIn, within } from './kept.ts';
import type { Kept } from './kept.ts';
import { forgetQueue } from './queue.ts';
import { startQueue } from './queue-send.ts';
import { readPage } from './read-page.ts';

export { isKeepable };
export { queued } from './queue.ts';
export { enqueue } from './queue-send.ts';

/** Who only passes through a page has not looked at it. */
const LOOK_MS = 1_500;

/** From now on. Called once, when a page has nothing else to do. */
export async function startKeeping(router: DataRouter): Promise<void> {
  startQueue();
  if (!('serviceWorker' in navigator) || !('caches' in window) || savesData()) return;
  const worker = await navigator.serviceWorker.register('/sw.js');
  watchOwner();
  // another build may have another worker, for which a browser looks when it likes
  await keepShells(() => worker.update());
  let timer: ReturnType<typeof setTimeout> | undefined;
  let last = '';
  const look = () => {
    const { pathname } = router.state.location;
    if (router.state.navigation.state !== 'idle' || pathname === last) return;
    last = pathname;
    clearTimeout(timer);
    timer = setTimeout(() => void keepSeen(pathname).catch(() => {}), LOOK_MS);
  };
  router.subscribe(look);
  look();
}

/** What is on the screen: a page that is kept, or the list of what is saved. */
async function keepSeen(path: string): Promise<void> {
  if (!navigator.onLine) return;
  if (isKeepable(path) && readStored('no-looks') === null) await keepPage(path, 'looked');
  if (path !== '/favorites' || !viewer().user) return;
  const links = document.querySelectorAll<HTMLAnchorElement>('#content a[href]');
  const paths = [...new Set([...links].map((one) => one.pathname))].filter(isKeepable);
  // oldest first, so that the newest is the newest kept
  for (const one of paths.slice(0, KEPT.most).toReversed()) await keepPage(one, 'saved');
}

/** Keeps a page as the site makes it for everybody. */
export function keepPage(path: string, why: 'looked' | 'saved'): Promise<void> {
  return alone(async () => {
    const pages = await caches.open(KEPT.pages);
    const answer = await publicPage(path);
    if (answer === null) return;
    const html = await answer.text();
    const read = readPage(html);
    const known = keptIn((await pages.match(path))?.headers.get(KEPT.header) ?? null);
    // an address means another thing in another region
    const before = known?.region === read.region ? known : null;
    const kept: Kept = {
      ...read,
      path,
      keptAt: Date.now(),
      looked: why === 'looked' || before?.looked === true,
      saved: why === 'saved' || before?.saved === true,
    };
    // a page without its code would answer to nothing
    if (await keepFiles(kept.files)) await store(pages, html, kept, answer);
    await tidy(pages);
  });
}

/** The pages that are always kept, in the language and of the build of this one. */
async function keepShells(onOther: () => Promise<unknown>): Promise<void> {
  await alone(async () => {
    const pages = await caches.open(KEPT.pages);
    let isOther = false;
    const here = `${page().tenant.code} ${document.documentElement.lang} ${buildHere()}`;
    for (const path of KEPT.shells) {
      const before = await pages.match(path);
      if (before?.headers.get('x-khum-build') === here) continue;
      if (before && !isOther) void onOther().catch(() => {});
      isOther ||= before !== undefined;
      const answer = await publicPage(path);
      if (answer === null) continue;
      const html = await answer.text();
      const read = readPage(html);
      const files = [...new Set([...read.files, ...scriptsHere()])];
      const kept = { ...read, files, path, keptAt: 0, looked: false, saved: false };
      if (await keepFiles(kept.files))
        await store(pages, html, kept, answer, { 'x-khum-build': here });
    }
    await tidy(pages);
  });
}

/** The build of this page: its first script may be that of others, what that asks for is not. */
function buildHere(): string {
  const first = document.getElementById('khum-first');
  return `${first?.dataset.files?.split(' ')[0]} ${first?.dataset.styles}`;
}

/** Scripts that came later, this one among them: no page names them. */
function scriptsHere(): string[] {
  return performance
    .getEntriesByType('resource')
    .map(({ name }) => new URL(name))
    .filter((url) => url.origin === location.origin && /^\/assets\/.*\.js$/.test(url.pathname))
    .map((url) => url.pathname);
}

/** What is kept but for the page that lists it; nothing where storage is refused. */
export async function keptPages(): Promise<Kept[]> {
  try {
    const found = await all(await caches.open(KEPT.pages));
    const files = await caches.open(KEPT.files);
    const pictures = new Set((await files.keys()).map(({ url }) => pathOf(url)));
    return found
      .filter((one) => !isShell(one))
      .map((one) => (pictures.has(one.cover ?? '') ? one : { ...one, cover: null }));
  } catch {
    return [];
  }
}

/** Looks, or what is saved, are kept no more. */
export function forgetKept(why: 'looked' | 'saved', path?: string): Promise<void> {
  return alone(async () => {
    const pages = await caches.open(KEPT.pages);
    for (const one of await all(pages)) {
      if (!one[why] || (path !== undefined && one.path !== path)) continue;
      const found = await pages.match(one.path);
      if (found) await store(pages, await found.text(), { ...one, [why]: false }, found);
    }
    await tidy(pages);
  });
}

/** What is saved belongs to an account: with another one, or none, it is forgotten. */
function watchOwner(): void {
  let isBusy = false;
  const check = async (): Promise<void> => {
    const { user, known } = viewer();
    // a session of which nobody could be asked is not over, nor is that of another region
    if (isBusy || !known || (user === null && (hasMark() || elsewhere() !== undefined))) return;
    const owner = readStored('kept-of');
    if (owner === (user?.userId ?? null)) return;
    isBusy = true;
    if (owner !== null) {
      forgetQueue();
      await forgetKept('saved').catch(() => {});
    }
    // at the end: a page that is left before begins again
    if (user) writeStored('kept-of', user.userId);
    else removeStored('kept-of');
    isBusy = false;
  };
  onViewer(() => void check());
  void check();
}

async function publicPage(path: string): Promise<Response | null> {
  const answer = await fetch(path, { headers: { accept: 'text/html' }, redirect: 'error' });
  const isPublic = /^public\b/.test(answer.headers.get('cache-control') ?? '');
  const isPage = /^text\/html\b/.test(answer.headers.get('content-type') ?? '');
  return answer.status === 200 && isPublic && isPage ? answer : null;
}

async function store(
  pages: Cache,
  html: string,
  kept: Kept,
  { headers }: Response,
  more: Readonly<Record<string, string>> = {},
): Promise<void> {
  const policy = headers.get('content-security-policy') ?? "default-src 'none'";
  await pages.put(
    kept.path,
    new Response(html, {
      headers: {
        'content-type': 'text/html; charset=utf-8',
        'content-security-policy': policy,
        [KEPT.header]: headerOf(kept),
        [KEPT.size]: String(new Blob([html]).size),
        ...more,
      },
    }),
  );
}

/**
 * One after the other, and none twice: they are in the browser's own store already. Answers whether
 * all scripts and sheets are there; the first that does not come is the last that is asked for.
 */
async function keepFiles(paths: readonly string[]): Promise<boolean> {
  const files = await caches.open(KEPT.files);
  for (const path of paths) {
    if (await files.match(path)) continue;
    try {
      const answer = await fetch(path);
      if (answer.status !== 200) {
        if (CODE.test(path)) return false;
        continue;
      }
      const body = await answer.blob();
      const type = answer.headers.get('content-type') ?? body.type;
      const headers = { 'content-type': type, [KEPT.size]: String(body.size) };
      await files.put(path, new Response(body, { headers }));
    } catch (error) {
      if (isFull(error)) throw error;
      if (CODE.test(path)) return false;
    }
  }
  return true;
}
const CODE = /\.(?:js|css)(?:\?|$)/;

/** Keeps to the bounds: pages too many, and files that no page needs any more, go. */
async function tidy(pages: Cache): Promise<void> {
  const found = await all(pages);
  const files = await caches.open(KEPT.files);
  const sizes = new Map([...(await sizesIn(pages)), ...(await sizesIn(files))]);
  const { stay } = boundsOf(found.filter((one) => !isShell(one)));
  const kept = within(KEPT.mostBytes, stay, found.filter(isShell), (path) => sizes.get(path) ?? 0);
  const staying = new Set(kept.pages.map(({ path }) => path));
  for (const one of found)
    if (!isShell(one) && !staying.has(one.path)) await pages.delete(one.path);
  for (const { url } of await files.keys())
    if (!kept.files.has(pathOf(url))) await files.delete(url);
}

/** By path. */
async function sizesIn(store: Cache): Promise<[string, number][]> {
  return Promise.all(
    (await store.keys()).map(async (request) => {
      const size = (await store.match(request))?.headers.get(KEPT.size);
      return [pathOf(request.url), Number(size ?? 0)] as [string, number];
    }),
  );
}

function pathOf(address: string): string {
  const { pathname, search } = new URL(address);
  return pathname + search;
}

async function all(pages: Cache): Promise<Kept[]> {
  const found = await Promise.all(
    (await pages.keys()).map(async (request) => {
      const kept = keptIn((await pages.match(request))?.headers.get(KEPT.header) ?? null);
      // what another version wrote says nothing to this one
      if (kept === null) await pages.delete(request);
      return kept;
    }),
  );
  return found.filter((one) => one !== null);
}

const isShell = ({ path }: Kept): boolean => (KEPT.shells as readonly string[]).includes(path);

const isFull = (error: unknown): boolean => (error as DOMException).name === 'QuotaExceededError';

/** One tab at a time; what fails is left as it is, a full storage is emptied. */
async function alone(work: () => Promise<void>): Promise<void> {
  const careful = () =>
    work().catch(async (error: unknown) => {
      if (isFull(error)) await Promise.all([caches.delete(KEPT.pages), caches.delete(KEPT.files)]);
    });
  await ('locks' in navigator ? navigator.locks.request('khum-kept', careful) : careful());
}
