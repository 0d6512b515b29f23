/** Product guides (special subjects) with FAQ (rows GUIDE; API-69, API-70; AMB-58). */
import Type from 'typebox';
import type { Static } from 'typebox';
import { DealCard, GoodsCard, Image } from '../catalog/card.ts';
import { defineCall } from '../define.ts';
import { Id, listOf, PageRequest, text, Time } from '../shapes.ts';
import { ContentCard } from './card.ts';

export const GuideCard = Type.Object({
  id: Id,
  code: Type.String(),
  title: Type.String(),
  subtitle: Type.String({
    description: 'The last part of `/guide/{subtitle}`; unique within a tenant',
  }),
  summary: Type.String(),
  coverImage: Image,
  shelved: Type.Boolean(),
  updateTime: Time,
});
export type GuideCard = Static<typeof GuideCard>;

export const GuideDetail = Type.Object({
  ...GuideCard.properties,
  text: Type.String({ description: 'Sanitised HTML' }),
  sections: Type.Array(
    Type.Object({ title: Type.String(), text: Type.String(), goods: Type.Array(GoodsCard) }),
  ),
  faq: Type.Array(Type.Object({ question: Type.String(), answer: Type.String() })),
  deals: Type.Array(DealCard),
  contents: Type.Array(ContentCard),
});
export type GuideDetail = Static<typeof GuideDetail>;

export const pages = defineCall({
  name: 'guide.pages',
  id: 'API-69',
  method: 'POST',
  path: '/saas-content-service/special-subjects/pages',
  who: 'anyone',
  doc: 'Guides, latest change first. Only shelved ones are ever listed; `shelved: false` gives an empty list to anyone but an operator (GUIDE-01).',
  ask: Type.Object({
    shelved: Type.Boolean({ default: true }),
    keyword: Type.Optional(text(200)),
    pageRequest: PageRequest,
  }),
  answer: listOf(GuideCard),
});
export const detail = defineCall({
  name: 'guide.detail',
  id: 'API-70',
  method: 'GET',
  path: '/saas-content-service/special-subjects/detail',
  who: 'anyone',
  doc: 'A guide by its subtitle, id or code (GUIDE-02, AMB-17).',
  ask: Type.Object({ subtitle: text(200, { minLength: 1 }) }),
  answer: GuideDetail,
  cacheSeconds: 60,
});
