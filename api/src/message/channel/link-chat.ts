/** A chat that was proven to be somebody's becomes a channel of theirs. */
import type { Language } from '#contract/language.ts';
import type { LINKED_KINDS } from '#contract/message/delivery.ts';
import { CHANNELS_MAX } from '#contract/message/limits.ts';
import type { Context } from '../../kernel/context.ts';
import { channelsOf, savePlace } from './queries.ts';

export type LinkedKind = (typeof LINKED_KINDS)[number];

export interface Chat {
  readonly kind: LinkedKind;
  readonly address: string;
  readonly name: string;
}

export type Linked =
  | { readonly how: 'linked'; readonly lang: Language }
  | { readonly how: 'expired' }
  | { readonly how: 'limit'; readonly lang: Language };

/** Does so if there is room. */
export async function linkChat(
  ctx: Context,
  accountId: number,
  chat: Chat,
  lang: Language,
): Promise<Linked> {
  const isKnown = ({ kind, address }: { kind: string; address: string }) =>
    kind === chat.kind && address === chat.address;
  const known = await channelsOf(ctx, accountId);
  if (known.length >= CHANNELS_MAX && !known.some(isKnown)) return { how: 'limit', lang };
  await savePlace(ctx, accountId, { ...chat, lang });
  return { how: 'linked', lang };
}
