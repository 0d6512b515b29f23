/** `npm run activities`: lotteries from their draft to their record. */
import { readFileSync, writeFileSync } from 'node:fs';
import {
  changeDraft,
  DESK_STATES,
  deskActivities,
  deskActivity,
  DeskRefused,
  lotteryOverview,
  lotteryRecord,
  makeDraft,
  publishLottery,
  refuseToEnd,
  revealLottery,
  withdrawLottery,
} from '#api/activity/index.ts';
import type { DeskState, Overview } from '#api/activity/index.ts';
import { readRecord } from '#contract/activity/fair/read.ts';
import { checkRecord } from '#contract/activity/fair/record.ts';
import { commitOf, termsHashOf } from '#contract/activity/fair/terms.ts';
import { misuse, print, printJson, say } from '../command.ts';
import { momentOf } from './command.ts';
import type { Asked, Commands } from './command.ts';
import { draftIn } from './draft-file.ts';
import { rehearsal } from './rehearse.ts';

export const lottery: Commands = {
  make: {
    usage: 'make FILE.json --tenant TH',
    does: 'stores a draft of a lottery; docs/activities.md shows a file',
    words: [1, 1],
    place: 'region',
    run: async ({ ctx, words: [file = ''], values, actor }) => {
      const id = await makeDraft(ctx, draftIn(file), { actor });
      if (values.json) printJson({ id: String(id) });
      say(`Draft ${id} is stored. Try it with: npm run activities -- rehearse ${id}`);
      return 0;
    },
  },
  change: {
    usage: 'change ID FILE.json',
    does: 'replaces a draft, its prizes and codes too',
    words: [2, 2],
    place: 'activity',
    run: async ({ ctx, words: [id = '', file = ''], values, actor }) => {
      const changed = await changeDraft(ctx, id, draftIn(file), { actor });
      if (values.json) printJson({ id: String(changed) });
      say(`Draft ${changed} is replaced.`);
      return 0;
    },
  },
  rehearse: rehearsal,
  publish: {
    usage: 'publish ID',
    does: 'freezes its terms and shows it; nothing of it changes from then on',
    words: [1, 1],
    place: 'activity',
    run: publish,
  },
  withdraw: {
    usage: 'withdraw ID --reason WORDS',
    does: 'takes it off the site for good, while nobody has drawn',
    words: [1, 1],
    place: 'activity',
    run: async ({ ctx, words: [id = ''], values, actor }) => {
      const reason = values.reason ?? misuse('activities', 'Say why: --reason WORDS');
      await withdrawLottery(ctx, id, { actor, reason });
      if (values.json) printJson({ id, state: 'WITHDRAWN' });
      say(`${id} is withdrawn: its page says that it is invalid.`);
      return 0;
    },
  },
  end: {
    usage: 'end ID',
    does: 'says why a lottery ends at its promised end, and not before',
    words: [1, 1],
    place: 'activity',
    run: ({ ctx, words: [id = ''] }) => refuseToEnd(ctx, id),
  },
  reveal: {
    usage: 'reveal ID',
    does: 'opens its seed, once it may be opened; this happens by itself as well',
    words: [1, 1],
    place: 'activity',
    run: async ({ ctx, words: [id = ''], values, actor }) => {
      const state = await revealLottery(ctx, id, { actor });
      if (values.json) printJson({ id, state });
      say(
        state === 'REVEALED'
          ? `The seed of ${id} is open. Check it: npm run activities -- record ${id} record.json`
          : `${id} waits for a round of the public beacon; it opens by itself.`,
      );
      return state === 'REVEALED' ? 0 : 1;
    },
  },
  list: {
    usage: `list [--state ${DESK_STATES.join('|')}]`,
    does: 'all activities',
    words: [0, 0],
    place: 'regions',
    run: list,
  },
  show: {
    usage: 'show ID',
    does: 'stock, chances, draws, awards and what happens next',
    words: [1, 1],
    place: 'activity',
    run: async ({ ctx, words: [id = ''], values }) => {
      const found = await lotteryOverview(ctx, id);
      if (values.json) printJson({ tenant: ctx.tenant.id, ...found });
      else for (const line of linesOf(found, (at) => momentOf(ctx, at))) print(line);
      return 0;
    },
  },
  record: {
    usage: 'record ID FILE.json',
    does: 'writes the record that anybody may check, once the seed is open',
    words: [2, 2],
    place: 'activity',
    run: async ({ ctx, words: [id = '', file = ''], values }) => {
      const record = await lotteryRecord(ctx, id);
      writeFileSync(file, `${JSON.stringify(record, null, 1)}\n`);
      if (values.json) printJson({ id, file, draws: record.draws.length });
      say(
        `${record.draws.length} draws are in ${file}. Check them: npm run activities -- verify ${file}`,
      );
      return 0;
    },
  },
  verify: {
    usage: 'verify FILE.json',
    does: 'computes every draw of a record again; needs no database and no network',
    words: [1, 1],
    place: 'nowhere',
    run: verify,
  },
};

