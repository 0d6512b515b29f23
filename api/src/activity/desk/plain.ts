/** Bonuses and badges from their file to the site (OPS-61, OPS-62): each step is noted in the audit log. */
import { DraftBadge, DraftBonus } from '#contract/activity/draft-plain.ts';
import type { DraftFault } from '#contract/activity/draft.ts';
import { LANGUAGES } from '#contract/language.ts';
import type { Language } from '#contract/language.ts';
import { parseTime } from '#contract/time.ts';
import sql from 'sql-template-tag';
import { cleanHtml, plainOf } from '../../content/index.ts';
import { inTransaction } from '../../kernel/context.ts';
import type { Context } from '../../kernel/context.ts';
import { audit } from '../audit.ts';
import type { Operator } from '../audit.ts';
import { makeBadge, publishBadge } from '../badge/make.ts';
import { makeBonus, publishBonus } from '../bonus/make.ts';
import { refusal, shapeFaults } from './read-draft.ts';
import { DeskRefused } from './refused.ts';

/** Stores a draft of a bonus; its id. Throws DeskRefused or NotPublishable with every fault. */
export function makeBonusDraft(ctx: Context, given: unknown, by: Operator): Promise<number> {
  const faults = shapeFaults(given, DraftBonus);
  if (faults.length > 0) throw refusal(faults);
  const draft = { ...(given as DraftBonus), ...readBoth(ctx, given as DraftBonus) };
  return noted(ctx, 'bonus.make', draft, by, (inside) => makeBonus(inside, draft));
}

/** The same for a badge. */
export function makeBadgeDraft(ctx: Context, given: unknown, by: Operator): Promise<number> {
  const faults = shapeFaults(given, DraftBadge);
  if (faults.length > 0) throw refusal(faults);
  const { conditions, ...rest } = given as DraftBadge;
  const draft = {
    ...rest,
    ...readBoth(ctx, given as DraftBadge),
    conditions: conditions.map(({ metric, goal, ever = false }) => ({ metric, goal, ever })),
  };
  return noted(ctx, 'badge.make', draft, by, (inside) => makeBadge(inside, draft));
}

/** Makes a draft public. Throws NotPublishable. */
export async function publishPlain(
  ctx: Context,
  activityId: number,
  type: 'BONUS' | 'BADGE',
  by: Operator,
): Promise<void> {
  await inTransaction(ctx, async (inside) => {
    await (type === 'BONUS' ? publishBonus : publishBadge)(inside, activityId);
    const action = `${type.toLowerCase()}.publish`;
    await audit(inside, { ...by, action, subject: `activity ${activityId}`, activityId });
  });
}

type Both = Pick<DraftBonus, 'rules' | 'startAt' | 'endAt'>;

/** Rules without what could do harm, and moments by the clock of the region. */
function readBoth(ctx: Context, { rules, startAt, endAt }: Both) {
  const clean = Object.fromEntries(
    LANGUAGES.map((lang) => [lang, cleanHtml(rules[lang])]),
  ) as Record<Language, string>;
  const [start, end] = [startAt, endAt].map((one) => parseTime(one, ctx.tenant.timezone));
  const faults: DraftFault[] = LANGUAGES.filter((lang) => plainOf(clean[lang]) === '').map(
    (lang) => ({ path: `rules.${lang}`, says: 'Nothing of it can be shown.' }),
  );
  if (!start) faults.push({ path: 'startAt', says: 'It is no moment: 2026-12-01T10:00.' });
  if (!end) faults.push({ path: 'endAt', says: 'It is no moment: 2026-12-31T23:59.' });
  if (!start || !end || faults.length > 0) throw refusal(faults);
  return { rules: clean, startAt: start, endAt: end };
}

async function noted(
  ctx: Context,
  action: string,
  draft: { readonly code: string },
  by: Operator,
  make: (inside: Context) => Promise<number>,
): Promise<number> {
  return inTransaction(ctx, async (inside) => {
    const taken = await inside.db.row(sql`
      select from activity where tenant_id = ${ctx.tenant.id} and code = ${draft.code}`);
    if (taken) throw new DeskRefused(`code: There is an activity ${draft.code} already.`);
    const activityId = await make(inside);
    const subject = `activity ${activityId}`;
    await audit(inside, { ...by, action, subject, activityId, after: draft });
    return activityId;
  });
}
