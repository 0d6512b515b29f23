/** The state of a reported price, in a sentence. */
import type { Sighting } from '#contract/price/sighting.ts';
import { SIGHTING } from '#contract/price/sighting-rule.ts';
import { t } from '../../lib/message.ts';

export function stateWords({
  state,
  setAside,
  confirmedBy,
}: Pick<Sighting, 'state' | 'setAside' | 'confirmedBy'>): string {
  if (state === 'REJECTED') return t('observe.state.rejected');
  if (state === 'CONFIRMED') return t(`observe.state.${confirmedBy ?? 'OPERATOR'}`);
  return setAside === null
    ? t('observe.state.open', { people: SIGHTING.people })
    : t('observe.state.aside');
}
