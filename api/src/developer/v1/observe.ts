/** Prices that people see at shops, reported by a program of theirs (BEY-19). */
import type { Sighting } from '#contract/price/sighting.ts';
import { pageOf } from '../../kernel/paging.ts';
import {
  listSightings,
  showSighting,
  submitSighting,
  withdrawSighting,
} from '../../price/index.ts';
import { holderIn } from './ask.ts';
import type { Asking, V1Observing } from './ask.ts';
import { goodsPath, itemsOf } from './show.ts';

export const observing: V1Observing = {
  'v1.observations': async (asking, ask) => {
    const list = await listSightings(asking.ctx, holderIn(asking).accountId, pageOf(ask));
    return {
      ...itemsOf(list, ask),
      items: list.content.map((one) => showObservation(asking, one)),
    };
  },
  'v1.observe': async (asking, reported) => {
    const { row, known } = await submitSighting(asking.ctx, holderIn(asking), reported);
    return { ...showObservation(asking, showSighting(asking.ctx, row)), known };
  },
  'v1.observation-take-back': async (asking, { id }) => {
    await withdrawSighting(asking.ctx, holderIn(asking).accountId, id);
    return { done: true };
  },
};

function showObservation(asking: Asking, one: Sighting) {
  const { goodsCode, goodsName, currencyCode, seenTime, createTime, settledTime: _, ...rest } = one;
  return {
    ...rest,
    source: 'COMMUNITY' as const,
    goodsCode,
    name: goodsName,
    currency: currencyCode,
    seenAt: seenTime,
    createdAt: createTime,
    url: asking.address(goodsPath(goodsCode)),
  };
}
