/** Videos: a file plays here; an embed asks nothing of anybody else until it is tapped (AMB-79). */
import type { Video } from '#contract/content/card.ts';
import { t } from '../../lib/message.ts';
import { COVER } from '../../lib/picture.ts';
import { Icon } from '../../ui/icon/icon.tsx';
import { Picture } from '../../ui/picture.tsx';

export function Videos({ videos, title }: { videos: readonly Video[]; title: string }) {
  if (videos.length === 0) return null;
  return (
    <section className="pd__sec" aria-labelledby="videos">
      <h2 id="videos">{title}</h2>
      <div className="videos">
        {videos.map((video) => (
          <figure key={video.id}>
            {video.kind === 'FILE' ? (
              <video controls preload="none" poster={video.cover || undefined} src={video.url} />
            ) : (
              <a className="videos__out" href={video.url} target="_blank" rel="nofollow noopener noreferrer">
                <Picture url={video.cover} size={COVER.content} />
                <span className="btn btn--ink">
                  <Icon name="arrow-up-right" />
                  {t('writing.watch')}
                </span>
              </a>
            )}
            <figcaption>{video.title}</figcaption>
          </figure>
        ))}
      </div>
    </section>
  );
}
