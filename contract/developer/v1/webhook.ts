/** Webhooks of a token's owner (BEY-18): signed after the Standard Webhooks specification. */
import Type from 'typebox';
import { Done, Id, MaybeString, MaybeTime, oneOf, text, Time } from '../../shapes.ts';
import { WEBHOOK, WEBHOOK_EVENTS } from '../webhook.ts';
import { defineV1 } from './define.ts';

const Events = Type.Array(oneOf(WEBHOOK_EVENTS), { minItems: 1, maxItems: WEBHOOK_EVENTS.length });

export const V1Webhook = Type.Object({
  id: Id,
  url: Type.String(),
  events: Type.Array(oneOf(WEBHOOK_EVENTS)),
  enabled: Type.Boolean({
    description: `Off after ${WEBHOOK.failingDays} days in which nothing arrived, or at once when the address answers 410`,
  }),
  failingSince: MaybeTime,
  lastError: MaybeString,
  lastSentAt: MaybeTime,
  createdAt: Time,
});

const of = { scope: 'webhooks', id: 'BEY-18' } as const;

export const webhooks = defineV1({
  ...of,
  name: 'v1.webhooks',
  path: '/v1/webhooks',
  doc: 'Webhooks of the token’s owner.',
  ask: Type.Object({}),
  answer: Type.Object({ items: Type.Array(V1Webhook) }),
});
export const createWebhook = defineV1({
  ...of,
  name: 'v1.webhook-create',
  method: 'POST',
  path: '/v1/webhooks',
  doc: `Subscribes an https address of the open web to news; at most ${WEBHOOK.most} per account. \`secret\` is answered this once. It ends with the token that made it.`,
  ask: Type.Object({ url: text(2048, { minLength: 1 }), events: Events }),
  answer: Type.Object({
    ...V1Webhook.properties,
    secret: Type.String({ description: '`whsec_` and the key in base64' }),
  }),
  status: 201,
});
export const updateWebhook = defineV1({
  ...of,
  name: 'v1.webhook-update',
  method: 'PUT',
  path: '/v1/webhooks/{id}',
  doc: 'Changes what is sent; switching it on forgets its failures.',
  ask: Type.Object({
    id: Id,
    events: Type.Optional(Events),
    enabled: Type.Optional(Type.Boolean()),
  }),
  answer: V1Webhook,
  mayMiss: true,
});
export const removeWebhook = defineV1({
  ...of,
  name: 'v1.webhook-remove',
  method: 'DELETE',
  path: '/v1/webhooks/{id}',
  doc: 'Ends a webhook, with what was still on its way.',
  ask: Type.Object({ id: Id }),
  answer: Done,
  mayMiss: true,
});
export const testWebhook = defineV1({
  ...of,
  name: 'v1.webhook-test',
  method: 'POST',
  path: '/v1/webhooks/{id}/test',
  doc: 'Sends a delivery of type `ping`, signed like any other.',
  ask: Type.Object({ id: Id }),
  answer: Type.Object({ deliveryId: Type.String() }),
  status: 202,
  mayMiss: true,
});
export const deliveries = defineV1({
  ...of,
  name: 'v1.webhook-deliveries',
  path: '/v1/webhooks/{id}/deliveries',
  doc: `The last 50 deliveries of ${WEBHOOK.keptDays} days, newest first, and how they went.`,
  ask: Type.Object({ id: Id }),
  answer: Type.Object({
    items: Type.Array(
      Type.Object({
        id: Type.String(),
        type: Type.String(),
        createdAt: Time,
        sentAt: MaybeTime,
        failedAt: { ...MaybeTime, description: 'Given up' },
        tries: Type.Integer(),
        lastError: MaybeString,
      }),
    ),
  }),
  mayMiss: true,
});
