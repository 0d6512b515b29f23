import { fail } from '#contract/errors.ts';
import type { Handler } from '../kernel/module.ts';

export const statistics: Handler<'price.statistics'> = async () => {
  throw fail('server.not_built');
};
