/**
 * `GET /badge/{productCode}.svg?lang=` (BEY-15, P-26): price and verdict as a small picture for
 * other sites. No script, no cookie, no tracking.
 */
import type { FastifyInstance } from 'fastify';
import { pricedWords } from '../feed/entry.ts';
import { WORDS } from '../messages/words.ts';
import { escapeXml, missing, send, SHARED, siteOf } from '../site.ts';
import type { Calls } from '../site.ts';
import { verdictWord } from '../verdict-word.ts';
import type { Tone } from '../verdict-word.ts';

const SECONDS = 300;
const COLOURS: Readonly<Record<Tone, string>> = {
  good: '#0a6b4c',
  doubt: '#8a5a00',
  bad: '#4b5563',
  quiet: '#6b625c',
};
/** A picture within a page cannot load our face: any that the reader has. */
const FONT = "system-ui,'Noto Sans Thai',Tahoma,Helvetica,Arial,sans-serif";

export function mountBadges(server: FastifyInstance, app: Calls): void {
  server.get('/badge/:file', SHARED, async (request, reply) => {
    const code = /^([A-Za-z0-9_-]{1,64})\.svg$/.exec(
      (request.params as { file: string }).file,
    )?.[1];
    if (code === undefined) return missing(reply);
    const site = await siteOf(app, request);
    const goods = await site.call('goods.detail', { code });
    if (!goods) return missing(reply);
    const { text, tone } = verdictWord(goods, site.ctx.lang);
    const body = badge(
      WORDS[site.ctx.lang].name,
      pricedWords(site.ctx, goods),
      text,
      COLOURS[tone],
    );
    reply
      .header('cross-origin-resource-policy', 'cross-origin')
      .header('content-security-policy', "default-src 'none'; style-src 'unsafe-inline'");
    return send(request, reply, { type: 'image/svg+xml; charset=utf-8', seconds: SECONDS, body });
  });
}

function badge(name: string, price: string, verdict: string, colour: string): string {
  const [first, second, third] = [28 + widthOf(name), 20 + widthOf(price), 20 + widthOf(verdict)];
  const whole = first + second + third;
  const label = escapeXml(`${name}: ${price}, ${verdict}`);
  const text = (content: string, from: number, width: number, weight: number) =>
    `<text x="${from + width / 2}" y="19" font-weight="${weight}" textLength="${Math.round(width - 18)}" lengthAdjust="spacingAndGlyphs">${escapeXml(content)}</text>`;
  return (
    `<svg xmlns="http://www.w3.org/2000/svg" width="${whole}" height="28" role="img" aria-label="${label}"><title>${label}</title>` +
    `<clipPath id="r"><rect width="${whole}" height="28" rx="6"/></clipPath><g clip-path="url(#r)">` +
    `<rect width="${first}" height="28" fill="#231d1a"/><rect x="${first}" width="${second}" height="28" fill="#cc1231"/><rect x="${first + second}" width="${third}" height="28" fill="${colour}"/></g>` +
    '<path d="M8 9.5h4v4.5h4v4.5" stroke="#fff" stroke-width="1.8" fill="none" stroke-linecap="round" stroke-linejoin="round"/>' +
    `<g fill="#fff" text-anchor="middle" font-family="${FONT}" font-size="13">${text(name, 14, first - 12, 700)}${text(price, first, second, 700)}${text(verdict, first + second, third, 400)}</g></svg>`
  );
}

/** About as wide as the text is drawn; marks above and below Thai letters take no room. */
function widthOf(text: string): number {
  return Math.ceil(
    [...text.replace(/\p{M}/gu, '')].reduce(
      (sum, character) =>
        sum + (/[ .,·:'|il]/.test(character) ? 4 : /[A-Z%฿₫₱]/.test(character) ? 9 : 7.6),
      0,
    ),
  );
}
