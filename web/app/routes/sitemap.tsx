/**
 * The site map for people (NAV-14): pages, the whole tree of categories, brands, tags,
 * leaderboards.
 */
import { useLoaderData } from 'react-router';
import type { Answer } from '#contract/calls.ts';
import {
  articlesAddress,
  boardAddress,
  brandAddress,
  categoryAddress,
  tagAddress,
  withQuery,
} from '../lib/address.ts';
import { t } from '../lib/message.ts';
import { definePage } from '../lib/route.ts';

interface SitemapData {
  tree: Answer<'category.tree'>;
  brands: Answer<'brand.navigate'>['content'];
  tags: Answer<'content.hot-keywords'>['keywords'];
  boards: Answer<'item-group.page-with-ref'>['content'];
}

function SitemapPage() {
  const { tree, brands, tags, boards } = useLoaderData<SitemapData>();
  const pages = [
    ['/', t('nav.deals')],
    ['/daily-special-offers', t('footer.daily')],
    ['/coupons', t('nav.coupons')],
    ['/products', t('nav.goods')],
    ['/brands', t('nav.brands')],
    [articlesAddress(), t('nav.articles')],
    ['/leaderboards', t('ranks.title')],
    ['/guides', t('guide.title')],
    ['/discover', t('nav.discover')],
    ['/ai', t('nav.ask')],
    ['/check', t('check.title')],
    ['/how-we-judge', t('footer.judging')],
    ['/moderation', t('moderation.title')],
    ['/about-us', t('nav.about')],
    ['/download', t('download.title')],
  ] as const;
  return (
    <>
      <h1 className="page__h">{t('sitemap.title')}</h1>
      <section className="brands" aria-labelledby="pages">
        <h2 id="pages">{t('sitemap.pages')}</h2>
        <Links links={pages} />
      </section>
      {tree.map((top) => (
        <section key={top.id} className="brands" aria-labelledby={`c-${top.code}`}>
          <h2 id={`c-${top.code}`}>
            <a href={categoryAddress(top)}>{top.name}</a>
          </h2>
          <Links
            links={top.children
              .flatMap((child) => [child, ...child.children])
              .map((one) => [categoryAddress(one), one.name] as const)}
          />
        </section>
      ))}
      {tags.length > 0 && (
        <section className="brands" aria-labelledby="tags">
          <h2 id="tags">{t('sitemap.tags')}</h2>
          <Links
            links={tags.map(
              ({ keyword, isWritten }) =>
                [
                  isWritten ? tagAddress(keyword) : withQuery('/search', { keyword }),
                  keyword,
                ] as const,
            )}
          />
        </section>
      )}
      {boards.length > 0 && (
        <section className="brands" aria-labelledby="boards">
          <h2 id="boards">{t('ranks.title')}</h2>
          <Links links={boards.map((board) => [boardAddress(board.code), board.name] as const)} />
        </section>
      )}
      <section className="brands" aria-labelledby="brands">
        <h2 id="brands">{t('nav.brands')}</h2>
        <Links links={brands.map((brand) => [brandAddress(brand.code), brand.name] as const)} />
      </section>
    </>
  );
}

function Links({ links }: { links: readonly (readonly [href: string, label: string])[] }) {
  return (
    <ul>
      {links.map(([href, label]) => (
        <li key={href}>
          <a href={href}>{label}</a>
        </li>
      ))}
    </ul>
  );
}

export default definePage<SitemapData>({
  async load({ call }) {
    const pageRequest = { page: 1, size: 100 };
    const [tree, brands, tags, boards] = await Promise.all([
      call('category.tree'),
      call('brand.navigate', { pageRequest }),
      call('content.hot-keywords', { size: 50 }),
      call('item-group.page-with-ref', { groupType: 'RANKING', refSize: 0, pageRequest }),
    ]);
    return { tree, brands: brands.content, tags: tags.keywords, boards: boards.content };
  },
  head: () => ({
    title: `${t('sitemap.title')} · ${t('site.name')}`,
    description: t('catalogue.description'),
    canonical: '/sitemap-page',
  }),
  Page: SitemapPage,
});
