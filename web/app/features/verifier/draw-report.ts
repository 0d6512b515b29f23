/** What the check of one draw found, in plain words. Pure. */
import { timeOfRound } from '#contract/activity/fair/beacon.ts';
import { linkOf } from '#contract/activity/fair/draw.ts';
import { DOSSIER_STEPS } from '#contract/activity/fair/dossier.ts';
import type { Dossier, DossierCheck, DossierStep } from '#contract/activity/fair/dossier.ts';
import { firstTable } from '#contract/activity/fair/table.ts';
import { commitOf } from '#contract/activity/fair/terms.ts';
import { hexToBytes } from '@noble/hashes/utils.js';
import { four, grouped, remainderOf, shownTitle, titleOf, verdictOf, wordsOf } from './report.ts';
import type { Calc, Line, Report } from './report.ts';
import type { Speaker } from './speaker.ts';

export function drawReport(dossier: Dossier, check: DossierCheck, speaker: Speaker): Report {
  const verdict = verdictOf(check.steps);
  return {
    verdict,
    title: titleOf(speaker, verdict),
    text: sentenceOf(dossier, check, speaker),
    lines: DOSSIER_STEPS.map((step) => lineOf(step, { dossier, check, speaker })),
  };
}

function sentenceOf({ draw, terms }: Dossier, check: DossierCheck, speaker: Speaker): string {
  const { say } = speaker;
  if (check.steps.number === 'wrong' && check.number !== draw.number)
    return say('verifier.draw.differs', {
      computed: four(check.number),
      number: four(draw.number),
    });
  if (verdictOf(check.steps) === 'red') return say('verifier.draw.red');
  const holes = {
    no: grouped(draw.drawNo),
    title: shownTitle(speaker, terms),
    number: four(draw.number),
  };
  return say(draw.number === null ? 'verifier.draw.waiting' : 'verifier.draw.number', holes);
}

interface Given {
  readonly dossier: Dossier;
  readonly check: DossierCheck;
  readonly speaker: Speaker;
}

function lineOf(step: DossierStep, given: Given): Line {
  const { dossier, check, speaker } = given;
  const verdict = check.steps[step];
  return {
    step,
    verdict,
    ...wordsOf(speaker, step, kindOf(step, given), holesOf(step, dossier, speaker)),
    calc: verdict === 'waits' || verdict === 'skipped' ? [] : calcOf(step, given),
  };
}

/** The verdict, or a finer word where a right step has two. */
function kindOf(step: DossierStep, { dossier, check }: Given): string {
  const verdict = check.steps[step];
  if (verdict !== 'right') return verdict;
  if (step === 'beacon' && dossier.terms.beacon === null) return 'site';
  return step === 'prize' && dossier.draw.prizeId === null ? 'none' : verdict;
}

function holesOf(step: DossierStep, { draw, terms }: Dossier, { time, names }: Speaker) {
  const { beacon } = terms;
  const prize = terms.prizes.find(({ prizeId }) => prizeId === draw.prizeId);
  const range = firstTable(terms.prizes).rows.find(
    ({ prizeId }) => prizeId === draw.prizeId,
  )?.range;
  return {
    no: grouped(draw.drawNo),
    number: four(draw.number),
    prize: (prize && names?.prizes.get(prize.prizeId)) ?? prize?.name ?? '',
    range: range ? `${four(range.from)}–${four(range.to)}` : '',
    version: draw.tableVersion ?? '',
    round: grouped(draw.round),
    asked: time(draw.askedAt),
    time: time(step === 'beacon' && beacon ? timeOfRound(beacon, draw.round) : terms.revealAt),
  };
}

function calcOf(step: DossierStep, { dossier, check, speaker }: Given): Calc[] {
  const { draw, terms, commit } = dossier;
  const isWrong = check.steps[step] === 'wrong';
  const against = (computed: string, written: string): Calc[] => [
    { label: speaker.say('verifier.calc.computed'), value: computed },
    { label: speaker.say('verifier.calc.written'), value: written, isWrong: true },
  ];
  switch (step) {
    case 'commit': {
      if (check.seed === null) return [];
      const computed = commitOf(hexToBytes(check.seed), terms.activityId);
      return computed === commit
        ? [{ label: 'SHA-256', value: computed }]
        : against(computed, commit);
    }
    case 'number':
      if (!isWrong) return remainderOf(speaker, check);
      return check.number === draw.number
        ? against(check.mac ?? '', draw.mac ?? '')
        : against(four(check.number), four(draw.number));
    case 'chain': {
      const computed = linkOf(draw.previous, { ...draw, activityId: terms.activityId });
      return isWrong
        ? against(computed, draw.link)
        : [{ label: speaker.say('verifier.calc.chain'), value: computed }];
    }
    default:
      return [];
  }
}
