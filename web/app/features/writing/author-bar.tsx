/**
 * The bar of author and actions that sticks below the header (CONT-14): stuck from 56 px on a phone and 70 px on a
 * desktop, looked at 10 ms after the last scroll.
 */
import { useEffect, useRef, useState } from 'react';
import type { ContentDetail } from '#contract/content/content.ts';
import { STICKY } from '#contract/constants.ts';
import { withQuery } from '../../lib/address.ts';
import { t } from '../../lib/message.ts';
import { fullTime } from '../../lib/when.ts';
import { Icon } from '../../ui/icon/icon.tsx';
import { ShareButton } from '../share/share-button.tsx';
import { AuthorName, Avatar } from './author.tsx';
import { isStuck } from './stuck.ts';

export function AuthorBar({ content, address }: { content: ContentDetail; address: string }) {
  const bar = useRef<HTMLDivElement>(null);
  const [stuck, setStuck] = useState(false);
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined;
    const look = () => bar.current && setStuck(isStuck(bar.current.getBoundingClientRect().top, window.innerWidth));
    const later = () => {
      clearTimeout(timer);
      timer = setTimeout(look, STICKY.scrollWaitMs);
    };
    look();
    window.addEventListener('scroll', later, { passive: true });
    window.addEventListener('resize', later);
    return () => {
      clearTimeout(timer);
      window.removeEventListener('scroll', later);
      window.removeEventListener('resize', later);
    };
  }, []);
  const login = withQuery('/login', { next: address });
  return (
    <div ref={bar} className={stuck ? 'authorbar is-stuck' : 'authorbar'}>
      <p className="by">
        <Avatar user={content.author} />
        <span>
          <AuthorName user={content.author} />
          <br />
          <time dateTime={content.updateTime}>{t('writing.updated', { time: fullTime(content.updateTime) })}</time>
        </span>
      </p>
      <div className="authorbar__a">
        <a className="btn btn--quiet" href={login} aria-label={t('writing.like', { n: content.thumbUpCount })} rel="nofollow">
          <Icon name="thumbs-up" />
          <span className="num">{content.thumbUpCount}</span>
        </a>
        <a className="btn btn--quiet" href={login} aria-label={t('writing.collect', { n: content.collectCount })} rel="nofollow">
          <Icon name="bookmark" />
          <span className="num">{content.collectCount}</span>
        </a>
        <ShareButton title={content.title} />
      </div>
    </div>
  );
}
