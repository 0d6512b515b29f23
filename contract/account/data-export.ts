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
  downloadUrl: { ...MaybeString, description: 'Signed address of a zip with JSON and CSV; null unless DONE' },
  expireTime: { ...MaybeTime, description: 'When the file goes' },
  bytes: Type.Integer(),
});
export type DataExport = Static<typeof DataExport>;

const path = '/saas-user-service/user/data-export';

export const start = defineCall({
  name: 'data-export.start',
  id: 'P-24',
  method: 'POST',
  path,
  who: 'viewer',
  doc: 'Starts an export of profile, likes, collections, comments, alerts, watches and draws. One at a time: a running one is answered again.',
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
