/**
 * What is wrong, in words: of the keys that a form finds out by itself or that a plain form is sent
 * back with.
 */
import { BIOGRAPHY_MAX } from '#contract/account/rules.ts';
import type { ErrorKey } from '#contract/errors.ts';
import { t } from '../../lib/message.ts';
import type { MessageKey } from '../../lib/message.ts';

const SENTENCES = {
  'field.format': 'problem.format',
  'field.required': 'problem.required',
  'account.phone.invalid': 'problem.phone',
  'account.email.invalid': 'problem.email',
  'account.password.wrong': 'problem.password.wrong',
  'account.password.mismatch': 'problem.password.mismatch',
  'account.password.length': 'problem.password.length',
  'account.password.plain': 'problem.password.plain',
  'account.password.characters': 'problem.password.characters',
  'account.password.common': 'problem.password.common',
  'account.code.wrong': 'problem.code.wrong',
  'account.code.expired': 'problem.code.expired',
  'account.nickname.length': 'problem.nickname.length',
  'account.nickname.characters': 'problem.nickname.characters',
  'account.nickname.reserved': 'problem.nickname.reserved',
  'account.nickname.taken': 'problem.nickname.taken',
  'account.birthday.invalid': 'problem.birthday',
} as const satisfies Partial<Record<ErrorKey, MessageKey>>;

/** A key that a form may find: one that it has a sentence for. */
export type ProblemKey = keyof typeof SENTENCES | 'account.biography.too_long';

export function sentenceOf(key: ProblemKey): string;
export function sentenceOf(key: string): string | undefined;
export function sentenceOf(key: string): string | undefined {
  if (key === 'account.biography.too_long') return t('problem.biography', { max: BIOGRAPHY_MAX });
  const known = SENTENCES[key as keyof typeof SENTENCES];
  return known ? t(known) : undefined;
}
