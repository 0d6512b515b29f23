/** What the check of a whole record found, in plain words. Pure. */
import { DOSSIER_STEPS } from '#contract/activity/fair/dossier.ts';
import type { DossierStep, StepVerdict } from '#contract/activity/fair/dossier.ts';
import type { Check, Fault, LotteryRecord } from '#contract/activity/fair/record.ts';
import { grouped, shownTitle, titleOf, verdictOf, wordsOf } from './report.ts';
import type { Line, Report } from './report.ts';
import type { Speaker } from './speaker.ts';

/** The chain as it is published, where it is known. */
export interface KnownChain {
  readonly commit: string;
  readonly termsHash: string;
  readonly drawCount: number;
  readonly lastHash: string;
}

interface Given {
  readonly record: LotteryRecord;
  readonly check: Check;
  readonly speaker: Speaker;
  /** Where the record ends, or is of something else, than what is published. */
  readonly isCut: boolean;
}

export function recordReport(
  record: LotteryRecord,
  check: Check,
  speaker: Speaker,
  known: KnownChain | null,
): Report {
  const given = { record, check, speaker, isCut: known !== null && !isOf(record, known) };
  const lines = DOSSIER_STEPS.map((step) => lineOf(step, given));
  const verdict = verdictOf(Object.fromEntries(lines.map(({ step, verdict: one }) => [step, one])));
  const { say } = speaker;
  const holes = {
    n: grouped(record.draws.length),
    title: shownTitle(speaker, record.terms),
  };
  return {
    verdict,
    title: titleOf(speaker, verdict),
    text: say(verdict === 'red' ? 'verifier.draw.red' : 'verifier.record.green', holes),
    lines,
  };
}

const isOf = (record: LotteryRecord, known: KnownChain): boolean =>
  record.commit === known.commit &&
  record.termsHash === known.termsHash &&
  record.draws.length === known.drawCount &&
  lastLinkOf(record) === known.lastHash;

const lastLinkOf = ({ draws, genesis }: LotteryRecord): string => draws.at(-1)?.link ?? genesis;

/** What is wrong with the terms is found where the chain begins. */
function faultsOf(step: DossierStep, { check: { faults } }: Given): readonly Fault[] {
  if (step === 'terms') return faults.filter((one) => one.step === 'chain' && one.drawNo === null);
  if (step === 'chain') return faults.filter((one) => one.step === 'chain' && one.drawNo !== null);
  return faults.filter((one) => one.step === step);
}

function lineOf(step: DossierStep, given: Given): Line {
  const { record, speaker, isCut } = given;
  const faults = faultsOf(step, given);
  const first = faults.find(({ drawNo }) => drawNo !== null);
  const isWrong = faults.length > 0 || (step === 'chain' && isCut);
  const verdict: StepVerdict = isWrong ? 'wrong' : isSkipped(step, given) ? 'skipped' : 'right';
  const count = step === 'beacon' ? record.rounds.length : record.draws.length;
  const holes = {
    n: grouped(count),
    no: first?.drawNo ?? grouped(record.draws.length),
    time: '',
  };
  const { title, text } = wordsOf(speaker, step, kindOf(step, verdict, record), holes);
  const { say } = speaker;
  const said = isWrong && faults.length === 0 ? say('verifier.why.chain.cut') : text;
  return {
    step,
    verdict,
    title,
    text: first?.drawNo
      ? `${said} ${say('verifier.first', { no: grouped(first.drawNo), n: grouped(faults.length) })}`
      : said,
    calc:
      step === 'chain' && !isWrong
        ? [{ label: say('verifier.calc.chain'), value: lastLinkOf(record) }]
        : step === 'commit' && !isWrong
          ? [{ label: 'SHA-256', value: record.commit }]
          : [],
  };
}

/** A prize is not guessed from numbers that do not match. */
const isSkipped = (step: DossierStep, { check }: Given): boolean =>
  step === 'prize' && check.faults.some((one) => one.step === 'number');

function kindOf(step: DossierStep, verdict: StepVerdict, { terms }: LotteryRecord): string {
  if (verdict !== 'right') return verdict;
  if (step === 'beacon') return terms.beacon === null ? 'site' : 'all';
  return step === 'terms' || step === 'commit' ? 'right' : 'all';
}
