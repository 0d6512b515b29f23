/**
 * The way to another picture of oneself: choose a file, cut it, send it; or back to the drawn one.
 */
import { useRef, useState } from 'react';
import { UPLOAD_TYPES } from '#contract/media/rules.ts';
import { browserCaller } from '../../lib/caller.ts';
import { t } from '../../lib/message.ts';
import { setViewer } from '../../lib/viewer.ts';
import type { SignedIn } from '../../lib/viewer.ts';
import { Modal } from '../../ui/modal.tsx';
import { toast } from '../../lib/toast.ts';
import { AvatarCrop } from './avatar-crop.tsx';

export function AvatarField({ me }: { me: SignedIn }) {
  const input = useRef<HTMLInputElement>(null);
  const [picture, setPicture] = useState<ImageBitmap>();

  async function choose(file: File | undefined) {
    if (!file) return;
    try {
      if (!UPLOAD_TYPES.IMAGE.includes(file.type)) throw new Error('type');
      setPicture(await createImageBitmap(file));
    } catch {
      toast(t('avatar.unreadable'), 'failed');
    }
    if (input.current) input.current.value = '';
  }
  async function drop() {
    try {
      setViewer(await browserCaller('profile.update', { avatar: '' }));
    } catch {
      // the caller has said why
    }
  }
  return (
    <div className="own__pic-do needs-script">
      <label className="btn btn--line btn--s">
        <input
          ref={input}
          className="sr"
          type="file"
          accept={UPLOAD_TYPES.IMAGE.join(',')}
          onChange={(event) => void choose(event.target.files?.[0])}
        />
        {t('avatar.choose')}
      </label>
      {me.userInfo.avatar !== '' && (
        <button className="btn btn--quiet btn--s" type="button" onClick={() => void drop()}>
          {t('avatar.remove')}
        </button>
      )}
      {picture && (
        <Modal title={t('avatar.title')} onClose={() => setPicture(undefined)}>
          {(close) => <AvatarCrop picture={picture} onDone={close} />}
        </Modal>
      )}
    </div>
  );
}
