/**
 * The categories with their pictures, one tap away from anywhere: below the header on a wide screen,
 * a sheet from below on a phone. Opened and closed by the browser itself; the second level comes
 * with the first opening.
 */
import { useState } from 'react';
import type { ComponentType } from 'react';
import { t } from '../../lib/message.ts';
import { page } from '../../lib/page.ts';
import { Icon } from '../../ui/icon/icon.tsx';
import { CategoryLink } from './category-link.tsx';

export const CATEGORY_MENU = 'categories';

/** Opens the menu; `look` is its class. */
export function CategoryButton({ look }: { look: string }) {
  if (page().categories.length === 0) return null;
  return (
    <button
      className={look}
      type="button"
      aria-label={t('nav.categories')}
      popoverTarget={CATEGORY_MENU}
    >
      <Icon name="menu" size={look === 'chip' ? 16 : 20} />
      <span>{t('nav.categories')}</span>
    </button>
  );
}

export function CategoryMenu() {
  const { categories } = page();
  const [Levels, setLevels] = useState<ComponentType>();
  if (categories.length === 0) return null;
  function more() {
    // without it the first level is a list of links
    import('./category-levels.tsx').then(
      (module) => setLevels(() => module.CategoryLevels),
      () => {},
    );
  }
  return (
    <nav
      className="menu"
      id={CATEGORY_MENU}
      popover="auto"
      aria-label={t('nav.categories.menu')}
      onToggle={(event) => event.newState === 'open' && more()}
      onClick={(event) => {
        if ((event.target as Element).closest('a')) event.currentTarget.hidePopover();
      }}
    >
      <div className="menu__h">
        <h2>{t('nav.categories')}</h2>
        <button
          className="icon-btn"
          type="button"
          popoverTarget={CATEGORY_MENU}
          popoverTargetAction="hide"
          aria-label={t('nav.categories.close')}
        >
          <Icon name="x" />
        </button>
      </div>
      {Levels ? (
        <Levels />
      ) : (
        <ul className="menu__l">
          {categories.map((category) => (
            <li key={category.id}>
              <CategoryLink category={category} />
            </li>
          ))}
        </ul>
      )}
      <p className="menu__f">
        <a href="/products">{t('nav.goods.all')}</a>
        <a href="/brands">{t('nav.brands')}</a>
      </p>
    </nav>
  );
}
