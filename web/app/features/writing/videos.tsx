/** Videos: a file plays here; an embed asks nothing of anybody else until it is tapped (AMB-79). */
import { useState } from 'react';
import type { Video } from '#contract/content/card.ts';
import { embedOf } from '#contract/media/embed.ts';
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
              <Embed video={video} />
            )}
            <figcaption>{video.title}</figcaption>
          </figure>
        ))}
      </div>
    </section>
  );
}

/**
 * A cover that becomes the player; without script, and where the site is none that may stand here,
 * a link to it.
 */
function Embed({ video }: { video: Video }) {
  const [isOn, setOn] = useState(false);
  const player = embedOf(video.url);
  if (isOn && player)
    return (
      <iframe
        className="videos__frame"
        src={player}
        title={video.title}
        allow="autoplay; encrypted-media; fullscreen; picture-in-picture"
        allowFullScreen
      />
    );
  return (
    <a
      className="videos__out"
      href={video.url}
      target="_blank"
      rel="nofollow noopener noreferrer"
      onClick={(event) => {
        if (!player) return;
        event.preventDefault();
        setOn(true);
      }}
    >
      <Picture url={video.cover} size={COVER.content} />
      <span className="btn btn--ink">
        <Icon name={player ? 'play' : 'arrow-up-right'} />
        {t(player ? 'writing.play' : 'writing.watch')}
        <span className="videos__site">{siteOf(video.url)}</span>
      </span>
    </a>
  );
}

/** Whom a tap asks: named before it. */
function siteOf(address: string): string {
  return URL.canParse(address) ? new URL(address).hostname.replace(/^www\./, '') : '';
}
