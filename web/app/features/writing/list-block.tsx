/**
 * A block of writing with an optional title and "view more", as a grid, or as a ranked or separated
 * list (CONT-16).
 */
import type { ContentCard } from '#contract/content/card.ts';
import { DiscoverCard } from './discover-card.tsx';
import { SectionHead } from '../../ui/section-head.tsx';

interface ListBlockProps {
  id: string;
  title?: string;
  more?: string;
  contents: readonly ContentCard[];
  layout?: 'vertical' | 'horizontal';
  ranked?: boolean;
}

export function ListBlock({
  id,
  title,
  more,
  contents,
  layout = 'vertical',
  ranked = false,
}: ListBlockProps) {
  if (contents.length === 0) return null;
  return (
    <section aria-labelledby={title ? id : undefined} className="block">
      {title && <SectionHead id={id} title={title} more={more} />}
      <WritingGrid contents={contents} layout={layout} ranked={ranked} />
    </section>
  );
}

export function WritingGrid({
  contents,
  layout = 'vertical',
  ranked = false,
}: Pick<ListBlockProps, 'contents' | 'layout' | 'ranked'>) {
  return (
    <div className={layout === 'vertical' ? 'grid grid--w' : 'hlist'}>
      {contents.map((content, index) => (
        <DiscoverCard
          key={content.id}
          content={content}
          layout={layout}
          rank={ranked ? index + 1 : undefined}
          eager={index < 2}
        />
      ))}
    </div>
  );
}
