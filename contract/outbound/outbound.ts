/**
 * The way out to a shop: where it leads, and whether we earn by it (rows NAV-37, BEY-30; AMB-47).
 */
import Type from 'typebox';
import type { Static } from 'typebox';
import { PLATFORMS } from '../catalog/label.ts';
import { defineCall } from '../define.ts';
import { MaybeString, oneOf } from '../shapes.ts';

/**
 * `OURS`: we added our affiliate tag; `FOREIGN`: the address came with one and is left as it is;
 * `NONE`: there is none.
 */
export const TAGS = ['OURS', 'FOREIGN', 'NONE'] as const;

export const Outbound = Type.Object({
  url: Type.String({
    description:
      'Where it leads, http(s), as an offer or a coupon has it; with our tag where `tag` is OURS',
  }),
  host: Type.String({ description: 'Host of that address' }),
  platform: oneOf(PLATFORMS),
  shopName: MaybeString,
  name: Type.String({ description: 'Of the goods, or of the coupon' }),
  back: Type.String({ description: 'Path of the page it belongs to' }),
  subject: Type.Object({ type: oneOf(['OFFER', 'DEAL', 'COUPON']), id: Type.String() }),
  tag: oneOf(TAGS),
  couponCode: { ...MaybeString, description: 'A code that works there now' },
  isIntercepted: Type.Boolean({
    description: 'False: the operator wants no page in between, the visitor goes on at once',
  }),
});
export type Outbound = Static<typeof Outbound>;

export const leave = defineCall({
  name: 'outbound.leave',
  id: 'NAV-37',
  method: 'GET',
  path: '/saas-search-service/outbound/{ref}',
  who: 'anyone',
  doc:
    'Where a go-to-shop link leads. `ref` is the id of an offer, the code of a deal, or `coupon-` and the id of a coupon: an address that is in none of them is never redirected to. ' +
    'Our affiliate tag is added only where the tenant has one for that shop, the address carries none, and the visitor has not declined them (cookie `affiliate=off`).',
  ask: Type.Object({ ref: Type.String({ pattern: '^[A-Za-z0-9_-]{1,72}$' }) }),
  answer: Outbound,
});
