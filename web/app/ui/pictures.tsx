/** Pictures of a piece, beside one another. */
import type { Image } from '#contract/catalog/card.ts';
import { t } from '../lib/message.ts';
import { COVER } from '../lib/picture.ts';
import { Picture } from './picture.tsx';

export function Pictures({ pictures, title }: { pictures: readonly Image[]; title: string }) {
  if (pictures.length === 0) return null;
  return (
    <div
      className={pictures.length === 1 ? 'pics pics--one' : 'pics'}
      tabIndex={0}
      role="group"
      aria-label={t('writing.pictures', { n: pictures.length })}
    >
      {pictures.map((picture, at) => (
        <Picture
          key={picture.url}
          url={picture.url}
          alt={t('writing.picture', { n: at + 1, title })}
          size={COVER.content}
          eager={at === 0}
        />
      ))}
    </div>
  );
}
