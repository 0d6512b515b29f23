/** Short links (rows SHO; API-56, API-57). */
import Type from 'typebox';
import { defineCall } from '../define.ts';
import { text, Url } from '../shapes.ts';

const base = '/saas-das-service/short-url-mappings';

export const origin = defineCall({
  name: 'short-link.origin',
  id: 'API-56',
  method: 'GET',
  path: `${base}/get-origin-url`,
  who: 'anyone',
  doc: 'Where a short link leads. `shortUri` is its code, its path or its whole address. Only http(s), and only this site or a shop it knows (SHO-01).',
  ask: Type.Object({ shortUri: text(300, { minLength: 1 }) }),
  answer: Type.Object({ originUri: Type.String() }),
});
export const shorten = defineCall({
  name: 'short-link.shorten',
  id: 'API-57',
  method: 'POST',
  path: `${base}/transfer`,
  who: 'anyone',
  doc: 'A short link to a page of this site or a shop it knows; the same address always gets the same code (SHO-02).',
  ask: Type.Object({ originUri: Url }),
  answer: Type.Object({
    shortUri: Type.String({ description: 'The code' }),
    shortUrl: Type.String({ description: 'The whole address' }),
  }),
});
