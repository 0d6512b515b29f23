/** The sitemap on one page: every address of the product. Static addresses win over holes. */
import type { RouteObject } from 'react-router';
import { pageRoute } from './lib/route.ts';
import { NotFoundPage, RootError, RootLayout } from './routes/root.tsx';

const soon = () => import('./routes/soon.tsx');
const catalogue = () => import('./routes/catalogue.tsx');

export const routes: RouteObject[] = [
  {
    id: 'root:/',
    Component: RootLayout,
    ErrorBoundary: RootError,
    children: [
      pageRoute('/', 'home', () => import('./routes/home.tsx')),
      pageRoute('content/:code', 'deal', () => import('./routes/deal.tsx')),
      pageRoute('product/:code', 'product', () => import('./routes/product.tsx')),
      pageRoute('products', 'catalogue', catalogue),
      pageRoute('product-catalog', 'catalogue', catalogue),
      pageRoute('products/:slug', 'category', () => import('./routes/category.tsx')),
      pageRoute('brands', 'brands', () => import('./routes/brands.tsx')),
      pageRoute('brand/:code', 'brand', () => import('./routes/brand.tsx')),
      pageRoute('search', 'search', () => import('./routes/search.tsx')),
      pageRoute('preferences', 'preferences', () => import('./routes/preferences.tsx')),
      pageRoute('how-we-judge', 'judging', () => import('./routes/judging.tsx')),
      pageRoute('about-us', 'about', () => import('./routes/about.tsx')),
      pageRoute('sitemap-page', 'sitemap', () => import('./routes/sitemap.tsx')),
      pageRoute('download', 'download', () => import('./routes/download.tsx')),
      // addresses whose rooms are still to be built
      ...[
        'articles',
        'article',
        'articles/:slug',
        'article/:code',
        'article-tag/:tag',
        'tag/:tag',
        'note-detail/:code',
        'leaderboard-products/:code',
        'coupons',
        'daily-special-offers',
        'ai',
        'discover',
        'appPage/*',
        'activity/:kind/:id',
        'shortLink/:code',
        'lowcode-editor-preview',
        'guides',
        'guide/:subtitle',
        'profile',
        'profile/security',
        'notifications',
        'deal-alerts',
        'favorites',
        'likes',
        'user/:id',
        'login',
        'publish',
        'privacy',
        'terms',
        'price-watches',
        'sitemap',
        'leaderboards',
      ].map((path) => pageRoute(path, 'soon', soon)),
      pageRoute(':type/:id', 'resolve', () => import('./routes/resolve.tsx')),
      {
        id: 'not-found:*',
        path: '*',
        Component: NotFoundPage,
        loader: () => {
          throw new Response(null, { status: 404 });
        },
      },
    ],
  },
];
