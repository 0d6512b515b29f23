/** Keywords as links to their pages; on a tag page a tap replaces the page, elsewhere it is a step forward (CONT-17). */
import { useLocation } from 'react-router';
import { isTagPage, tagAddress } from '../../lib/address.ts';

export function KeywordChips({ keywords, small = false }: { keywords: readonly string[]; small?: boolean }) {
  const { pathname } = useLocation();
  if (keywords.length === 0) return null;
  return (
    <p className={small ? 'kw kw--s' : 'kw'}>
      {keywords.map((keyword) => (
        <a key={keyword} className="chip" href={tagAddress(keyword)} data-replace={isTagPage(pathname) ? '' : undefined}>
          {keyword}
        </a>
      ))}
    </p>
  );
}
