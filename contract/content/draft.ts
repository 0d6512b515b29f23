/** What users contribute: notes and deals, under review (P-17, AMB-76; SM-07, BEY-11, BEY-31). */
import Type from 'typebox';
import type { Static } from 'typebox';
import { CURRENCY_CODES } from '../money.ts';
import { defineCall } from '../define.ts';
import {
  Amount,
  Codes,
  Done,
  Id,
  Ids,
  IdOrCode,
  listOf,
  MaybeAmount,
  MaybeId,
  MaybeString,
  MaybeTime,
  oneOf,
  PageRequest,
  text,
  Time,
  Url,
} from '../shapes.ts';
import { CONTRIBUTION_STATES } from './audit.ts';
import { CONTRIBUTION_TYPES } from './drafting.ts';
import { GoodsCard, Image } from '../catalog/card.ts';
import { DISCLOSURES, VIEWER_TYPES } from './kind.ts';

const when = text(40, { description: 'With a zone, or tenant-local' });
const images = Type.Array(
  Type.Object({
    url: Url,
    width: Type.Optional(Type.Integer({ minimum: 0, maximum: 50_000 })),
    height: Type.Optional(Type.Integer({ minimum: 0, maximum: 50_000 })),
  }),
  { maxItems: 50 },
);

const written = {
  title: Type.Optional(text(1000)),
  summary: Type.Optional(text(2000)),
  text: Type.Optional(text(100_000, { description: 'Markdown or HTML; sanitised when stored' })),
  images: Type.Optional(images),
  keywords: Type.Optional(Type.Array(text(100), { maxItems: 50 })),
  classificationCodes: Type.Optional(Codes),
  goodsIds: Type.Optional(Ids),
  disclosure: Type.Optional(
    oneOf(DISCLOSURES, { description: 'Needed before it can be submitted (BEY-11)' }),
  ),
  viewerType: Type.Optional(oneOf(VIEWER_TYPES)),
  viewerIds: Type.Optional(Ids),
  groupIds: Type.Optional(Ids),
  proofUrl: Type.Optional(Type.Union([Url, Type.Null()])),
  deal: Type.Optional(
    Type.Object(
      {
        url: Type.Optional(Url),
        isFreebie: Type.Optional(
          Type.Boolean({
            description: 'Given away: it has neither prices nor a code of its own (AMB-32)',
          }),
        ),
        isFlash: Type.Optional(
          Type.Boolean({ description: 'A flash sale (LAB-02); it must say when it ends' }),
        ),
        goodsId: Type.Optional(Type.Union([Id, Type.Null()])),
        currentAmount: Type.Optional(Type.Union([Amount, Type.Null()])),
        originAmount: Type.Optional(Type.Union([Amount, Type.Null()])),
        couponCode: Type.Optional(text(100)),
        startTime: Type.Optional(Type.Union([when, Type.Null()])),
        endTime: Type.Optional(Type.Union([when, Type.Null()])),
      },
      { description: 'Of a DEAL only; amounts in minor units' },
    ),
  ),
};

export const Draft = Type.Object({
  id: Id,
  code: Type.String(),
  authorId: Id,
  version: Type.Integer({ description: 'Goes up with every change' }),
  contentTypeCode: oneOf(CONTRIBUTION_TYPES),
  state: oneOf(CONTRIBUTION_STATES),
  isPublic: Type.Boolean({
    description: 'A version that passed is public; `state` may be that of a change of it',
  }),
  reason: { ...MaybeString, description: 'Why it was refused or recalled' },
  title: Type.String(),
  summary: Type.String(),
  text: Type.String(),
  images: Type.Array(Image),
  keywords: Type.Array(Type.String()),
  classificationCodes: Type.Array(Type.String()),
  goodsIds: Type.Array(Id),
  disclosure: Type.Union([oneOf(DISCLOSURES), Type.Null()]),
  viewerType: oneOf(VIEWER_TYPES),
  proofUrl: { ...MaybeString, description: 'Proof of purchase, for reviewers alone' },
  deal: Type.Union([
    Type.Null(),
    Type.Object({
      url: Type.String(),
      isFreebie: Type.Boolean(),
      isFlash: Type.Boolean(),
      goodsId: MaybeId,
      currencyCode: oneOf(CURRENCY_CODES),
      currentAmount: MaybeAmount,
      originAmount: MaybeAmount,
      couponCode: MaybeString,
      startTime: MaybeTime,
      endTime: MaybeTime,
    }),
  ]),
  goods: Type.Array(GoodsCard, {
    description: 'Cards of `goodsIds`, and first of a deal those that its link is of',
  }),
  duplicates: Type.Array(
    Type.Object({ id: Id, code: Type.String(), title: Type.String(), publishTime: Time }),
    {
      description:
        'Deals that look like the same one; submitting is refused while there are any (BEY-31)',
    },
  ),
  can: Type.Array(oneOf(['edit', 'submit', 'cancel', 'recall', 'delete'])),
  publishTime: MaybeTime,
  createTime: Time,
  updateTime: Time,
});
export type Draft = Static<typeof Draft>;

