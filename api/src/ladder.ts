/**
 * The ladder: the one ordered list of modules. A module uses only those below it (earlier in
 * `rungs.ts`), and only through their door, `index.ts`. The house tests hold everybody to it.
 */
import { account } from './account/index.ts';
import { assistant } from './assistant/index.ts';
import { catalog } from './catalog/index.ts';
import { content } from './content/index.ts';
import { coupon } from './coupon/index.ts';
import { delivery } from './delivery/index.ts';
import { developer } from './developer/index.ts';
import { goods } from './goods/index.ts';
import { interaction } from './interaction/index.ts';
import { ingest } from './ingest/index.ts';
import type { Module } from './kernel/module.ts';
import { media } from './media/index.ts';
import { message } from './message/index.ts';
import { outbound } from './outbound/index.ts';
import { page } from './page/index.ts';
import { price } from './price/index.ts';
import { ranking } from './ranking/index.ts';
import { search } from './search/index.ts';
import { syndication } from './syndication/index.ts';
import { telemetry } from './telemetry/index.ts';
import { tenant } from './tenant/index.ts';

export const modules: readonly Module[] = [
  tenant,
  delivery,
  account,
  media,
  catalog,
  price,
  goods,
  coupon,
  content,
  ingest,
  ranking,
  interaction,
  message,
  search,
  page,
  syndication,
  outbound,
  telemetry,
  developer,
  assistant,
];
