/**
 * A card's picture grows into that of its page (a shared element of a view transition), where the
 * browser can and nobody asked for less motion.
 */
const GOING = 'is-going';
const CARD = '.card, .hcard, .mini, .rank, .lead';

/** Whether the way of a link shows it; marks the picture that grows. */
export function growPicture(anchor: Element): boolean {
  for (const one of document.querySelectorAll(`.${GOING}`)) one.classList.remove(GOING);
  if (
    !('startViewTransition' in document) ||
    matchMedia('(prefers-reduced-motion: reduce)').matches ||
    // there is one picture of that name, and this page has it
    document.querySelector('.gal__main, .art__cover') !== null
  )
    return false;
  const picture = anchor.closest(CARD)?.querySelector('.card__pic:has(img)');
  if (!picture) return false;
  const { top, bottom } = picture.getBoundingClientRect();
  if (bottom < 0 || top > innerHeight) return false;
  picture.classList.add(GOING);
  return true;
}
