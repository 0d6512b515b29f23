/**
 * `GET /embed/{productCode}` and `GET /oembed?url=` (BEY-15, P-26): a card for frames on other
 * sites. It alone may be framed by anyone; it has no script, sets no cookie and asks nothing of
 * third parties.
 */
import { moneyText } from '#contract/money.ts';
import { struckOf } from '#contract/price/chip.ts';
import type { FastifyInstance } from 'fastify';
import type { GoodsDetail } from '#contract/catalog/goods.ts';
import { sparkShape } from '#contract/price/spark.ts';
import { pricedWords, timeOf } from '../feed/entry.ts';
import { WORDS, word } from '../messages/words.ts';
import { goodsPath } from '../path.ts';
import { escapeXml, missing, send, SHARED, siteOf } from '../site.ts';
import type { Calls, Site } from '../site.ts';
import { verdictWord } from '../verdict-word.ts';

const SECONDS = 300;
const SIZE = { width: 420, height: 180 } as const;
const POLICY =
  "default-src 'none'; style-src 'self'; img-src 'self' data: https:; base-uri 'none'; form-action 'none'; frame-ancestors *";

export function mountEmbeds(server: FastifyInstance, app: Calls): void {
  server.get('/embed/:code', SHARED, async (request, reply) => {
    const site = await siteOf(app, request);
    const goods = await goodsOf(site, (request.params as { code: string }).code);
    if (!goods) return missing(reply);
    reply
      .header('content-security-policy', POLICY)
      .header('referrer-policy', 'strict-origin-when-cross-origin')
      .header('x-robots-tag', 'noindex');
    return send(request, reply, {
      type: 'text/html; charset=utf-8',
      seconds: SECONDS,
      body: card(site, goods),
    });
  });
  server.get('/oembed', SHARED, async (request, reply) => {
    const {
      url = '',
      format = 'json',
      maxwidth,
    } = request.query as Record<string, string | undefined>;
    const site = await siteOf(app, request);
    if (format !== 'json')
      return reply.code(501).header('cache-control', 'no-store').type('text/plain').send('501');
    const goods = await goodsOf(site, codeIn(url, site.ctx.device.origin));
    if (!goods) return missing(reply);
    const width = Math.min(
      SIZE.width,
      Math.max(240, /^\d{2,4}$/.test(maxwidth ?? '') ? Number(maxwidth) : SIZE.width),
    );
    return send(request, reply, {
      type: 'application/json; charset=utf-8',
      seconds: SECONDS,
      body: JSON.stringify(described(site, goods, width)),
    });
  });
}

async function goodsOf(site: Site, code: string): Promise<GoodsDetail | undefined> {
  return /^[A-Za-z0-9_-]{1,64}$/.test(code) ? site.call('goods.detail', { code }) : undefined;
}

/** The product of one of our own addresses. */
function codeIn(text: string, origin: string): string {
  const url = URL.canParse(text) ? new URL(text) : undefined;
  return url?.origin === origin ? (/^\/product\/([\w-]+)$/.exec(url.pathname)?.[1] ?? '') : '';
}

function described(site: Site, goods: GoodsDetail, width: number) {
  const source = escapeXml(site.address(`/embed/${goods.code}`, { lang: site.ctx.lang }));
  return {
    version: '1.0',
    type: 'rich',
    title: goods.name,
    provider_name: WORDS[site.ctx.lang].name,
    provider_url: site.address('/'),
    cache_age: SECONDS,
    thumbnail_url: site.address(`/og/product/${goods.code}.png`, { lang: site.ctx.lang }),
    thumbnail_width: 1200,
    thumbnail_height: 630,
    html: `<iframe src="${source}" width="${width}" height="${SIZE.height}" title="${escapeXml(goods.name)}" loading="lazy" sandbox="allow-popups allow-popups-to-escape-sandbox"></iframe>`,
    width,
    height: SIZE.height,
  };
}

function card(site: Site, goods: GoodsDetail): string {
  const { lang } = site.ctx;
  const words = WORDS[lang];
  const { text, tone } = verdictWord(goods, lang);
  const shape = sparkShape(goods.spark, goods.isCurrent ? goods.currentAmount : null);
  const cover = goods.cover.startsWith('/pic/') ? `${goods.cover}?w=120&h=120` : goods.cover;
  const now = escapeXml(pricedWords(site.ctx, goods));
  const struck = struckOf(goods);
  const was =
    struck === null ? '' : ` <s>${escapeXml(moneyText(struck.amount, goods.currencyCode))}</s>`;
  const seen =
    goods.seenTime && goods.isCurrent
      ? word(lang, 'seen', { time: timeOf(site.ctx, goods.seenTime) })
      : '';
  return (
    `<!doctype html><html lang="${lang}"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1"><meta name="robots" content="noindex">` +
    `<title>${escapeXml(goods.name)}</title><link rel="canonical" href="${escapeXml(site.address(goodsPath(goods.code)))}"><link rel="stylesheet" href="/embed.css"></head><body>` +
    `<a class="card" href="${escapeXml(site.address(goodsPath(goods.code), { lang }))}" target="_blank" rel="noopener">` +
    (cover === '' ? '' : `<img src="${escapeXml(cover)}" alt="" width="120" height="120">`) +
    `<span class="info"><span class="name">${escapeXml(goods.name)}</span><span class="price">${goods.isCurrent ? `<b>${now}</b>` : now}${was}</span>` +
    `<span class="verdict ${tone}">${escapeXml(text)}</span>` +
    `<svg viewBox="0 0 200 26" width="200" height="26" aria-hidden="true"><path d="${shape.path}"/>${shape.dotY === null ? '' : `<circle cx="192" cy="${shape.dotY}" r="4"/>`}</svg>` +
    `<span class="foot">${escapeXml([words.name, seen].filter(Boolean).join(' · '))}</span></span></a></body></html>`
  );
}
