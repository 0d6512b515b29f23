/**
 * Waiting for a link (BEY-14): somebody checked the link to a product that Khum does not know, and
 * hears of it once a feed brings that product.
 */
import Type from 'typebox';
import type { Static } from 'typebox';
import { PLATFORMS } from '../catalog/label.ts';
import { PASTED_MAX } from '../catalog/pasted.ts';
import { defineCall } from '../define.ts';
import { Done, Id, MaybeString, oneOf, text, Time } from '../shapes.ts';

export const LinkWait = Type.Object({
  id: Id,
  url: Type.String({ description: 'The address without what tracks' }),
  platform: oneOf(PLATFORMS),
  words: { ...MaybeString, description: 'What the address itself says of the product; else null' },
  createTime: Time,
  endTime: { ...Time, description: 'It ends then, if nothing came of it' },
});
export type LinkWait = Static<typeof LinkWait>;

const base = '/saas-user-service/awaited-links';

export const create = defineCall({
  name: 'link-wait.create',
  id: 'BEY-14',
  method: 'POST',
  path: `${base}/create`,
  who: 'viewer',
  doc:
    'Waits for the product that a link is of, read as `goods.check` reads it: once Khum has its price, its viewer gets one message (`watch.KNOWN`), and the wait is over. ' +
    'Only a link whose state is `UNKNOWN`, of this region, can be waited for; else link_wait.link. A link of a product that Khum knows is answered by that product. ' +
    'The same product again, however its address is written, is the first wait, and is not new. At most 50 at a time (link_wait.limit); each ends after 180 days.',
  ask: Type.Object({ text: text(PASTED_MAX, { minLength: 1 }) }),
  answer: Type.Object({
    wait: Type.Union([LinkWait, Type.Null()], { description: 'Null: the product is known' }),
    goodsCode: { ...MaybeString, description: 'The product, where it is known' },
    isNew: Type.Boolean(),
  }),
});
export const all = defineCall({
  name: 'link-wait.all',
  id: 'BEY-14',
  method: 'GET',
  path: base,
  who: 'viewer',
  doc: 'The links that the viewer waits for, the newest first; with `text`, only that of the product which a link is of.',
  ask: Type.Object({ text: Type.Optional(text(PASTED_MAX)) }),
  answer: Type.Object({ waits: Type.Array(LinkWait) }),
});
export const remove = defineCall({
  name: 'link-wait.remove',
  id: 'BEY-14',
  method: 'DELETE',
  path: `${base}/{id}`,
  who: 'viewer',
  doc: 'Waits no more. What is over already is no failure.',
  ask: Type.Object({ id: Id }),
  answer: Done,
});
