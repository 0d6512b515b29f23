/** What users are told: messages of five types, their counters, and the bell that rings at once. */
import { listen } from '../kernel/noticeboard/event.ts';
import type { Module } from '../kernel/module.ts';
import { mountBell } from './bell.ts';
import { batchRead, inbox, received, system, view } from './message.ts';
import { forgetMessages } from './queries.ts';
import { tellOfComment, tellOfContribution, tellOfMark, tellOfProfile, tellOfReport } from './tell.ts';

export { tellBell } from './bell.ts';
export { addMessage } from './queries.ts';
export type { NewMessage } from './queries.ts';

export const message: Module = {
  name: 'message',
  handlers: { 'message.view': view, 'message.received': received, 'message.system': system, 'message.batch-read': batchRead },
  inbox,
  listeners: [
    listen({ topic: 'mark.made', name: 'message.mark', run: tellOfMark }),
    listen({ topic: 'comment.made', name: 'message.comment', run: tellOfComment }),
    listen({ topic: 'profile.decided', name: 'message.profile', run: tellOfProfile }),
    listen({ topic: 'contribution.decided', name: 'message.contribution', run: tellOfContribution }),
    listen({ topic: 'report.decided', name: 'message.report', run: tellOfReport }),
  ],
  schedules: [{ name: 'message.forget', everySeconds: 86_400, run: forgetMessages }],
  mount: (server, _config, app) => mountBell(server, app),
};
