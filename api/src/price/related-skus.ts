import { fail } from '#contract/errors.ts';
import type { Handler } from '../kernel/module.ts';

export const relatedSkus: Handler<'price.related-skus'> = async () => {
  throw fail('server.not_built');
};
