/** Daily special offers (rows DEAL-04, DEAL-05; API-09, API-10; AMB-10, AMB-56). */
import Type from 'typebox';
import { DealCard, Image } from '../catalog/card.ts';
import { defineCall, NoAsk } from '../define.ts';
import { Codes, IdOrCode, listOf, PageRequest, Time } from '../shapes.ts';

export const list = defineCall({
  name: 'daily-special.list',
  id: 'API-09',
  method: 'POST',
  path: '/saas-search-service/feeds/deals/daily-special',
  who: 'anyone',
  also: ['/saas-search-service/feeds/deals/recommend/daily-special'],
  doc: 'The deals of the tenant-local day, best first. Fields it does not know are ignored.',
  ask: Type.Object({
    labels: Type.Optional(Codes),
    categoryCode: Type.Optional(IdOrCode),
    pageRequest: PageRequest,
  }),
  answer: listOf(DealCard),
});
export const config = defineCall({
  name: 'daily-special.config',
  id: 'API-10',
  method: 'POST',
  path: '/saas-integration-service/home-pages/daily-special-config',
  who: 'anyone',
  doc: 'Title, banner and rules of the page, and when its deals change next.',
  ask: NoAsk,
  answer: Type.Object({
    title: Type.String(),
    subtitle: Type.String(),
    banner: Type.Union([Image, Type.Null()]),
    rules: Type.String({ description: 'Plain text; how the deals are chosen' }),
    nextUpdateTime: Time,
    currentTimeMillis: Type.Integer({ description: 'Clock of the server, for the countdown' }),
  }),
});
