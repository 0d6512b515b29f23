/**
 * Weekly newsletters for people without an account (BEY-44): of a tag, or of the best of the region.
 * Confirmed by a link in a mail, ended by one click.
 */
import Type from 'typebox';
import type { Static } from 'typebox';
import { defineCall } from '../define.ts';
import { DigestLine } from '../message/digest.ts';
import { Done, Id, oneOf, text, Time } from '../shapes.ts';

/** Days of an issue, and how many deals it has at most. */
export const NEWSLETTER = { days: 7, lines: 60, confirmHours: 48, issueDays: 90 } as const;
/** How often a newsletter may be asked for on a day, by whom. */
export const NEWSLETTER_ASKS = { email: 5, device: 10, network: 20 } as const;

const base = '/saas-user-service/newsletters';
const token = Type.Object({ token: text(500, { minLength: 1 }) });
const State = Type.Object({
  name: Type.String({ description: 'The tag, or the best of the region, in the language asked' }),
  state: oneOf(['WAITING', 'ON', 'OFF'], {
    description: 'WAITING: not confirmed yet; OFF: ended, and forgotten two days later',
  }),
});
export type NewsletterState = Static<typeof State>;

export const subscribe = defineCall({
  name: 'newsletter.subscribe',
  id: 'BEY-44',
  method: 'POST',
  path: base,
  who: 'anyone',
  doc:
    'Mails a link that confirms a weekly newsletter; good for 48 hours, after which an address that was not confirmed is forgotten. ' +
    'The answer is the same whether or not the address is known. More than five times a day for an address, ten for a device or twenty for a network is newsletter.limit.',
  ask: Type.Object({
    email: text(320, { minLength: 1 }),
    tag: text(200, { default: '', description: 'Empty: the best of the region' }),
  }),
  answer: Done,
});
export const state = defineCall({
  name: 'newsletter.state',
  id: 'BEY-44',
  method: 'GET',
  path: `${base}/state`,
  who: 'anyone',
  isPersonal: true,
  doc: 'What the link of a mail is about. Changes nothing: programs that look for harm follow every link of a mail. `newsletter.token` for a link that is none, or too old.',
  ask: token,
  answer: State,
});
export const confirm = defineCall({
  name: 'newsletter.confirm',
  id: 'BEY-44',
  method: 'POST',
  path: `${base}/confirm`,
  who: 'anyone',
  doc: 'Confirms by the link of the first mail, or takes back an end by that of an issue. Again is no error.',
  ask: token,
  answer: State,
});
export const stop = defineCall({
  name: 'newsletter.stop',
  id: 'BEY-44',
  method: 'POST',
  path: `${base}/stop`,
  who: 'anyone',
  query: ['token'],
  doc: 'Ends it by the link of an issue; also what mail programs send with one click (RFC 8058). Again is no error.',
  ask: token,
  answer: State,
});
export const read = defineCall({
  name: 'newsletter.read',
  id: 'BEY-44',
  method: 'GET',
  path: `${base}/issues/{id}`,
  who: 'anyone',
  doc: 'An issue as it was mailed, in the language of the mail, for 90 days.',
  ask: Type.Object({ id: Id }),
  answer: Type.Object({
    name: Type.String(),
    tag: Type.String({ description: 'As it is asked for; empty: the best of the region' }),
    lines: Type.Array(DigestLine),
    time: { ...Time, description: 'When prices were looked at' },
  }),
});
