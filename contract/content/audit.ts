/** The life of a contribution under review (SM-07, AMB-37). */

export const AUDIT_STATES = [
  'SUBMITTED',
  'AUDITING',
  'PASSED',
  'REJECTED',
  'CANCELED',
  'RECALLED',
  'SELF_VISIBLE',
  'DELETED',
] as const;
export type AuditState = (typeof AUDIT_STATES)[number];
/** A draft has not been submitted, so it has no audit state yet; the product calls that DRAFT. */
export const CONTRIBUTION_STATES = ['DRAFT', ...AUDIT_STATES] as const;
export type ContributionState = (typeof CONTRIBUTION_STATES)[number];
export type AuditActor = 'author' | 'operator';

/** Only these moves exist; DELETED is terminal and purged after 30 days. */
export const AUDIT_MOVES: Readonly<
  Record<ContributionState, Readonly<Partial<Record<ContributionState, readonly AuditActor[]>>>>
> = {
  DRAFT: { SUBMITTED: ['author', 'operator'], DELETED: ['author', 'operator'] },
  SUBMITTED: { AUDITING: ['operator'], CANCELED: ['author'], DELETED: ['author', 'operator'] },
  AUDITING: {
    PASSED: ['operator'],
    REJECTED: ['operator'],
    SELF_VISIBLE: ['operator'],
    CANCELED: ['author'],
    DELETED: ['author', 'operator'],
  },
  PASSED: { RECALLED: ['author', 'operator'], DELETED: ['author', 'operator'] },
  REJECTED: { SUBMITTED: ['author'], DELETED: ['author', 'operator'] },
  CANCELED: { DELETED: ['author', 'operator'] },
  RECALLED: { SUBMITTED: ['author', 'operator'], DELETED: ['author', 'operator'] },
  SELF_VISIBLE: { DELETED: ['author', 'operator'] },
  DELETED: {},
};
export const DELETED_PURGE_DAYS = 30;

export function mayMove(
  from: ContributionState,
  to: ContributionState,
  actor: AuditActor,
): boolean {
  return AUDIT_MOVES[from][to]?.includes(actor) ?? false;
}

/**
 * States in which an author may change the words: not while somebody looks at them, and not once it
 * was hidden.
 */
const EDITABLE: readonly ContributionState[] = [
  'DRAFT',
  'SUBMITTED',
  'PASSED',
  'REJECTED',
  'CANCELED',
  'RECALLED',
];

export function mayEdit(state: ContributionState): boolean {
  return EDITABLE.includes(state);
}

/**
 * States in which words are kept as they are typed: nobody waits for them. In the others a change
 * is sent as a whole.
 */
export function savesItself(state: ContributionState): boolean {
  return state === 'DRAFT' || state === 'REJECTED' || state === 'CANCELED' || state === 'RECALLED';
}

/** States whose content its author still sees, with the state shown (CONT-07). */
export const AUTHOR_SEES: readonly ContributionState[] = CONTRIBUTION_STATES.filter(
  (state) => state !== 'DELETED',
);
