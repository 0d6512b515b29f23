import type { LINKED_KINDS } from '#contract/message/delivery.ts';

/** Chats that are linked by a code. */
export type LinkedKind = (typeof LINKED_KINDS)[number];
