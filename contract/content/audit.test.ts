import { expect, test } from 'vitest';
import { AUDIT_MOVES, CONTRIBUTION_STATES, mayMove } from './audit.ts';

test('SM-07: the way of a passed contribution, and its return', () => {
  expect(mayMove('DRAFT', 'SUBMITTED', 'author')).toBe(true);
  expect(mayMove('SUBMITTED', 'AUDITING', 'operator')).toBe(true);
  expect(mayMove('AUDITING', 'PASSED', 'operator')).toBe(true);
  expect(mayMove('PASSED', 'RECALLED', 'author')).toBe(true);
  expect(mayMove('RECALLED', 'SUBMITTED', 'author')).toBe(true);
  expect(mayMove('REJECTED', 'SUBMITTED', 'author')).toBe(true);
});

test('SM-07: an author cannot pass their own contribution, an operator cannot cancel it', () => {
  expect(mayMove('AUDITING', 'PASSED', 'author')).toBe(false);
  expect(mayMove('SUBMITTED', 'CANCELED', 'operator')).toBe(false);
});

test('SM-07: every state but DELETED may be deleted, and nothing leaves DELETED', () => {
  for (const state of CONTRIBUTION_STATES)
    expect(mayMove(state, 'DELETED', 'operator')).toBe(state !== 'DELETED');
  expect(AUDIT_MOVES.DELETED).toEqual({});
});

test('SM-07: every other move is refused', () => {
  const moves = Object.values(AUDIT_MOVES).reduce((sum, to) => sum + Object.keys(to).length, 0);
  expect(moves).toBe(18);
  expect(mayMove('SUBMITTED', 'PASSED', 'operator')).toBe(false);
  expect(mayMove('DELETED', 'SUBMITTED', 'author')).toBe(false);
});