async function publish({ ctx, words: [given = ''], values, actor }: Asked): Promise<number> {
  const { id } = await deskActivity(ctx, given, 'LOTTERY');
  const terms = await publishLottery(ctx, id, { actor });
  const { commit } = await lotteryOverview(ctx, String(id));
  const sealedBy = terms.beacon === null ? 'SITE' : 'BEACON';
  const termsHash = termsHashOf(terms);
  if (values.json) printJson({ id: String(id), commit, termsHash, sealedBy });
  else for (const line of [`commit      ${commit}`, `terms hash  ${termsHash}`]) print(line);
  say(
    sealedBy === 'SITE'
      ? 'It is sealed by this site alone: no public beacon is set up (RANDOMNESS_URL), and its page says so.'
      : 'Its draws are decided by rounds of the public beacon that nobody knows yet.',
  );
  say(`${id} is published: /activity/lottery/${id}`);
  return 0;
}

async function list({ ctx, values }: Asked): Promise<number> {
  const state = values.state?.toUpperCase();
  if (state !== undefined && !(DESK_STATES as readonly string[]).includes(state))
    misuse('activities', `There is no state ${values.state}`);
  const found = await deskActivities(ctx, state as DeskState | undefined);
  for (const one of found)
    if (values.json) printJson({ tenant: ctx.tenant.id, ...one });
    else
      print(
        `${String(one.id).padStart(6)}  ${ctx.tenant.id}  ${one.type.padEnd(7)}  ${one.state.padEnd(11)}  ${momentOf(ctx, one.start_at)} – ${momentOf(ctx, one.end_at)}  ${one.code}${one.draws ? `  ${one.draws} draws` : ''}`,
      );
  if (found.length === 0 && !values.json) say(`${ctx.tenant.id}: none.`);
  return 0;
}

function linesOf(found: Overview, moment: (at: Date) => string): string[] {
  const { activity, commit, termsHash, sealedBy, prizes, chances, draws, awards, next } = found;
  const stockOf = ({ stock, left }: Overview['prizes'][number]) =>
    stock === null ? 'any number' : `${left ?? stock} of ${stock} left`;
  return [
    `${activity.code}  ${activity.state}  ${moment(activity.start_at)} – ${moment(activity.end_at)}`,
    ...(sealedBy === null
      ? []
      : [
          `commit ${commit}`,
          `terms  ${termsHash}  ${sealedBy === 'SITE' ? 'sealed by this site alone' : 'sealed by a public beacon'}`,
        ]),
    ...prizes.map(
      (one) =>
        `  ${(one.numbers / 100).toFixed(2).padStart(6)} %  ${one.kind.padEnd(7)}  ${one.name}${
          one.kind === 'NOTHING'
            ? ''
            : `: ${stockOf(one)}, ${one.won} won${one.returned > 0 ? `, ${one.returned} returned to you` : ''}${one.codesLeft > 0 ? `, ${one.codesLeft} codes left` : ''}`
        }`,
    ),
    `chances: ${chances.issued} given, ${chances.spent} spent, ${chances.held} with shoppers; the ledger adds up to ${chances.sum}`,
    `draws: ${draws.asked} by ${draws.shoppers} shoppers, ${draws.asked - draws.settled} waiting for the beacon`,
    `awards: ${awards.NOT_FILL_ADDRESS} wait for an address, ${awards.NOT_DELIVERED} in preparation (${found.overdue} overdue), ${awards.DELIVERED} delivered, ${awards.EXPIRED} expired`,
    ...next.map(({ what, at }) => `next: ${what}, ${at.length > 10 ? moment(new Date(at)) : at}`),
  ];
}

const [GREEN, RED, PLAIN] = ['\u001B[32m', '\u001B[31m', '\u001B[0m'];
const SHOWN = 20;

async function verify({ words: [file = ''], values }: Omit<Asked, 'ctx'>): Promise<number> {
  const record = readRecord(readFileSync(file, 'utf8'));
  if (record === null) throw new DeskRefused(`${file} is no record of a lottery, or not whole.`);
  const { draws, faults } = checkRecord(record);
  const isGreen = faults.length === 0;
  const [begin, end] = process.stdout.isTTY ? [isGreen ? GREEN : RED, PLAIN] : ['', ''];
  const commit = commitOf(Buffer.from(record.seed, 'hex'), record.terms.activityId);
  if (values.json) printJson({ green: isGreen, draws, faults, commit });
  else {
    print(
      `${begin}${isGreen ? 'green' : 'red'}${end}  ${record.terms.title}: ${draws} draws, sealed by ${record.terms.beacon === null ? 'its site alone' : 'a public beacon'}`,
    );
    for (const { step, drawNo } of faults.slice(0, SHOWN))
      print(
        `  ${step} of ${drawNo === null ? 'the lottery' : `draw ${drawNo}`} does not follow from the rest`,
      );
    if (faults.length > SHOWN) print(`  and ${faults.length - SHOWN} more`);
    print(`commit of its seed: ${commit}`);
  }
  return isGreen ? 0 : 1;
}
