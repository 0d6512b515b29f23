/** Webhooks of whoever is signed in (BEY-18): the same that /v1 manages with a token. */
import Type from 'typebox';
import { defineCall, NoAsk } from '../define.ts';
import { Done, Id } from '../shapes.ts';
import {
  createWebhook,
  deliveries as v1Deliveries,
  testWebhook,
  updateWebhook,
  V1Webhook,
} from './v1/webhook.ts';
import { WEBHOOK } from './webhook.ts';

const base = '/saas-user-service/webhooks';

export const list = defineCall({
  name: 'webhook.list',
  id: 'BEY-18',
  method: 'GET',
  path: base,
  who: 'viewer',
  doc: 'Webhooks of the viewer, whichever token made them.',
  ask: NoAsk,
  answer: Type.Object({ items: Type.Array(V1Webhook) }),
});
export const create = defineCall({
  name: 'webhook.create',
  id: 'BEY-18',
  method: 'POST',
  path: base,
  who: 'viewer',
  doc: `Subscribes an https address of the open web to news; at most ${WEBHOOK.most}. \`secret\` is answered this once. It belongs to the newest token of the viewer with scope \`webhooks\`, made if there is none, and ends with it.`,
  ask: createWebhook.ask,
  answer: createWebhook.answer,
});
export const update = defineCall({
  name: 'webhook.update',
  id: 'BEY-18',
  method: 'PUT',
  path: `${base}/{id}`,
  who: 'viewer',
  doc: updateWebhook.doc,
  ask: updateWebhook.ask,
  answer: V1Webhook,
});
export const remove = defineCall({
  name: 'webhook.remove',
  id: 'BEY-18',
  method: 'DELETE',
  path: `${base}/{id}`,
  who: 'viewer',
  doc: 'Ends a webhook of the viewer, with what was still on its way.',
  ask: Type.Object({ id: Id }),
  answer: Done,
});
export const test = defineCall({
  name: 'webhook.test',
  id: 'BEY-18',
  method: 'POST',
  path: `${base}/{id}/test`,
  who: 'viewer',
  doc: testWebhook.doc,
  ask: testWebhook.ask,
  answer: testWebhook.answer,
});
export const deliveries = defineCall({
  name: 'webhook.deliveries',
  id: 'BEY-18',
  method: 'GET',
  path: `${base}/{id}/deliveries`,
  who: 'viewer',
  doc: v1Deliveries.doc,
  ask: v1Deliveries.ask,
  answer: v1Deliveries.answer,
});
