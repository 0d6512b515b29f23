/** Pictures in their order: added several at a time, moved, taken out. The first is the cover. */
import { useRef, useState } from 'react';
import type { Image } from '#contract/catalog/card.ts';
import { DRAFT_LIMITS } from '#contract/content/drafting.ts';
import { UPLOAD_TYPES } from '#contract/media/rules.ts';
import { CallFailure } from '../../lib/call.ts';
import { t } from '../../lib/message.ts';
import { Icon } from '../../ui/icon/icon.tsx';
import { toast } from '../../lib/toast.ts';
import { Problem } from '../form/problem.tsx';
import { uploadPicture } from '../upload/upload.ts';

interface PictureListProps {
  images: readonly Image[];
  problem: string | undefined;
  isOptional: boolean;
  onChange: (change: (images: readonly Image[]) => readonly Image[]) => void;
}

export function PictureList({ images, problem, isOptional, onChange }: PictureListProps) {
  const input = useRef<HTMLInputElement>(null);
  const [coming, setComing] = useState(0);
  const left = DRAFT_LIMITS.images - images.length - coming;

  async function add(files: readonly File[]) {
    if (input.current) input.current.value = '';
    const some = files.slice(0, left);
    if (files.length > some.length)
      toast(t('publish.pictures.most', { n: DRAFT_LIMITS.images }), 'failed');
    setComing((count) => count + some.length);
    // one after the other, so that they keep the order they were chosen in
    for (const file of some) {
      try {
        const picture = await sent(file);
        onChange((now) => [...now, picture]);
      } catch (error) {
        toast((error as Error).message, 'failed');
      }
      setComing((count) => count - 1);
    }
  }
  const move = (at: number, by: number) =>
    onChange((now) =>
      now.map((one, place) =>
        place === at ? (now[at + by] as Image) : place === at + by ? (now[at] as Image) : one,
      ),
    );
  return (
    <fieldset className="pub__set">
      <legend className="field__l">
        {t('publish.pictures')}{' '}
        {isOptional && <small className="muted">{t('form.optional')}</small>}
      </legend>
      <ol className="pub__pics">
        {images.map((picture, at) => (
          <Chosen
            key={picture.url}
            picture={picture}
            at={at}
            isLast={at === images.length - 1}
            onMove={(by) => move(at, by)}
            onRemove={() => onChange((now) => now.filter((one) => one.url !== picture.url))}
          />
        ))}
        {left > 0 && (
          <li>
            <label className="pub__add">
              <input
                ref={input}
                className="sr"
                type="file"
                name="pictures"
                multiple
                accept={UPLOAD_TYPES.IMAGE.join(',')}
                onChange={({ target }) => void add([...(target.files ?? [])])}
              />
              <b aria-hidden="true">+</b>
              {t('publish.pictures.add')}
            </label>
          </li>
        )}
      </ol>
      <p role="status" className="field__hint">
        {coming > 0
          ? t('publish.pictures.coming', { n: coming })
          : t('publish.pictures.hint', { n: DRAFT_LIMITS.images })}
      </p>
      <Problem text={problem} />
    </fieldset>
  );
}

interface ChosenProps {
  picture: Image;
  at: number;
  isLast: boolean;
  onMove: (by: number) => void;
  onRemove: () => void;
}

function Chosen({ picture, at, isLast, onMove, onRemove }: ChosenProps) {
  return (
    <li className="pub__pic">
      <img
        src={picture.url}
        alt={t('publish.picture', { n: at + 1 })}
        width={120}
        height={120}
        loading="lazy"
      />
      {at === 0 && <span className="chip">{t('publish.cover')}</span>}
      <div>
        <button
          type="button"
          className="icon-btn"
          aria-label={t('publish.picture.earlier', { n: at + 1 })}
          disabled={at === 0}
          onClick={() => onMove(-1)}
        >
          <Icon name="chevron-left" />
        </button>
        <button
          type="button"
          className="icon-btn"
          aria-label={t('publish.picture.later', { n: at + 1 })}
          disabled={isLast}
          onClick={() => onMove(1)}
        >
          <Icon name="chevron-right" />
        </button>
        <button
          type="button"
          className="icon-btn"
          aria-label={t('publish.picture.remove', { n: at + 1 })}
          onClick={onRemove}
        >
          <Icon name="x" />
        </button>
      </div>
    </li>
  );
}

async function sent(file: File): Promise<Image> {
  let size: { width: number; height: number };
  try {
    if (!UPLOAD_TYPES.IMAGE.includes(file.type)) throw new Error('type');
    const { width, height } = await createImageBitmap(file);
    size = { width, height };
  } catch {
    throw new CallFailure(t('avatar.unreadable'), 0);
  }
  return { url: await uploadPicture(file, file.name), ...size };
}
