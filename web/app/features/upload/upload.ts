/** Sends a picture to its signed address; answers where it is read afterwards. Failures are `CallFailure`, ready to be shown. */
import type { Envelope } from '#contract/errors.ts';
import { browserCaller, CallFailure, dataOf } from '../../lib/caller.ts';
import { t } from '../../lib/message.ts';

export async function uploadPicture(picture: Blob, fileName: string): Promise<string> {
  const { urls } = await browserCaller(
    'upload.presign',
    { kind: 'IMAGE', files: [{ fileName, contentType: picture.type, size: picture.size }] },
    { quiet: true },
  );
  const target = urls[0] as (typeof urls)[number];
  const answer = await fetch(target.url, { method: target.method, body: picture, headers: target.headers, credentials: 'same-origin' }).catch(() => {
    throw new CallFailure(t('error.connection'), 0);
  });
  const envelope = (await answer.json().catch(() => null)) as Envelope | null;
  if (!envelope) throw new CallFailure(t('server.default'), answer.status);
  dataOf(envelope);
  return target.publicUrl;
}
