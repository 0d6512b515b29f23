/** Where a page leads in another region (TEN-12): the same page where that region has one, else the list of its kind. */
import type { InProcessCaller } from '../app.ts';

interface Regions {
  readonly here: InProcessCaller;
  readonly there: InProcessCaller;
}

/** Where what an address names is in the other region; undefined: nowhere. */
type Find = (regions: Regions, name: string, kind: string) => Promise<string | undefined>;

/** What regions have each of their own, by the first part of an address. */
const KINDS: Readonly<Record<string, { readonly list: string; readonly find?: Find }>> = {
  product: { list: '/products' },
  content: { list: '/' },
  deals: { list: '/', find: moduleOf },
  article: { list: '/articles' },
  'article-tag': { list: '/articles', find: tagOf },
  tag: { list: '/articles', find: tagOf },
  'note-detail': { list: '/discover' },
  guide: {
    list: '/guides',
    find: same(({ there }, subtitle) => there('guide.detail', { subtitle })),
  },
  'leaderboard-products': {
    list: '/leaderboards',
    find: same(({ there }, code) => there('item-group.by-code', { code })),
  },
  appPage: { list: '/', find: same(({ there }, id) => there('page.data-modules', { id })) },
  activity: { list: '/activities' },
  comments: { list: '/' },
  user: { list: '/' },
  go: { list: '/' },
  shortLink: { list: '/' },
  'deal-alerts': { list: '/deal-alerts', find: anyWord },
  newsletter: { list: '/newsletter', find: anyWord },
};

/** Pages in every region whose fields name what is of one. */
const NAMED_BY_FIELDS = ['ai', 'compare', 'observe', 'publish'];

/** Fields of addresses that are sums of the region's currency. */
const SUMS = ['min', 'max', 'maxAmount'];

/** The way to it from a path of this site; fields of the address remain but for sums. */
export async function wayThere(path: string, regions: Regions): Promise<string> {
  const [before = '', query = ''] = path.split('?');
  const [, kind = '', name, ...deeper] = before.split('/');
  const known = KINDS[kind];
  if (name === undefined && NAMED_BY_FIELDS.includes(kind)) return before;
  if (name === undefined || !known) return withQuery(before, query);
  const found = deeper.length > 0 ? undefined : await known.find?.(regions, decoded(name), kind);
  return found === undefined ? known.list : withQuery(found, query);
}

/** A list of deals that a page shows, by its title: each region counts its own. */
async function moduleOf({ here, there }: Regions, moduleId: string): Promise<string | undefined> {
  const [list, home] = await Promise.all([
    here('page.by-module', { moduleId, pageRequest: { page: 1, size: 1 } }),
    there('page.home-modules', {}),
  ]);
  const title = list.data?.title;
  const same = title
    ? home.data?.modules.find((one) => one.type === 'DEAL' && one.title === title)
    : undefined;
  return same && pathOf('deals', same.id);
}

/** A keyword under which something was written. */
async function tagOf({ there }: Regions, tag: string, kind: string): Promise<string | undefined> {
  const list = await there('content.pages', { tag, pageRequest: { page: 1, size: 1 } });
  return list.data?.totalElements ? pathOf(kind, tag) : undefined;
}

/** What has the same name in both regions. */
function same(ask: (regions: Regions, name: string) => Promise<{ success: boolean }>): Find {
  return async (regions, name, kind) =>
    (await ask(regions, name)).success ? pathOf(kind, name) : undefined;
}

/** Pages that have a word for a name are in every region; what has a number is of one. */
async function anyWord(_: Regions, name: string, kind: string): Promise<string | undefined> {
  return /^\d+$/.test(name) ? undefined : pathOf(kind, name);
}

const pathOf = (kind: string, name: string) => `/${kind}/${encodeURIComponent(name)}`;

function decoded(name: string): string {
  try {
    return decodeURIComponent(name);
  } catch {
    return name;
  }
}

function withQuery(path: string, query: string): string {
  const fields = new URLSearchParams(query);
  if (!SUMS.some((name) => fields.has(name))) return query === '' ? path : `${path}?${query}`;
  for (const name of SUMS) fields.delete(name);
  return fields.size === 0 ? path : `${path}?${fields}`;
}
