/** `npm run activities`: badges (OPS-61). */
import {
  awardBadge,
  deskActivity,
  makeBadgeDraft,
  publishPlain,
  takeBackBadge,
} from '#api/activity/index.ts';
import { misuse, printJson, say } from '../command.ts';
import type { Asked, Commands } from './command.ts';
import { draftIn } from './draft-file.ts';

export const badge: Commands = {
  'make-badge': {
    usage: 'make-badge FILE.json --tenant TH',
    does: 'stores a draft of a badge; docs/activities.md shows a file',
    words: [1, 1],
    place: 'region',
    run: async ({ ctx, words: [file = ''], values, actor }) => {
      const id = await makeBadgeDraft(ctx, draftIn(file), { actor });
      if (values.json) printJson({ id: String(id) });
      say(`Draft ${id} is stored. It is public with: npm run activities -- publish-badge ${id}`);
      return 0;
    },
  },
  'publish-badge': {
    usage: 'publish-badge ID',
    does: 'shows it, and awards it from then on to whoever meets its conditions',
    words: [1, 1],
    place: 'activity',
    run: async ({ ctx, words: [given = ''], values, actor }) => {
      const { id } = await deskActivity(ctx, given, 'BADGE');
      await publishPlain(ctx, id, 'BADGE', { actor });
      if (values.json) printJson({ id: String(id), state: 'PUBLISHED' });
      say(`${id} is public: /activity/badge/${id}`);
      return 0;
    },
  },
  'award-badge': {
    usage: 'award-badge ID ACCOUNT --reason WORDS',
    does: 'gives it by hand',
    words: [2, 2],
    place: 'activity',
    run: (asked) => byHand(asked, awardBadge, ['has it now', 'has it already, or is closed']),
  },
  'take-badge': {
    usage: 'take-badge ID ACCOUNT --reason WORDS',
    does: 'takes it back; its rule does not give it again',
    words: [2, 2],
    place: 'activity',
    run: (asked) => byHand(asked, takeBackBadge, ['has it no longer', 'does not have it']),
  },
};

async function byHand(
  { ctx, words: [given = '', account = ''], values, actor }: Asked,
  work: typeof awardBadge,
  [done, not]: readonly [string, string],
): Promise<number> {
  const reason = values.reason ?? misuse('activities', 'Say why: --reason WORDS');
  if (!/^\d{1,15}$/.test(account)) misuse('activities', `${account} is no number of an account`);
  const { id } = await deskActivity(ctx, given, 'BADGE');
  const changed = await work(ctx, { actor, activityId: id, accountId: Number(account), reason });
  if (values.json) printJson({ id: String(id), account, changed });
  say(`Account ${account} ${changed ? done : not}.`);
  return changed ? 0 : 1;
}
