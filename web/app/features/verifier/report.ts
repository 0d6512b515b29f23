/** What a check found, in plain words: green or red, step by step (BEY-13). Pure. */
import type { DossierCheck, DossierStep, StepVerdict } from '#contract/activity/fair/dossier.ts';
import type { Terms } from '#contract/activity/fair/terms.ts';
import { headOf } from '#contract/text.ts';
import type { Speaker, VerifierKey } from './speaker.ts';

export interface Calc {
  readonly label: string;
  readonly value: string;
  readonly isWrong?: boolean;
}

export interface Line {
  readonly step: DossierStep;
  readonly verdict: StepVerdict;
  readonly title: string;
  readonly text: string;
  readonly calc: readonly Calc[];
}

export interface Report {
  readonly verdict: 'green' | 'red' | 'waits';
  readonly title: string;
  readonly text: string;
  readonly lines: readonly Line[];
}

/** Of single steps. */
export function verdictOf(steps: Readonly<Record<string, StepVerdict>>): Report['verdict'] {
  const all = Object.values(steps);
  if (all.includes('wrong')) return 'red';
  return all.includes('waits') ? 'waits' : 'green';
}

export const titleOf = ({ say }: Speaker, verdict: Report['verdict']): string =>
  say(`verifier.verdict.${verdict}`);

/** Title and sentence of a step; `kind` is the verdict, or a finer word for it. */
export function wordsOf(
  { say }: Speaker,
  step: DossierStep,
  kind: string,
  holes: Readonly<Record<string, string | number>>,
): Pick<Line, 'title' | 'text'> {
  return {
    title: say(`verifier.step.${step}.${kind}` as VerifierKey, holes),
    text: say(`verifier.why.${step}.${kind}` as VerifierKey, holes),
  };
}

/** "0041" */
export const four = (number: number | null): string =>
  number === null ? '' : String(number).padStart(4, '0');

export const grouped = (count: number): string => count.toLocaleString('en-US');

/** How a number comes out of the first words of a signature, where the first one decides. */
export function remainderOf(speaker: Speaker, { mac, number }: DossierCheck): Calc[] {
  if (mac === null || number === null) return [];
  const first = Number.parseInt(headOf(mac, 8), 16);
  const lines = [{ label: 'HMAC', value: mac }];
  if (first % 10_000 !== number) return lines;
  return [
    ...lines,
    {
      label: speaker.say('verifier.calc.bytes'),
      value: `${headOf(mac, 8)} = ${grouped(first)}`,
    },
    { label: speaker.say('verifier.calc.rest'), value: four(number) },
  ];
}

/** What a lottery is called: as it was sealed, or in the language of the reader where it is the one of the page. */
export const shownTitle = ({ names }: Speaker, { activityId, title }: Terms): string =>
  names?.activityId === activityId ? names.title : title;
