/**
 * The sitemap on one page: every address of the product. Static addresses win over holes. Home lies
 * in `home-route.ts`, for the browser begins there without the others.
 */
import type { RouteObject } from 'react-router';
import { framed, homeRoute } from './home-route.ts';
import { pageRoute } from './lib/route.ts';
import { NotFoundPage } from './routes/root.tsx';

const catalogue = () => import('./routes/catalogue.tsx');
const document = () => import('./routes/document.tsx');
const articles = () => import('./routes/articles.tsx');
const articleList = () => import('./routes/article-list.tsx');
const dealAlerts = () => import('./routes/deal-alerts.tsx');
const dealAlert = () => import('./routes/deal-alert.tsx');
const newsletterMail = () => import('./routes/newsletter-mail.tsx');
const articleTag = () => import('./routes/article-tag.tsx');

/** Every page, without its frame. */
export const pages: RouteObject[] = [
  homeRoute,
  pageRoute('deals/:id', 'module-deals', () => import('./routes/module-deals.tsx')),
  pageRoute('content/:code', 'deal', () => import('./routes/deal.tsx')),
  pageRoute('product/:code', 'product', () => import('./routes/product.tsx')),
  pageRoute('products', 'catalogue', catalogue),
  pageRoute('product-catalog', 'catalogue', catalogue),
  pageRoute('products/:slug', 'category', () => import('./routes/category.tsx')),
  pageRoute('brands', 'brands', () => import('./routes/brands.tsx')),
  pageRoute('brand/:code', 'brand', () => import('./routes/brand.tsx')),
  pageRoute('articles', 'articles', articles),
  pageRoute('article', 'articles', articles),
  pageRoute('articles/:slug', 'article-list', articleList),
  pageRoute('article/:code', 'article', () => import('./routes/article.tsx')),
  pageRoute('article-tag/:tag', 'article-tag', articleTag),
  pageRoute('tag/:tag', 'article-tag', articleTag),
  pageRoute('note-detail/:code', 'note', () => import('./routes/note.tsx')),
  pageRoute('discover', 'discover', () => import('./routes/discover.tsx')),
  pageRoute('guides', 'guides', () => import('./routes/guides.tsx')),
  pageRoute('guide/:subtitle', 'guide', () => import('./routes/guide.tsx')),
  pageRoute('coupons', 'coupons', () => import('./routes/coupons.tsx')),
  pageRoute('daily-special-offers', 'daily-specials', () => import('./routes/daily-specials.tsx')),
  pageRoute('leaderboards', 'leaderboards', () => import('./routes/leaderboards.tsx')),
  pageRoute('leaderboard-products/:code', 'leaderboard', () => import('./routes/leaderboard.tsx')),
  pageRoute('activities', 'activities', () => import('./routes/activities.tsx')),
  pageRoute('activity/lottery/:id', 'lottery', () => import('./routes/lottery.tsx')),
  pageRoute(
    'activity/lottery/:id/verify',
    'lottery-verify',
    () => import('./routes/lottery-verify.tsx'),
  ),
  pageRoute('activity/lottery/:id/prizes', 'prizes', () => import('./routes/prizes.tsx')),
  pageRoute(
    'activity/lottery/:id/prizes/:awardId/address',
    'prize-address',
    () => import('./routes/prize-address.tsx'),
  ),
  pageRoute('ai', 'assistant', () => import('./routes/assistant.tsx')),
  pageRoute('search', 'search', () => import('./routes/search.tsx')),
  pageRoute('preferences', 'preferences', () => import('./routes/preferences.tsx')),
  pageRoute('how-we-judge', 'judging', () => import('./routes/judging.tsx')),
  pageRoute('how-we-judge/waiting', 'waiting-record', () => import('./routes/waiting-record.tsx')),
  pageRoute('comments/:type/:id', 'comments', () => import('./routes/comments.tsx')),
  pageRoute('moderation', 'moderation', () => import('./routes/moderation.tsx')),
  pageRoute('go/:ref', 'go', () => import('./routes/go.tsx')),
  pageRoute('shortLink/:code', 'short-link', () => import('./routes/short-link.tsx')),
  pageRoute('appPage/*', 'app-page', () => import('./routes/app-page.tsx')),
  pageRoute(
    'lowcode-editor-preview',
    'lowcode-preview',
    () => import('./routes/lowcode-preview.tsx'),
  ),
  pageRoute('about-us', 'about', () => import('./routes/about.tsx')),
  pageRoute('data-kept', 'data-inventory', () => import('./routes/data-inventory.tsx')),
  pageRoute('privacy', 'document', document),
  pageRoute('terms', 'document', document),
  pageRoute('sitemap-page', 'sitemap', () => import('./routes/sitemap.tsx')),
  pageRoute('login', 'login', () => import('./routes/login.tsx')),
  pageRoute('profile', 'profile', () => import('./routes/profile.tsx')),
  pageRoute('profile/security', 'security', () => import('./routes/security.tsx')),
  pageRoute('favorites', 'favorites', () => import('./routes/favorites.tsx')),
  pageRoute('likes', 'likes', () => import('./routes/likes.tsx')),
  pageRoute('deal-alerts', 'deal-alerts', dealAlerts),
  pageRoute('price-watches', 'deal-alerts', dealAlerts),
  pageRoute('deal-alerts/new', 'deal-alert', dealAlert),
  pageRoute(
    'deal-alerts/unsubscribe',
    'alert-unsubscribe',
    () => import('./routes/alert-unsubscribe.tsx'),
  ),
  pageRoute('deal-alerts/digest/:id', 'digest', () => import('./routes/digest.tsx')),
  pageRoute('deal-alerts/:id', 'deal-alert', dealAlert),
  pageRoute('newsletter', 'newsletter', () => import('./routes/newsletter.tsx')),
  pageRoute('newsletter/confirm', 'newsletter-mail', newsletterMail),
  pageRoute('newsletter/unsubscribe', 'newsletter-mail', newsletterMail),
  pageRoute('newsletter/:id', 'newsletter-issue', () => import('./routes/newsletter-issue.tsx')),
  pageRoute('activity/bonus/:id', 'activity-bonus', () => import('./routes/activity-bonus.tsx')),
  pageRoute('activity/badge/:id', 'activity-badge', () => import('./routes/activity-badge.tsx')),
  pageRoute('user/:id', 'user', () => import('./routes/user.tsx')),
  pageRoute('compare', 'compare', () => import('./routes/compare.tsx')),
  pageRoute('check', 'check', () => import('./routes/check.tsx')),
  pageRoute('share', 'share', () => import('./routes/share.tsx')),
  pageRoute('offline', 'offline', () => import('./routes/offline.tsx')),
  pageRoute('queued', 'queued', () => import('./routes/queued.tsx')),
  pageRoute('observe', 'observe', () => import('./routes/observe.tsx')),
  pageRoute('publish', 'publish', () => import('./routes/publish.tsx')),
  pageRoute('download', 'download', () => import('./routes/download.tsx')),
  pageRoute('notifications', 'notifications', () => import('./routes/notifications.tsx')),
  pageRoute(
    'notifications/preferences',
    'message-preferences',
    () => import('./routes/message-preferences.tsx'),
  ),
  pageRoute('notifications/unsubscribe', 'unsubscribe', () => import('./routes/unsubscribe.tsx')),
  // articles of a category on a tenant of type CONTENT (NAV-08); whatever is no such address is
  // not found (AMB-73)
  pageRoute(':slug', 'article-list', articleList),
  pageRoute(':type/:id', 'resolve', () => import('./routes/resolve.tsx')),
  {
    id: 'not-found:*',
    path: '*',
    Component: NotFoundPage,
    loader: () => {
      throw new Response(null, { status: 404 });
    },
  },
];

export const routes = framed(pages);
