/** Keywords as links to their pages; on a tag page a tap replaces the page, elsewhere it is a step forward (CONT-17). */
import { useLocation } from 'react-router';
import { distinctWords } from './distinct-words.ts';
import { isTagPage, tagAddress } from '../../lib/address.ts';

/** Each once, whatever its letters' case: both spellings lead to the same page. */
export function KeywordChips({ keywords, small = false, most = Infinity }: { keywords: readonly string[]; small?: boolean; most?: number }) {
  const { pathname } = useLocation();
  if (keywords.length === 0) return null;
  return (
    <p className={small ? 'kw kw--s' : 'kw'}>
      {distinctWords(keywords)
        .slice(0, most)
        .map((keyword) => (
          <a key={keyword} className="chip" href={tagAddress(keyword)} data-replace={isTagPage(pathname) ? '' : undefined}>
            {keyword}
          </a>
        ))}
    </p>
  );
}
