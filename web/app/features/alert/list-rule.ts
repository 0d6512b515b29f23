/** The rule of a list in words. */
import type { ListKind } from '#contract/alert/limits.ts';
import { t } from '../../lib/message.ts';

export function listRule(kind: ListKind, fraction: number | null): string {
  const percent = Math.round((fraction ?? 0) * 100);
  return kind === 'BELOW_NOW' || kind === 'BELOW_TYPICAL'
    ? t(`list.kind.${kind}`, { percent })
    : t(`list.kind.${kind}`);
}

/** Kinds of rules with a share below. */
export const isShare = (kind: ListKind): boolean =>
  kind === 'BELOW_NOW' || kind === 'BELOW_TYPICAL';
