/**
 * The shopping assistant (BEY-10). It reads what a question wants, by rule or by a model whose every
 * field is checked, and answers from rows. It owns conversations and the count of questions.
 */
import type { Module } from '../kernel/module.ts';
import { listen } from '../kernel/job-queue/event.ts';
import { askWith } from './ask.ts';
import { create, detail, forget, pages, prompts, quota, remove } from './conversation.ts';
import { assistantExport } from './export.ts';
import { modelReader } from './model/reader.ts';
import { forgetAsker } from './queries.ts';

export { learn } from './learned/learning.ts';
export { replyTo } from './answer/answer.ts';
export { answersTo } from './converse.ts';
export type { Answered } from './converse.ts';

export const assistant: Module = {
  name: 'assistant',
  handlers: {
    'conversation.create': create,
    'conversation.detail': detail,
    'conversation.pages': pages,
    'conversation.prompts': prompts,
    'conversation.remove': remove,
    'conversation.quota': quota,
  },
  streams: { 'conversation.ask': askWith(modelReader()) },
  provides: { exports: { assistant: assistantExport } },
  listeners: [
    listen({
      topic: 'account.closed',
      name: 'assistant.close',
      run: (ctx, { accountId }) => forgetAsker(ctx, accountId),
    }),
  ],
  schedules: [{ name: 'assistant.forget', everySeconds: 3600, run: forget }],
};
