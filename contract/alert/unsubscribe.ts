/** Stopping mail of deal alerts without signing in (P-13, ALERT-13). */
import Type from 'typebox';
import { defineCall } from '../define.ts';
import { text } from '../shapes.ts';

const base = '/saas-user-service/deal-alerts';

export const unsubscribe = defineCall({
  name: 'alert.unsubscribe',
  id: 'P-13',
  method: 'GET',
  path: `${base}/unsubscribe`,
  who: 'anyone',
  doc: 'The link in an alert mail: stops mail of that alert at once, without signing in (ALERT-13). Again is no error.',
  ask: Type.Object({ token: text(500, { minLength: 1 }) }),
  answer: Type.Object({
    done: Type.Literal(true),
    sentence: Type.String({ description: 'Which alert it was' }),
  }),
});
export const unsubscribeOneClick = defineCall({
  name: 'alert.unsubscribe-one-click',
  id: 'P-13',
  method: 'POST',
  path: `${base}/unsubscribe`,
  who: 'anyone',
  query: ['token'],
  doc: 'The same for mail clients (List-Unsubscribe-Post): the token is in the query string, the form body is ignored.',
  ask: unsubscribe.ask,
  answer: unsubscribe.answer,
});

/** What the page of the link shows, before and after. */
const MailState = Type.Object({
  alerts: Type.Array(
    Type.Object({
      sentence: Type.String(),
      emailNotify: Type.Boolean({ description: 'Whether mail of it is on' }),
    }),
    { description: 'Those of the mail that there still are' },
  ),
});
export const mailState = defineCall({
  name: 'alert.mail-state',
  id: 'ALERT-13',
  method: 'GET',
  path: `${base}/mail-state`,
  who: 'anyone',
  isPersonal: true,
  doc: 'Which alerts the link of a mail is about, and whether they are mailed. Changes nothing: programs that look for harm follow every link of a mail.',
  ask: unsubscribe.ask,
  answer: MailState,
});
export const mailAgain = defineCall({
  name: 'alert.mail-again',
  id: 'ALERT-13',
  method: 'POST',
  path: `${base}/mail-again`,
  who: 'anyone',
  doc: 'Takes back what the link of a mail stopped.',
  ask: unsubscribe.ask,
  answer: MailState,
});
