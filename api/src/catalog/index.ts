import type { Module } from '../kernel/module.ts';

export { brandInitial, brandNorm } from './brand-name.ts';
export { categoryNames, countMissing, forgetRun, itemsOf, laterRuns, offerKeys, takeGoods, wouldChange } from './intake.ts';
export type { Intake, IntakeResult } from './intake.ts';

export const catalog: Module = { name: 'catalog', handlers: {} };
