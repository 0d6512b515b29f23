/** `npm run activities`: the award desk. */
import { readFileSync, writeFileSync } from 'node:fs';
import { deliverAwards, deskAwards, exportAwards, shipAward } from '#api/activity/index.ts';
import type { Delivery, DeskAward } from '#api/activity/index.ts';
import { AWARD_STATES } from '#contract/activity/lottery.ts';
import type { AwardState } from '#contract/activity/lottery.ts';
import { misuse, print, printJson, say } from '../command.ts';
import { momentOf } from './command.ts';
import type { Asked, Commands } from './command.ts';

export const award: Commands = {
  awards: {
    usage: `awards [ID] [--state ${AWARD_STATES.join('|')}] [--overdue]`,
    does: 'what was won, and by when it is to be sent',
    words: [0, 1],
    place: (words) => (words.length === 0 ? 'regions' : 'activity'),
    run: list,
  },
  export: {
    usage: 'export ID FILE.csv --reason WORDS',
    does: 'awards in preparation with their addresses, readable by you alone',
    words: [2, 2],
    place: 'activity',
    run: async ({ ctx, words: [id = '', file = ''], values, actor }) => {
      const reason = values.reason ?? misuse('activities', 'Say why: --reason WORDS');
      // made before anything is opened, and never over a file that others may read
      writeFileSync(file, '', { mode: 0o600, flag: 'wx' });
      const { awards, csv } = await exportAwards(ctx, id, { actor, reason });
      writeFileSync(file, csv);
      if (values.json) printJson({ id, file, awards });
      say(
        `${awards} ${awards === 1 ? 'address is' : 'addresses are'} in ${file}; remove it when the parcels are gone. Its column tracking is for: npm run activities -- deliver ${file}`,
      );
      return 0;
    },
  },
  ship: {
    usage: 'ship AWARD --tracking NUMBER',
    does: 'sent; its winner is notified. Again with another number: corrects it',
    words: [1, 1],
    place: 'award',
    run: async ({ ctx, words: [id = ''], values, actor }) => {
      const tracking =
        values.tracking ?? misuse('activities', 'Say which parcel: --tracking NUMBER');
      return report(await shipAward(ctx, id, tracking, { actor }), values.json);
    },
  },
  deliver: {
    usage: 'deliver FILE.csv --tenant TH',
    does: 'the same for many: a table with the columns award and tracking',
    words: [1, 1],
    place: 'region',
    run: async ({ ctx, words: [file = ''], values, actor }) =>
      report(await deliverAwards(ctx, readFileSync(file), { actor }), values.json),
  },
};

async function list({ ctx, words: [activity], values }: Asked): Promise<number> {
  const state = values.state?.toUpperCase();
  if (state !== undefined && !(AWARD_STATES as readonly string[]).includes(state))
    misuse('activities', `There is no state ${values.state}`);
  const found = await deskAwards(ctx, {
    ...(activity !== undefined && { activity }),
    ...(state !== undefined && { state: state as AwardState }),
    isOverdue: values.overdue ?? false,
  });
  for (const one of found)
    if (values.json) printJson({ tenant: ctx.tenant.id, ...one });
    else
      print(
        `${String(one.id).padStart(6)}  ${ctx.tenant.id}  ${one.state.padEnd(16)}  ${one.prize}  ${whenOf(ctx, one)}${one.isHeld ? '  HELD' : ''}`,
      );
  if (found.length === 0 && !values.json) say(`${ctx.tenant.id}: none.`);
  return 0;
}

function whenOf(ctx: Asked['ctx'], one: DeskAward): string {
  if (one.state === 'NOT_DELIVERED')
    return `to be sent by ${one.deliverBy}${one.isOverdue ? '  OVERDUE' : ''}`;
  if (one.state === 'DELIVERED')
    return `${one.deliveredAt ? momentOf(ctx, one.deliveredAt) : ''}${one.trackingNo ? `  ${one.trackingNo}` : ''}`;
  return one.addressBy ? `address by ${momentOf(ctx, one.addressBy)}` : '';
}

function report({ sent, unchanged, aside }: Delivery, json = false): number {
  if (json) printJson({ sent, unchanged, aside });
  else
    for (const { line, award: id, reason } of aside)
      print(`line ${line}, award ${id || '—'}: ${reason}`);
  say(`${sent} sent, ${unchanged} sent before, ${aside.length} set aside.`);
  return aside.length > 0 ? 1 : 0;
}
