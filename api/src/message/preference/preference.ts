/** What reaches somebody, and how: by type of message and way. */
import sql from 'sql-template-tag';
import { fail } from '#contract/errors.ts';
import { NOTIFICATION_TYPES } from '#contract/message/kind.ts';
import type { NotificationType } from '#contract/message/kind.ts';
import { isFixed, WISHES_STANDARD } from '#contract/message/preference.ts';
import type { MessagePreferences, Wishes } from '#contract/message/preference.ts';
import { mailboxesOf, viewerId } from '../../account/index.ts';
import type { Context } from '../../kernel/context.ts';
import type { Handler } from '../../kernel/module.ts';
import { jsonOf } from '../../kernel/json.ts';

type Way = 'IN_APP' | 'EMAIL' | 'WEB_PUSH';
const WAYS: readonly (readonly [field: keyof Wishes, way: Way])[] = [
  ['inApp', 'IN_APP'],
  ['email', 'EMAIL'],
  ['webPush', 'WEB_PUSH'],
];

export interface Choice {
  readonly type: NotificationType;
  readonly way: Way;
  readonly enabled: boolean;
}

export const preferences: Handler<'message.preferences'> = (ctx) => shown(ctx, viewerId(ctx));

export const savePreferences: Handler<'message.save-preferences'> = async (ctx, { types }) => {
  const me = viewerId(ctx);
  const refused = types.findIndex((one) => isFixed(one.type) && one.inApp === false);
  if (refused !== -1)
    throw fail('common.invalid', { fields: { [`types.${refused}.inApp`]: 'field.choice' } });
  const choices = types.flatMap((one) =>
    WAYS.flatMap(([field, way]) => {
      const enabled = one[field];
      return enabled === undefined ? [] : [{ type: one.type, way, enabled }];
    }),
  );
  await saveChoices(ctx, me, choices);
  return shown(ctx, me);
};

/** Keeps choices; of two about the same the last one counts. */
export async function saveChoices(
  ctx: Context,
  accountId: number,
  choices: readonly Choice[],
): Promise<void> {
  const last = [...new Map(choices.map((one) => [`${one.type} ${one.way}`, one])).values()];
  await ctx.db.run(sql`
    insert into message_preference (tenant_id, account_id, type, way, enabled)
    select ${ctx.tenant.id}, ${accountId}, c.type, c.way, c.enabled
      from jsonb_to_recordset(${jsonOf(last)}::jsonb) as c(type text, way text, enabled boolean)
    on conflict (account_id, type, way) do update set enabled = excluded.enabled`);
}

/** What holds for a type, given what was chosen. */
export function wishesOf(
  type: NotificationType,
  chosen: Readonly<Partial<Record<Way, boolean>>>,
): Wishes {
  const usual = WISHES_STANDARD[type];
  const inApp = isFixed(type) || (chosen.IN_APP ?? usual.inApp);
  return { inApp, email: chosen.EMAIL ?? usual.email, webPush: chosen.WEB_PUSH ?? usual.webPush };
}

/** What somebody chose, and what holds where they did not. */
export async function allWishes(
  ctx: Context,
  accountId: number,
): Promise<MessagePreferences['types']> {
  const rows = await ctx.db.rows<Choice>(
    sql`select type, way, enabled from message_preference where account_id = ${accountId}`,
  );
  return NOTIFICATION_TYPES.map((type) => {
    const chosen = Object.fromEntries(
      rows.filter((row) => row.type === type).map((row) => [row.way, row.enabled]),
    );
    return { type, ...wishesOf(type, chosen), fixed: isFixed(type) };
  });
}

async function shown(ctx: Context, me: number): Promise<MessagePreferences> {
  return { types: await allWishes(ctx, me), hasEmail: (await mailboxesOf(ctx, [me])).has(me) };
}
