/**
 * Whether a shop's discount is real, asked with the link to the product: what shoppers paste from
 * the apps of shops.
 */
import Type from 'typebox';
import type { Static } from 'typebox';
import { defineCall } from '../define.ts';
import { MaybeId, MaybeString, oneOf, text } from '../shapes.ts';
import { PLATFORMS } from './label.ts';
import { PASTED_MAX } from './pasted.ts';

/**
 * `FOUND`: the page of an offer here. `UNKNOWN`: of a product that is not here. `NOT_PRODUCT`: of a
 * shop, and of no product. `SHORT`: it only leads on, and was not followed. `OTHER_SHOP`: of a shop
 * that Khum has no offers of. `NO_LINK`: no web address in the text, or none that a shop can have.
 */
export const CHECK_STATES = [
  'FOUND',
  'UNKNOWN',
  'NOT_PRODUCT',
  'SHORT',
  'OTHER_SHOP',
  'NO_LINK',
] as const;

export const CheckedLink = Type.Object({
  state: oneOf(CHECK_STATES),
  url: { ...MaybeString, description: 'The address without what tracks; null with NO_LINK' },
  platform: oneOf(PLATFORMS),
  region: {
    ...MaybeString,
    description: 'Code of another region, where the address is of a shop there; else null',
  },
  goodsCode: { ...MaybeString, description: 'With FOUND' },
  offerId: { ...MaybeId, description: 'With FOUND: the offer that the page is of' },
  words: {
    ...MaybeString,
    description: 'What the address itself says of the product, to search with; else null',
  },
});
export type CheckedLink = Static<typeof CheckedLink>;

export const check = defineCall({
  name: 'goods.check',
  id: 'BEY-14',
  method: 'GET',
  path: '/saas-das-service/goods/client/check',
  who: 'anyone',
  doc:
    'The product that a link is of. `text` is a link, or a text with one, as the apps of shops put it on the clipboard; of several the first of a shop counts. ' +
    'The page of the shop is never fetched. Short links of apps are followed only where the operator allows it, else the state is `SHORT`.',
  ask: Type.Object({ text: text(PASTED_MAX, { minLength: 1 }) }),
  answer: CheckedLink,
});
