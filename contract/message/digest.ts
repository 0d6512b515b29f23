/** Digests: what waited for a reader, in one mail and on a page of the same content (BEY-05, BEY-44). */
import Type from 'typebox';
import type { Static } from 'typebox';
import { defineCall } from '../define.ts';
import { Amount, Id, MaybeString, text, Time } from '../shapes.ts';

/** Lines of a mail; its page has all of them. */
export const DIGEST_LINES = 30;

export const DigestLine = Type.Object({
  title: Type.String(),
  href: { ...MaybeString, description: 'A path of this site' },
  cover: MaybeString,
  price: { ...MaybeString, description: 'When the mail was written; null: it is about no price' },
  was: { ...MaybeString, description: 'The struck old price, while the discount is verified' },
  verdict: { ...MaybeString, description: 'The verdict in two or three words' },
  isVerified: Type.Boolean(),
  isGone: Type.Boolean({ description: 'The price that it is about cannot be had any more' }),
  saved: { ...Amount, description: 'Below the usual price; what lines are ordered by' },
  why: Type.String({ description: 'What it fits, and when; what became of its price since' }),
});
export type DigestLine = Static<typeof DigestLine>;

export const Digest = Type.Object({
  lines: Type.Array(DigestLine),
  time: { ...Time, description: 'When prices were looked at, and the mail was written' },
  unsubscribeHref: Type.String({ description: 'The page that stops these mails' }),
});
export type Digest = Static<typeof Digest>;

export const read = defineCall({
  name: 'digest.read',
  id: 'BEY-44',
  method: 'GET',
  path: '/saas-user-service/message-center/digests/{id}',
  who: 'anyone',
  isPersonal: true,
  doc: "A digest as it was mailed, in the language of the mail: for its reader, or by the token of the link in the mail. What is not there, or is another's, is digest.not_found.",
  ask: Type.Object({ id: Id, token: Type.Optional(text(500)) }),
  answer: Digest,
});