const base = '/saas-content-service/contents/client';
const one = Type.Object({ id: Id });

export const create = defineCall({
  name: 'draft.create',
  id: 'P-17',
  method: 'POST',
  path: `${base}/create`,
  who: 'viewer',
  doc: 'Saves a new draft. Nothing is needed yet but its type; `submit: true` submits it in the same step. Honours Idempotency-Key.',
  ask: Type.Object({
    contentTypeCode: oneOf(CONTRIBUTION_TYPES),
    ...written,
    submit: Type.Boolean({ default: false }),
  }),
  answer: Draft,
});
export const update = defineCall({
  name: 'draft.update',
  id: 'P-17',
  method: 'PUT',
  path: `${base}/{id}`,
  who: 'viewer',
  doc: 'Changes the fields that are sent, in DRAFT, SUBMITTED, PASSED, REJECTED, CANCELED and RECALLED. With `version` only if that is still the version that is stored (else 409 `content.changed`: load, merge, send again). Editing something public sends it back to review; the public version stays until the new one passes. What is under review must stay complete.',
  ask: Type.Object({
    id: Id,
    version: Type.Optional(Type.Integer({ minimum: 1, maximum: 2_147_483_647 })),
    ...written,
  }),
  answer: Draft,
});
export const submit = defineCall({
  name: 'draft.submit',
  id: 'P-17',
  method: 'POST',
  path: `${base}/{id}/submit`,
  who: 'viewer',
  doc: 'DRAFT, REJECTED or RECALLED becomes SUBMITTED. Needs title, text, disclosure, and of a deal its link and price.',
  ask: one,
  answer: Draft,
});
export const cancel = defineCall({
  name: 'draft.cancel',
  id: 'P-17',
  method: 'POST',
  path: `${base}/{id}/cancel`,
  who: 'viewer',
  doc: 'SUBMITTED or AUDITING becomes CANCELED, which is a DRAFT again as soon as it is changed (`draft.update`, even without a field); of a change of something public the change is dropped, and what is public stays PASSED.',
  ask: one,
  answer: Draft,
});
export const recall = defineCall({
  name: 'draft.recall',
  id: 'P-17',
  method: 'POST',
  path: `${base}/{id}/recall`,
  who: 'viewer',
  doc: 'PASSED becomes RECALLED: it leaves every list.',
  ask: one,
  answer: Draft,
});
export const remove = defineCall({
  name: 'draft.remove',
  id: 'P-17',
  method: 'DELETE',
  path: `${base}/{id}`,
  who: 'viewer',
  doc: 'Any state becomes DELETED; purged after 30 days.',
  ask: one,
  answer: Done,
});
export const mine = defineCall({
  name: 'draft.mine',
  id: 'P-17',
  method: 'POST',
  path: `${base}/mine`,
  who: 'viewer',
  doc: 'What the viewer contributed, latest change first; with `id` that one alone, for the editor.',
  ask: Type.Object({
    contentTypeCode: Type.Optional(oneOf(CONTRIBUTION_TYPES)),
    states: Type.Optional(Type.Array(oneOf(CONTRIBUTION_STATES), { maxItems: 20 })),
    id: Type.Optional(IdOrCode),
    pageRequest: PageRequest,
  }),
  answer: listOf(Draft),
});
