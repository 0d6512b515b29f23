/**
 * Both levels of the category menu. A button beside each category shows what is below it: there, on
 * a phone, beside the list on a wide screen, where a pointer shows it too. Arrow keys walk.
 */
import { useEffect, useId, useState } from 'react';
import type { Answer } from '#contract/calls.ts';
import { categoryAddress } from '../../lib/address.ts';
import { EXTRA } from '../../lib/call.ts';
import { browserCaller } from '../../lib/caller.ts';
import { t } from '../../lib/message.ts';
import { useIsMobile } from '../../lib/mobile.ts';
import { page } from '../../lib/page.ts';
import { Icon } from '../../ui/icon/icon.tsx';
import { CategoryLink } from './category-link.tsx';

type Tree = Answer<'category.tree'>;

export function CategoryLevels() {
  const id = useId();
  const { categories } = page();
  const isMobile = useIsMobile();
  const [tree, setTree] = useState<Tree>([]);
  const [chosen, setChosen] = useState<string>();
  // on a wide screen something is always open beside the list
  const open = chosen ?? (isMobile ? undefined : categories[0]?.code);
  useEffect(() => {
    // an extra: the first level is there without it
    browserCaller('category.tree', {}, EXTRA).then(setTree, () => {});
  }, []);
  return (
    <ul className="menu__l menu__l--2" onKeyDown={walk}>
      {categories.map((category) => {
        const below = tree.find(({ code }) => code === category.code)?.children ?? [];
        const isOpen = open === category.code && below.length > 0;
        return (
          <li key={category.id} className={isOpen ? 'is-open' : undefined}>
            <CategoryLink
              category={category}
              onEnter={() => !isMobile && setChosen(category.code)}
            />
            {below.length > 0 && (
              <button
                className="menu__b"
                type="button"
                aria-expanded={isOpen}
                aria-controls={`${id}${category.code}`}
                aria-label={t('nav.categories.in', { name: category.name })}
                onClick={() => setChosen(isOpen && isMobile ? '' : category.code)}
              >
                <Icon name={isMobile ? 'chevron-down' : 'chevron-right'} size={16} />
              </button>
            )}
            {isOpen && (
              <ul className="menu__s" id={`${id}${category.code}`}>
                {below.map((one) => (
                  <li key={one.id}>
                    <CategoryLink category={one} />
                    {!isMobile && <Thirds of={one.children} />}
                  </li>
                ))}
              </ul>
            )}
          </li>
        );
      })}
    </ul>
  );
}

/** On a wide screen there is room for the names of the third level. */
function Thirds({ of }: { of: Tree[number]['children'][number]['children'] }) {
  return (
    <ul className="menu__t">
      {of.map((one) => (
        <li key={one.id}>
          <a href={categoryAddress(one)}>{one.name}</a>
        </li>
      ))}
    </ul>
  );
}

/** Up and down among the links and buttons that are shown, right into what is below, left out of it. */
function walk(event: React.KeyboardEvent<HTMLElement>): void {
  const all = [...event.currentTarget.querySelectorAll<HTMLElement>('a, button')];
  const here = event.target as HTMLElement;
  const top = here.closest('.menu__l > li');
  const below = here.closest('.menu__s');
  const links = all.filter((one) => one.tagName === 'A' && one.closest('.menu__s') === below);
  const at = links.indexOf(here.tagName === 'A' ? here : (top?.querySelector('a') as HTMLElement));
  const to = {
    ArrowDown: links[at + 1],
    ArrowUp: links[at - 1],
    ArrowLeft: below ? top?.querySelector<HTMLElement>('a') : undefined,
  }[event.key as 'ArrowDown'];
  if (event.key === 'ArrowRight' && !below && top) {
    const button = top.querySelector<HTMLElement>('[aria-expanded]');
    if (button?.ariaExpanded === 'false') button.click();
    requestAnimationFrame(() => top.querySelector<HTMLElement>('.menu__s a')?.focus());
  } else if (!to) return;
  to?.focus();
  event.preventDefault();
}
