/** Reports (rows REP; API-89, API-90; AMB-11, AMB-86). */
import Type from 'typebox';
import { defineCall } from '../define.ts';
import { Code, Id, oneOf, text } from '../shapes.ts';
import { SUBJECT_WORDS, SubjectFields } from './subject.ts';

export const REPORT_STATES = ['OPEN', 'UPHELD', 'DISMISSED'] as const;

export const options = defineCall({
  name: 'report.options',
  id: 'API-89',
  method: 'GET',
  path: '/saas-user-service/reports/options',
  who: 'anyone',
  doc: 'What may be wrong with a subject of this type, in the language of the request (REP-01).',
  ask: Type.Object({ subjectType: oneOf(SUBJECT_WORDS) }),
  answer: Type.Object({
    options: Type.Array(Type.Object({ code: Type.String(), name: Type.String() })),
  }),
});
export const create = defineCall({
  name: 'report.create',
  id: 'API-90',
  method: 'POST',
  path: '/saas-user-service/reports',
  who: 'viewer',
  doc: "Reports a subject; `reason` is the reporter's own text, at least 10 characters (REP-02). One open report per user and subject (REP-04).",
  ask: Type.Object({ ...SubjectFields, option: Code, reason: text(5000) }),
  answer: Type.Object({ id: Id, status: oneOf(REPORT_STATES) }),
});
