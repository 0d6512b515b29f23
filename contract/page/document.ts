/** Privacy policy and user agreement: documents of the operator (rows NAV-31; AMB-50, AMB-81). */
import Type from 'typebox';
import { defineCall } from '../define.ts';
import { LANGUAGES } from '../language.ts';
import { oneOf, Time } from '../shapes.ts';

export const DOCUMENT_KINDS = ['privacy', 'terms'] as const;
export type DocumentKind = (typeof DOCUMENT_KINDS)[number];

export const read = defineCall({
  name: 'document.read',
  id: 'NAV-31',
  method: 'GET',
  path: '/saas-low-code-service/api/documents/{kind}',
  who: 'anyone',
  doc: 'The newest version of a document. In a language that it does not exist in, the first listed one is answered: th, en for TH, else en, th (AMB-50).',
  ask: Type.Object({
    kind: oneOf(DOCUMENT_KINDS),
    lang: Type.Optional(oneOf(LANGUAGES, { description: 'Absent: the language of the request' })),
  }),
  answer: Type.Object({
    kind: oneOf(DOCUMENT_KINDS),
    lang: oneOf(LANGUAGES),
    version: Type.Integer(),
    publishTime: Time,
    html: Type.String({ description: 'Rich text, made harmless' }),
    isPlaceholder: Type.Boolean({
      description: 'A neutral text, until the operator writes one (AMB-81)',
    }),
  }),
  cacheSeconds: 30,
});
