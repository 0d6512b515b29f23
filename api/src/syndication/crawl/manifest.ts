/** `/manifest.webmanifest`: the site as an app, in the words of the page that names it. */
import type { FastifyInstance } from 'fastify';
import { WORDS } from '../messages/words.ts';
import { send, SHARED, siteOf } from '../site.ts';
import type { Calls } from '../site.ts';

const ICONS = [
  { src: '/icon/icon-192.png', sizes: '192x192', type: 'image/png', purpose: 'any' },
  { src: '/icon/icon-512.png', sizes: '512x512', type: 'image/png', purpose: 'any' },
  { src: '/icon/maskable-192.png', sizes: '192x192', type: 'image/png', purpose: 'maskable' },
  { src: '/icon/maskable-512.png', sizes: '512x512', type: 'image/png', purpose: 'maskable' },
  { src: '/favicon.svg', sizes: 'any', type: 'image/svg+xml', purpose: 'any' },
];

export function mountManifest(server: FastifyInstance, app: Calls): void {
  server.get('/manifest.webmanifest', SHARED, async (request, reply) => {
    const { ctx } = await siteOf(app, request);
    const words = WORDS[ctx.lang];
    const manifest = {
      id: '/',
      name: `${words.name} — ${words.tagline}`,
      short_name: words.name,
      description: words.about,
      lang: ctx.lang,
      dir: 'ltr',
      start_url: '/',
      scope: '/',
      display: 'standalone',
      // what an app of a shop shares, its link mostly within the text (BEY-14)
      share_target: {
        action: '/share',
        method: 'GET',
        enctype: 'application/x-www-form-urlencoded',
        params: { title: 'title', text: 'text', url: 'url' },
      },
      background_color: '#fbfaf8',
      theme_color: '#fbfaf8',
      categories: ['shopping'],
      icons: ICONS,
      screenshots: [
        {
          src: '/icon/screen-narrow.webp',
          sizes: '750x1624',
          type: 'image/webp',
          form_factor: 'narrow',
          label: words.deals,
        },
        {
          src: '/icon/screen-wide.webp',
          sizes: '1280x800',
          type: 'image/webp',
          form_factor: 'wide',
          label: words.deals,
        },
      ],
      shortcuts: [
        { name: words.coupons, url: '/coupons' },
        { name: words.leaderboards, url: '/leaderboards' },
      ],
    };
    return send(request, reply, {
      type: 'application/manifest+json; charset=utf-8',
      seconds: 3600,
      body: JSON.stringify(manifest),
    });
  });
}
