import { COVER } from '../lib/picture.ts';
import { Picture } from './picture.tsx';

/** The picture above what is read: whole, whatever its shape, on what it is made of itself. */
export function Cover({ url }: { url: string }) {
  const shown = '(max-width: 767px) 100vw, 760px';
  return (
    <div className="art__cover">
      <Picture url={url} size={COVER.content} shown={shown} eager />
      <Picture url={url} size={COVER.content} shown={shown} eager />
    </div>
  );
}
