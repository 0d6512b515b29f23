/**
 * The generic address `/{type}/{id}` (NAV-25, AMB-18): for a known type it leads to the page of
 * what is meant, by id or code; every named address comes before it.
 */
import { redirect } from 'react-router';
import {
  boardAddress,
  brandAddress,
  categoryAddress,
  contentAddress,
  dealAddress,
  goodsAddress,
} from '../lib/address.ts';
import type { Caller } from '../lib/call.ts';
import { t } from '../lib/message.ts';
import { definePage } from '../lib/route.ts';

const ADDRESS_OF: Readonly<Record<string, (call: Caller, id: string) => Promise<string>>> = {
  deal: async (call, code) =>
    dealAddress(
      (await call('deal.get-by-id', { subject: { type: 'DEAL', code }, includeText: false })).code,
    ),
  goods: async (call, code) => goodsAddress((await call('goods.detail', { code })).code),
  category: async (call, id) => categoryAddress(await call('category.by-id', { id })),
  leaderboard: async (call, code) =>
    boardAddress((await call('item-group.by-code', { code })).code),
  ...Object.fromEntries(
    ['note', 'article'].map((type) => [
      type,
      async (call: Caller, code: string) => {
        const piece = await call('content.detail', { code });
        return contentAddress(piece.contentTypeCode, piece.code);
      },
    ]),
  ),
  brand: async (call, id) => brandAddress((await call('brand.detail', { id })).code),
};

export default definePage({
  async load({ call, params }) {
    const addressOf = ADDRESS_OF[(params.type as string).toLowerCase()];
    if (!addressOf) throw new Response(null, { status: 404 });
    throw redirect(await addressOf(call, params.id as string), 301);
  },
  head: () => ({ title: t('site.name'), noindex: true }),
  Page: () => null,
});
