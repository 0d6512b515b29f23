/** English: the source of keys and holes. */
import { account } from './account.ts';
import { first } from './first.ts';
import { rest } from './rest.ts';

export const en = { ...account, ...first, ...rest } as const;
