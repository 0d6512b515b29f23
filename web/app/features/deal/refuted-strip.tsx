/** Price tags not to believe today: struck claims that the history refutes, beside the good ones. */
import type { Answer } from '#contract/calls.ts';
import { t } from '../../lib/message.ts';
import { SectionHead } from '../../ui/section-head.tsx';
import { MiniCard } from '../goods/mini-card.tsx';

export function RefutedStrip({ goods }: { goods: Answer<'goods.refuted'> }) {
  if (goods.length === 0) return null;
  return (
    <section aria-labelledby="refuted">
      <SectionHead
        id="refuted"
        title={t('home.refuted')}
        more="/how-we-judge"
        moreLabel={t('home.refuted.more')}
      />
      <div className="strip">
        {goods.map((one) => (
          <MiniCard key={one.id} card={one} />
        ))}
      </div>
    </section>
  );
}
