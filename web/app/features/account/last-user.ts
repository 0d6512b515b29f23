/**
 * The account that signed in last on this browser (AUTH-15, STOR-01): it is
 * filled in on the next visit.
 */
import { emptyDraft } from './receiver.tsx';
import type { ReceiverDraft } from './receiver.tsx';
import { readStored, removeStored, writeStored } from '../../lib/storage.ts';

export interface LastUser extends ReceiverDraft {
  readonly by: 'password' | 'code';
}

export function keepLastUser({ type, typed, area, by }: LastUser): void {
  writeStored('last-login-user', JSON.stringify({ type, typed: typed.trim(), area, by }));
}

export function forgetLastUser(): void {
  removeStored('last-login-user');
}

export function lastUser(): LastUser | null {
  try {
    const { type, typed, area, by } = JSON.parse(readStored('last-login-user') ?? '') as Record<
      string,
      unknown
    >;
    if ((type !== 'EMAIL' && type !== 'MOBILE') || typeof typed !== 'string') return null;
    return {
      type,
      typed,
      area: typeof area === 'string' ? area : emptyDraft(type).area,
      by: by === 'code' ? 'code' : 'password',
    };
  } catch {
    return null;
  }
}
