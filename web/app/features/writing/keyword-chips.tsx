/**
 * Keywords as links to their pages; on a tag page a tap replaces the page, elsewhere it is a step
 * forward (CONT-17).
 */
import { useLocation } from 'react-router';
import { distinctWords } from './distinct-words.ts';
import { isTagPage, tagAddress, withQuery } from '../../lib/address.ts';

interface Props {
  keywords: readonly string[];
  /** Of these nothing was written: they lead to what is sold. */
  unwritten?: readonly string[];
  small?: boolean;
  most?: number;
}

/** Each once, whatever its letters' case: both spellings lead to the same page. */
export function KeywordChips({ keywords, unwritten = [], small = false, most = Infinity }: Props) {
  const { pathname } = useLocation();
  if (keywords.length === 0) return null;
  return (
    <p className={small ? 'kw kw--s' : 'kw'}>
      {distinctWords(keywords)
        .slice(0, most)
        .map((keyword) => (
          <a
            key={keyword}
            className="chip"
            href={
              unwritten.includes(keyword) ? withQuery('/search', { keyword }) : tagAddress(keyword)
            }
            data-replace={isTagPage(pathname) ? '' : undefined}
          >
            {keyword}
          </a>
        ))}
    </p>
  );
}

/** Hot keywords, each to where there is something. */
export function HotChips({
  hot,
  most,
}: {
  hot: readonly { keyword: string; isWritten: boolean }[];
  most?: number;
}) {
  const unwritten = hot.filter((one) => !one.isWritten).map((one) => one.keyword);
  return (
    <KeywordChips
      keywords={hot.map((one) => one.keyword)}
      unwritten={unwritten}
      {...(most === undefined ? {} : { most })}
    />
  );
}
