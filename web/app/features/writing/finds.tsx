/**
 * New finds of shoppers. Nothing but deals and writing: home, which shows the first of them, does
 * without the cards of products.
 */
import type { Answer } from '#contract/calls.ts';
import { t } from '../../lib/message.ts';
import { DealCard } from '../deal/deal-card.tsx';
import { DiscoverCard } from './discover-card.tsx';
import { SectionHead } from '../../ui/section-head.tsx';

type Find = Answer<'content.finds'>['content'][number];

export function FindsBlock({ finds }: { finds: readonly Find[] }) {
  if (finds.length === 0) return null;
  return (
    <section aria-labelledby="finds" className="block">
      <SectionHead id="finds" title={t('finds.title')} more="/discover?tab=new" />
      <FindsGrid finds={finds} />
    </section>
  );
}

export function FindsGrid({
  finds,
  isFirst = false,
}: {
  finds: readonly Find[];
  isFirst?: boolean;
}) {
  return (
    <div className="grid grid--w">
      {finds.map((find, at) => {
        const eager = isFirst && at < 2;
        return 'author' in find ? (
          <DiscoverCard key={find.id} content={find} eager={eager} />
        ) : (
          <DealCard key={find.id} deal={find} eager={eager} />
        );
      })}
    </div>
  );
}
