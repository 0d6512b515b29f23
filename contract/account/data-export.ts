/** Everything about the viewer in one file (P-24, BEY-17). */
import Type from 'typebox';
import type { Static } from 'typebox';
import { defineCall, NoAsk } from '../define.ts';
import { Id, MaybeString, MaybeTime, oneOf, Time } from '../shapes.ts';

export const EXPORT_STATES = ['QUEUED', 'RUNNING', 'DONE', 'FAILED', 'EXPIRED'] as const;

export const DataExport = Type.Object({
  jobId: Id,
  state: oneOf(EXPORT_STATES),
  createTime: Time,
  finishTime: MaybeTime,
  downloadUrl: {
    ...MaybeString,
    description:
      'Path of a zip with JSON and CSV, signed and good for an hour; ask again for another. Null unless DONE',
  },
  expireTime: { ...MaybeTime, description: 'When the file goes: two days after it was made' },
  bytes: Type.Integer({ description: 'Of the zip; 0 unless DONE' }),
});
export type DataExport = Static<typeof DataExport>;

const path = '/saas-user-service/user/data-export';

export const start = defineCall({
  name: 'data-export.start',
  id: 'P-24',
  method: 'POST',
  path,
  who: 'viewer',
  doc:
    'Starts an export of everything that is stored of the viewer, in JSON and CSV: profile, sessions, likes, collections, follows, blocks, comments, votes, reports, ' +
    'contributions, messages, alerts, watches, draws. One at a time: a running one is answered again. Five in 24 hours, then `common.limit`. A mail says when it is ready.',
  ask: NoAsk,
  answer: DataExport,
});
export const status = defineCall({
  name: 'data-export.status',
  id: 'P-24',
  method: 'GET',
  path: `${path}/{jobId}`,
  who: 'viewer',
  doc: 'How far an export of the viewer is.',
  ask: Type.Object({ jobId: Id }),
  answer: DataExport,
});
export const latest = defineCall({
  name: 'data-export.latest',
  id: 'P-24',
  method: 'GET',
  path,
  who: 'viewer',
  doc: 'The newest export of the viewer; null when there is none.',
  ask: NoAsk,
  answer: Type.Object({ export: Type.Union([DataExport, Type.Null()]) }),
});
