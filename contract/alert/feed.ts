/** The private feed of what alerts and price watches found, by a secret address (BEY-16). */
import Type from 'typebox';
import { defineCall, NoAsk } from '../define.ts';
import { Done, MaybeTime, text, Time } from '../shapes.ts';

const base = '/saas-user-service/alert-feed';
/** Entries of the feed. */
export const FEED_ENTRIES = 50;

const Address = Type.Object({
  path: Type.Union([Type.String(), Type.Null()], {
    description: 'Of the site, with `{format}` for rss, atom or json; null: there is none',
  }),
  createTime: MaybeTime,
});

export const address = defineCall({
  name: 'alert-feed.address',
  id: 'BEY-16',
  method: 'GET',
  path: base,
  who: 'viewer',
  doc: 'The secret address of the viewer’s own feed.',
  ask: NoAsk,
  answer: Address,
});
export const renew = defineCall({
  name: 'alert-feed.renew',
  id: 'BEY-16',
  method: 'POST',
  path: base,
  who: 'viewer',
  doc: 'Makes a new address; the one before ends at once.',
  ask: NoAsk,
  answer: Address,
});
export const end = defineCall({
  name: 'alert-feed.end',
  id: 'BEY-16',
  method: 'DELETE',
  path: base,
  who: 'viewer',
  doc: 'Ends the feed.',
  ask: NoAsk,
  answer: Done,
});
export const entries = defineCall({
  name: 'alert-feed.entries',
  id: 'BEY-16',
  method: 'GET',
  path: `${base}/entries`,
  who: 'anyone',
  doc: 'What the feed lists, newest first; whoever has the token reads it. `alert.not_found` for one that has ended.',
  ask: Type.Object({ token: text(200, { minLength: 1 }) }),
  answer: Type.Object({
    entries: Type.Array(
      Type.Object({
        id: Type.String(),
        title: Type.String(),
        text: Type.String(),
        path: Type.String(),
        cover: Type.String(),
        time: Time,
      }),
    ),
  }),
});
