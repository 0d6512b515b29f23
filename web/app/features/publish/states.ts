/** The states of contributions as the list is narrowed by them. */
import type { ContributionState } from '#contract/content/audit.ts';

export const STATES = {
  all: [],
  drafts: ['DRAFT', 'REJECTED', 'CANCELED', 'RECALLED'],
  waiting: ['SUBMITTED', 'AUDITING'],
  public: ['PASSED'],
} as const satisfies Record<string, readonly ContributionState[]>;

export function statesOf(tab: keyof typeof STATES): { states?: ContributionState[] } {
  return tab === 'all' ? {} : { states: [...STATES[tab]] };
}
