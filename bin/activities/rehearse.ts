/** `npm run activities -- rehearse`: a lottery played before it is published. */
import { DeskRefused, lotteryPlan, planOf, readDraft } from '#api/activity/index.ts';
import type { LotteryPlan } from '#api/activity/index.ts';
import { drawsOfShopper, rehearse } from '#contract/activity/fair/rehearse.ts';
import type { PrizeOutcome, Rehearsal } from '#contract/activity/fair/rehearse.ts';
import { moneyText } from '#contract/money.ts';
import { misuse, print, printJson } from '../command.ts';
import type { Asked, Command } from './command.ts';
import { draftIn } from './draft-file.ts';

const isFile = ([word = '']: readonly string[]) => word.endsWith('.json');
const [USUAL, MOST] = [100_000, 5_000_000];
const DAY_MS = 86_400_000;

export const rehearsal: Command = {
  usage: 'rehearse ID|FILE.json [--draws 100000] [--seed WORD]',
  does: 'plays it: what it costs, how long each prize lasts, odds shown beside odds used',
  words: [1, 1],
  place: (words) => (isFile(words) ? 'region' : 'activity'),
  run: async ({ ctx, words, values }: Asked) => {
    const draws = Number(values.draws ?? USUAL);
    if (!Number.isInteger(draws) || draws < 1 || draws > MOST)
      misuse('activities', `--draws takes a number up to ${MOST}`);
    const [word = ''] = words;
    const plan = isFile(words)
      ? planOf(readDraft(ctx, draftIn(word)))
      : await lotteryPlan(ctx, word);
    const played = rehearse(plan.prizes, draws, values.seed ?? plan.code);
    const days = Math.max(1, Math.ceil((plan.endAt.getTime() - plan.startAt.getTime()) / DAY_MS));
    const perShopper = drawsOfShopper(plan.chances, days);
    if (values.json) printJson({ code: plan.code, days, perShopper, ...played });
    else
      for (const line of linesOf(plan, played, { days, ...perShopper }, (amount) =>
        moneyText(amount, ctx.tenant.currency),
      ))
        print(line);
    if (!played.chiSquare.fits)
      throw new DeskRefused(
        'The odds used are not those shown. Play it again with another --seed.',
      );
    return 0;
  },
};

interface Shopper {
  readonly days: number;
  readonly once: number;
  readonly daily: number;
  readonly everything: number;
}

function linesOf(
  plan: LotteryPlan,
  played: Rehearsal,
  shopper: Shopper,
  money: (amount: number) => string,
): string[] {
  const { draws, chiSquare, cost, mostCost, soldOutNo } = played;
  const people = (each: number) => Math.ceil(draws / Math.max(1, each)).toLocaleString('en');
  const wide = Math.max(...plan.prizes.map(({ name }) => name.length));
  return [
    `${plan.code}: ${draws.toLocaleString('en')} draws`,
    ...played.prizes.map((one, at) =>
      prizeLine(plan.prizes[at]?.name.padEnd(wide) ?? '', one, money),
    ),
    soldOutNo === null
      ? 'There is something to win until the end.'
      : `Nothing is left to win after draw ${soldOutNo.toLocaleString('en')}.`,
    `cost ${money(cost)}${mostCost === null ? '; without a bound, for a prize without stock has a cost' : `, at most ${money(mostCost)}`}`,
    `chi-square ${chiSquare.value.toFixed(2)} with ${chiSquare.degrees} degrees of freedom, fair within ${chiSquare.low.toFixed(2)} to ${chiSquare.high.toFixed(2)}: ${chiSquare.fits ? 'odds used are odds shown' : 'NOT FAIR'}`,
    `by the rules of chances in ${shopper.days} days: ${people(shopper.everything)} shoppers who do everything (${shopper.everything} draws each), ${people(shopper.daily)} who come every day (${shopper.daily}), ${people(shopper.once)} who come once (${shopper.once})`,
  ];
}

function prizeLine(
  name: string,
  { odds, share, won, cost, endedNo, left }: PrizeOutcome,
  money: (amount: number) => string,
): string {
  const percent = (of: number) => `${(of * 100).toFixed(2).padStart(6)} %`;
  const end = endedNo === null ? '' : `, gone at draw ${endedNo.toLocaleString('en')}`;
  return `  ${name}  odds ${percent(odds)}  drawn ${percent(share)}  ${curveOf(left)}  ${won.toLocaleString('en')} won${cost === null ? '' : `, ${money(cost)}`}${end}`;
}

const BARS = ' ▁▂▃▄▅▆▇█';

/** What is left of the stock after each tenth of the draws. */
const curveOf = (left: PrizeOutcome['left']): string =>
  left === null
    ? 'any stock '
    : left.map((part) => BARS[Math.ceil(part * (BARS.length - 1))]).join('');
