/** What visitors do: clicks on cards and ways out to shops, and what browsers report about visits. */
import type { Module } from '../kernel/module.ts';
import { listen } from '../kernel/job-queue/event.ts';
import { visit } from '../message/index.ts';
import { collect, forgetClicks } from './click.ts';
import { beacon, report, upkeepEvents } from './event.ts';
import { forgetWhose, telemetryExport } from './own.ts';

export const telemetry: Module = {
  name: 'telemetry',
  handlers: {
    'click.collect': collect,
    'telemetry.report': report,
    'telemetry.beacon': beacon,
    'telemetry.visit': visit,
  },
  provides: { exports: { telemetry: telemetryExport } },
  listeners: [
    listen({
      topic: 'account.closed',
      name: 'telemetry.close',
      run: (ctx, { accountId }) => forgetWhose(ctx, accountId),
    }),
  ],
  schedules: [
    { name: 'click.forget', everySeconds: 3600, run: forgetClicks },
    { name: 'telemetry.upkeep', everySeconds: 3600, run: upkeepEvents },
  ],
};
