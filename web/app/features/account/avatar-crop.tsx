/**
 * A picture becomes an avatar: moved by dragging or by sliders, cut square, sent (PROF-06, UPL-02).
 */
import { useEffect, useRef, useState } from 'react';
import { IMAGE } from '#contract/constants.ts';
import { CallFailure } from '../../lib/call.ts';
import { browserCaller } from '../../lib/caller.ts';
import { t } from '../../lib/message.ts';
import { setViewer } from '../../lib/viewer.ts';
import { toast } from '../../lib/toast.ts';
import { Problem } from '../form/problem.tsx';
import { useAct } from '../form/use-act.ts';
import { dragged, MAX_ZOOM, MIDDLE, squareOf } from '../upload/crop.ts';
import { uploadPicture } from '../upload/upload.ts';

/** Twice what is shown, for screens with small pixels. */
const SIDE = IMAGE.avatar.width * 2;

export function AvatarCrop({ picture, onDone }: { picture: ImageBitmap; onDone: () => void }) {
  const canvas = useRef<HTMLCanvasElement>(null);
  const [crop, setCrop] = useState(MIDDLE);
  const { busy, failed, run } = useAct();
  useEffect(() => {
    const context = canvas.current?.getContext('2d');
    const { left, top, side } = squareOf(picture, crop);
    context?.drawImage(picture, left, top, side, side, 0, 0, SIDE, SIDE);
  }, [picture, crop]);

  const save = () =>
    run(async () => {
      const blob = await new Promise<Blob | null>((resolve) =>
        canvas.current?.toBlob(resolve, 'image/jpeg', 0.92),
      );
      if (!blob) throw new CallFailure(t('avatar.unreadable'), 0);
      setViewer(
        await browserCaller(
          'profile.update',
          { avatar: await uploadPicture(blob, 'avatar.jpg') },
          { quiet: true },
        ),
      );
      toast(t('profile.saved'));
      onDone();
    });
  const slider = (name: 'zoom' | 'x' | 'y', min: number, max: number) => (
    <label className="crop__s">
      <span>{t(`avatar.${name}`)}</span>
      <input
        type="range"
        min={min}
        max={max}
        step="0.01"
        value={crop[name]}
        onChange={(event) => setCrop({ ...crop, [name]: Number(event.target.value) })}
      />
    </label>
  );
  return (
    <div className="crop">
      <canvas
        ref={canvas}
        className="crop__c"
        width={SIDE}
        height={SIDE}
        role="img"
        aria-label={t('avatar.preview')}
        onPointerDown={(event) => event.currentTarget.setPointerCapture(event.pointerId)}
        onPointerMove={(event) => {
          if (event.buttons === 0) return;
          setCrop((now) =>
            dragged(
              picture,
              now,
              { x: event.movementX, y: event.movementY },
              event.currentTarget.clientWidth,
            ),
          );
        }}
      />
      {slider('zoom', 1, MAX_ZOOM)}
      {slider('x', 0, 1)}
      {slider('y', 0, 1)}
      <Problem text={failed?.message} />
      <button
        className="btn btn--ink btn--wide"
        type="button"
        disabled={busy}
        aria-busy={busy}
        onClick={() => void save()}
      >
        {t('avatar.use')}
      </button>
    </div>
  );
}
