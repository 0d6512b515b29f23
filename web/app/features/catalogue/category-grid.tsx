/** Categories as tiles with a picture, or as chips where there are many. */
import { categoryAddress } from '../../lib/address.ts';
import { t } from '../../lib/message.ts';
import { Picture } from '../../ui/picture.tsx';
import { WholeWords } from '../../ui/whole-words.tsx';

interface CategoryTile {
  id: string;
  code: string;
  slug: string;
  name: string;
  icon: string;
  count?: number;
}

/** `eager`: it is at the top of a page. */
export function CategoryGrid({
  categories,
  eager = false,
}: {
  categories: readonly CategoryTile[];
  eager?: boolean;
}) {
  if (categories.length === 0) return null;
  return (
    <nav aria-label={t('nav.categories')}>
      <ul className="cats">
        {categories.map((category, index) => (
          <li key={category.id}>
            <a className="cat" href={categoryAddress(category)}>
              <span className="cat__pic">
                <Picture
                  url={category.icon}
                  size={{ width: 96, height: 96 }}
                  eager={eager && index < 4}
                />
              </span>
              <span>
                <WholeWords text={category.name} />
              </span>
              {category.count !== undefined && <small className="num">{category.count}</small>}
            </a>
          </li>
        ))}
      </ul>
    </nav>
  );
}

export function CategoryChips({
  categories,
  label,
}: {
  categories: readonly CategoryTile[];
  label: string;
}) {
  if (categories.length === 0) return null;
  return (
    <nav className="chips" aria-label={label}>
      {categories.map((category) => (
        <a key={category.id} className="chip" href={categoryAddress(category)}>
          {category.name}
          {category.count !== undefined && (
            <>
              {' '}
              <small className="num">{category.count}</small>
            </>
          )}
        </a>
      ))}
    </nav>
  );
}
