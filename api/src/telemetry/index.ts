/** What visitors do: clicks on cards and ways out to shops. */
import type { Module } from '../kernel/module.ts';
import { collect, forgetClicks } from './click.ts';

export const telemetry: Module = {
  name: 'telemetry',
  handlers: { 'click.collect': collect },
  schedules: [{ name: 'click.forget', everySeconds: 3600, run: forgetClicks }],
};
