/**
 * The modules of a running Khum, lowest layer first (api/src/layers.ts). A module uses only those
 * below it, and only through their `index.ts`; house tests check it.
 */
import { account } from '#api/account/index.ts';
import { activity } from '#api/activity/index.ts';
import { alert } from '#api/alert/index.ts';
import { assistant } from '#api/assistant/index.ts';
import { catalog } from '#api/catalog/index.ts';
import { content } from '#api/content/index.ts';
import { coupon } from '#api/coupon/index.ts';
import { delivery } from '#api/delivery/index.ts';
import { developer } from '#api/developer/index.ts';
import { goods } from '#api/goods/index.ts';
import { interaction } from '#api/interaction/index.ts';
import { ingest } from '#api/ingest/index.ts';
import type { Module } from '#api/kernel/module.ts';
import { ledger } from '#api/ledger/index.ts';
import { media } from '#api/media/index.ts';
import { message } from '#api/message/index.ts';
import { outbound } from '#api/outbound/index.ts';
import { page } from '#api/page/index.ts';
import { price } from '#api/price/index.ts';
import { ranking } from '#api/ranking/index.ts';
import { search } from '#api/search/index.ts';
import { syndication } from '#api/syndication/index.ts';
import { telemetry } from '#api/telemetry/index.ts';
import { tenant } from '#api/tenant/index.ts';

export const modules: readonly Module[] = [
  tenant,
  delivery,
  account,
  ledger,
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
  alert,
  activity,
  page,
  syndication,
  outbound,
  telemetry,
  developer,
  assistant,
];
