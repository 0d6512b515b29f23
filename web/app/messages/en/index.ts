/** English: the source of keys and holes. */
import { first } from './first.ts';
import { rest } from './rest.ts';

export const en = { ...first, ...rest } as const;
