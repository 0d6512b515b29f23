/** Categories as a row of chips that scrolls on a phone. */
import type { Category } from '#contract/catalog/category.ts';
import { t } from '../../lib/message.ts';

export function CategoryLinks({
  categories,
  hrefOf,
  active,
}: {
  categories: readonly Category[];
  hrefOf: (category: Category) => string;
  active?: string;
}) {
  if (categories.length === 0) return null;
  return (
    <nav className="chips" aria-label={t('nav.categories')}>
      {categories.map((category) => (
        <a
          key={category.code}
          className="chip"
          href={hrefOf(category)}
          aria-current={category.code === active ? 'true' : undefined}
        >
          {category.name}
        </a>
      ))}
    </nav>
  );
}
