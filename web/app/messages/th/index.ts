import type { Messages } from '../../lib/message.ts';
import { catalogue } from './catalogue.ts';
import { deal } from './deal.ts';
import { frame } from './frame.ts';
import { house } from './house.ts';
import { price } from './price.ts';

export const th: Messages = { ...frame, ...price, ...deal, ...catalogue, ...house };
