/**
 * Reads what is to be checked, and checks it a little at a time, so that the page stays alive
 * however many draws there are. Asks nobody for anything.
 */
import { checkDossier } from '#contract/activity/fair/dossier.ts';
import type { Dossier } from '#contract/activity/fair/dossier.ts';
import { readDossier, readRecord } from '#contract/activity/fair/read.ts';
import { checking } from '#contract/activity/fair/record.ts';
import type { LotteryRecord, Progress } from '#contract/activity/fair/record.ts';
import { drawReport } from './draw-report.ts';
import type { KnownChain } from './record-report.ts';
import { recordReport } from './record-report.ts';
import type { Report } from './report.ts';
import type { Speaker } from './speaker.ts';

export type Source =
  | { readonly kind: 'draw'; readonly dossier: Dossier }
  | { readonly kind: 'record'; readonly record: LotteryRecord };

/** How long it computes before the page has its turn. */
const TURN_MS = 40;

/** A file or what was pasted; null: neither a record nor a proof. */
export function readSource(text: string): Source | null {
  const record = readRecord(text);
  if (record) return { kind: 'record', record };
  const dossier = readDossier(text);
  return dossier && { kind: 'draw', dossier };
}

export interface CheckOptions {
  readonly speaker: Speaker;
  /** What is published of the lottery, where it is known. */
  readonly known?: KnownChain | null;
  onProgress?(progress: Progress): void;
  /** Nobody waits for it any more. */
  isStale?(): boolean;
}

/** Undefined where nobody waited for it any more. */
export async function check(source: Source, options: CheckOptions): Promise<Report | undefined> {
  const { speaker, known = null } = options;
  if (source.kind === 'draw')
    return drawReport(source.dossier, checkDossier(source.dossier), speaker);
  const steps = checking(source.record);
  for (;;) {
    const until = performance.now() + TURN_MS;
    let step = steps.next();
    while (!step.done && performance.now() < until) step = steps.next();
    if (step.done) return recordReport(source.record, step.value, speaker, known);
    options.onProgress?.(step.value);
    await new Promise((resolve) => {
      setTimeout(resolve);
    });
    if (options.isStale?.()) return undefined;
  }
}
