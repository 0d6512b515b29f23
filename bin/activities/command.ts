/** What commands of `npm run activities` have in common. */
import { userInfo } from 'node:os';
import type { Context } from '#api/kernel/context.ts';

/** What may be said after the words of a command. */
export const OPTIONS = {
  tenant: { type: 'string' },
  reason: { type: 'string' },
  state: { type: 'string' },
  overdue: { type: 'boolean' },
  tracking: { type: 'string' },
  draws: { type: 'string' },
  seed: { type: 'string' },
  because: { type: 'string' },
  reference: { type: 'string' },
  amount: { type: 'string' },
  'dry-run': { type: 'boolean' },
  payable: { type: 'boolean' },
} as const;

export interface Values {
  readonly json?: boolean;
  readonly tenant?: string;
  readonly reason?: string;
  readonly state?: string;
  readonly overdue?: boolean;
  readonly tracking?: string;
  readonly draws?: string;
  readonly seed?: string;
  readonly because?: string;
  readonly reference?: string;
  readonly amount?: string;
  readonly 'dry-run'?: boolean;
  readonly payable?: boolean;
}

export interface Asked {
  readonly ctx: Context;
  /** The words behind the name of the command. */
  readonly words: readonly string[];
  readonly values: Values;
  /** Who asks, for the audit log. */
  readonly actor: string;
}

/**
 * Which region a command is about: that of `--tenant`; that of the activity or award which its first
 * word names; all, unless `--tenant` names some; or none at all.
 */
export type Place = 'region' | 'activity' | 'award' | 'regions' | 'nowhere';

interface Usage {
  /** As it is written, such as `ship AWARD --tracking NUMBER`, and what it does. */
  readonly usage: string;
  readonly does: string;
  /** How many words it takes. */
  readonly words: readonly [least: number, most: number];
}

/** Answers the exit code: 0 done, 1 refused or not there. */
export type Command =
  | (Usage & {
      readonly place:
        | Exclude<Place, 'nowhere'>
        | ((words: readonly string[]) => Exclude<Place, 'nowhere'>);
      readonly run: (asked: Asked) => Promise<number>;
    })
  | (Usage & {
      readonly place: 'nowhere';
      readonly run: (asked: Omit<Asked, 'ctx'>) => Promise<number>;
    });

/** By the first word of the command line. */
export type Commands = Readonly<Record<string, Command>>;

/** Who sits at this machine. */
export const actorHere = (): string => userInfo().username;

/** A moment by the clock of the region: `2026-12-01 10:00`. */
export function momentOf({ tenant }: Context, at: Date): string {
  const parts = new Intl.DateTimeFormat('sv-SE', {
    timeZone: tenant.timezone,
    dateStyle: 'short',
    timeStyle: 'short',
  });
  return parts.format(at);
}
