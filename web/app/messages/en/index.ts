/** English: the source of keys and holes. */
import { catalogue } from './catalogue.ts';
import { deal } from './deal.ts';
import { frame } from './frame.ts';
import { house } from './house.ts';
import { price } from './price.ts';

export const en = { ...frame, ...price, ...deal, ...catalogue, ...house } as const;
