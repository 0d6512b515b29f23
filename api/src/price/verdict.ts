import { fail } from '#contract/errors.ts';
import type { Handler } from '../kernel/module.ts';

export const verdict: Handler<'price.verdict'> = async () => {
  throw fail('server.not_built');
};
