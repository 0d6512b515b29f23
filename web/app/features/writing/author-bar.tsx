/**
 * The bar of author and actions that sticks below the header (CONT-14): stuck from 56 px on a phone
 * and 70 px on a desktop, looked at 10 ms after the last scroll.
 */
import { useEffect, useRef, useState } from 'react';
import type { ContentDetail } from '#contract/content/content.ts';
import { STICKY } from '#contract/constants.ts';
import { t } from '../../lib/message.ts';
import { fullTime } from '../../lib/when.ts';
import { FollowButton } from '../mark/follow-button.tsx';
import { CollectButton, LikeButton } from '../mark/mark-buttons.tsx';
import { ShareButton } from '../share/share-button.tsx';
import { AuthorName, Avatar, hasPage } from '../user/author.tsx';
import { isStuck } from './stuck.ts';

export function AuthorBar({ content }: { content: ContentDetail }) {
  const bar = useRef<HTMLDivElement>(null);
  const [stuck, setStuck] = useState(false);
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined;
    const look = () =>
      bar.current && setStuck(isStuck(bar.current.getBoundingClientRect().top, window.innerWidth));
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
  const subject = { subjectId: content.id, subjectType: 'CONTENT' } as const;
  return (
    <div ref={bar} className={stuck ? 'authorbar is-stuck' : 'authorbar'}>
      <p className="by">
        <Avatar user={content.author} />
        <span>
          <AuthorName user={content.author} />
          <br />
          <time dateTime={content.updateTime}>
            {t('writing.updated', { time: fullTime(content.updateTime) })}
          </time>
        </span>
        {hasPage(content.author) && <FollowButton user={content.author} small />}
      </p>
      <div className="authorbar__a only-desk">
        <LikeButton subject={subject} count={content.thumbUpCount} />
        <CollectButton subject={subject} count={content.collectCount} />
        <ShareButton title={content.title} subject={subject} />
      </div>
    </div>
  );
}

/**
 * Actions at the thumb of a phone (MD-09); on anything wider they are in the author bar.
 */
export function ActionBar({ content }: { content: ContentDetail }) {
  const subject = { subjectId: content.id, subjectType: 'CONTENT' } as const;
  return (
    <div className="bar bar--even">
      <LikeButton subject={subject} count={content.thumbUpCount} look="bar" />
      <CollectButton subject={subject} count={content.collectCount} look="bar" />
      <ShareButton title={content.title} subject={subject} bare />
    </div>
  );
}
