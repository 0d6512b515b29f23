/**
 * Feed import: files of merchants and networks → goods, offers, price history, vouchers (OPS-20 to
 * OPS-24).
 */
import type { Module } from '../kernel/module.ts';

export { FeedRefused } from './refusal.ts';
export { parseAmount } from './parse/amount.ts';
export { PROFILES, suggestMapping } from './profile/choose.ts';
export { mapText, parseMap } from './profile/map-text.ts';
export { FIELDS } from './profile/profile.ts';
export { breadcrumbs, placeBreadcrumb } from './place/place.ts';
export { sourceHealth } from './run/health.ts';
export type { SourceHealth } from './run/health.ts';
export { importFeed } from './run/import.ts';
export { reasonsText } from './run/report.ts';
export { removeSource } from './run/remove.ts';
export type { RemoveReport } from './run/remove.ts';
export { rollbackRun } from './run/rollback.ts';
export type { ImportOptions, ImportParts, ImportReport } from './run/report.ts';

export const ingest: Module = { name: 'ingest', handlers: {} };
