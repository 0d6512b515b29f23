/** `npm run activities`: rewards that are held, with their evidence and appeals (AMB-42). */
import { deskActivity, flagsOf, holdByHand, refuseAppeal, release } from '#api/activity/index.ts';
import type { FlagRow } from '#api/activity/index.ts';
import { misuse, print, printJson, say } from '../command.ts';
import { momentOf } from './command.ts';
import type { Asked, Commands } from './command.ts';

export const risk: Commands = {
  flags: {
    usage: 'flags ID',
    does: 'whose rewards are held, why, and who asked to look again',
    words: [1, 1],
    place: 'activity',
    run: list,
  },
  release: decision('release', 'holds nothing of an account any more; it is notified', release),
  refuse: decision('refuse', 'refuses an appeal; the shopper reads the words', refuseAppeal),
  hold: decision('hold', 'holds the rewards of an account by hand', holdByHand),
};

function decision(
  name: string,
  does: string,
  decide: (
    ctx: Asked['ctx'],
    activityId: number,
    accountId: number,
    by: { readonly actor: string; readonly reason: string },
  ) => Promise<boolean>,
): Commands[string] {
  return {
    usage: `${name} ID ACCOUNT --reason WORDS`,
    does,
    words: [2, 2],
    place: 'activity',
    run: async ({ ctx, words: [activity = '', account = ''], values, actor }) => {
      const reason = values.reason?.trim();
      if (!reason) return misuse('activities', 'Say why: --reason WORDS');
      if (!/^\d{1,15}$/.test(account))
        misuse('activities', `${account} is no number of an account`);
      const { id } = await deskActivity(ctx, activity);
      const isDone = await decide(ctx, id, Number(account), { actor, reason });
      if (values.json) printJson({ id, account: Number(account), done: isDone });
      say(isDone ? 'Done.' : `There is nothing of account ${account} to ${name}.`);
      return isDone ? 0 : 1;
    },
  };
}

async function list({ ctx, words: [activity = ''], values }: Asked): Promise<number> {
  const { id } = await deskActivity(ctx, activity);
  const flags = await flagsOf(ctx, id);
  for (const flag of flags)
    if (values.json) printJson({ tenant: ctx.tenant.id, ...flag });
    else show(ctx, flag);
  if (flags.length === 0 && !values.json) say('Nothing is held.');
  return 0;
}

function show(ctx: Asked['ctx'], flag: FlagRow): void {
  const state = flag.lifted_at
    ? `released ${momentOf(ctx, flag.lifted_at)} by ${flag.decided_by}: ${flag.reason}`
    : flag.refused_at
      ? `appeal refused by ${flag.decided_by}: ${flag.answer}`
      : flag.appealed_at
        ? 'APPEAL WAITS'
        : 'held';
  print(`account ${flag.account_id}  ${flag.rule}  ${momentOf(ctx, flag.flagged_at)}  ${state}`);
  print(`    ${JSON.stringify(flag.evidence)}`);
  if (flag.appeal) print(`    “${flag.appeal}”`);
}
