/** `npm run activities -- audit`: what operators did. */
import { auditTrail, deskActivity } from '#api/activity/index.ts';
import { print, printJson, say } from '../command.ts';
import { momentOf } from './command.ts';
import type { Asked, Commands } from './command.ts';

export const auditLog: Commands = {
  audit: {
    usage: 'audit [ID]',
    does: 'what operators did, newest first: who, when, what, before, after, why',
    words: [0, 1],
    place: (words) => (words.length === 0 ? 'regions' : 'activity'),
    run: async ({ ctx, words: [id], values }: Asked) => {
      const rows = await auditTrail(
        ctx,
        id === undefined ? null : (await deskActivity(ctx, id)).id,
      );
      for (const row of rows)
        if (values.json) printJson({ tenant: ctx.tenant.id, ...row });
        else {
          print(
            `${momentOf(ctx, row.at)}  ${ctx.tenant.id}  ${row.actor}  ${row.action}  ${row.subject}${row.reason === null ? '' : `  “${row.reason}”`}`,
          );
          if (row.before !== null) print(`    before ${JSON.stringify(row.before)}`);
          if (row.after !== null) print(`    after  ${JSON.stringify(row.after)}`);
        }
      if (rows.length === 0 && !values.json) say(`${ctx.tenant.id}: nothing.`);
      return 0;
    },
  },
};
