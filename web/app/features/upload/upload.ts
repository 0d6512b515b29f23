/**
 * Sends a picture to its signed address; answers where it is read afterwards. Failures are
 * `CallFailure`, ready to be shown.
 */
import type { Envelope } from '#contract/errors.ts';
import { CallFailure, dataOf } from '../../lib/call.ts';
import { browserCaller, unreached } from '../../lib/caller.ts';
import { t } from '../../lib/message.ts';

export async function uploadPicture(picture: Blob, fileName: string): Promise<string> {
  const { urls } = await browserCaller(
    'upload.presign',
    { kind: 'IMAGE', files: [{ fileName, contentType: picture.type, size: picture.size }] },
    { quiet: true },
  );
  const target = urls[0] as (typeof urls)[number];
  const answer = await fetch(target.url, {
    method: target.method,
    body: picture,
    headers: target.headers,
    credentials: 'same-origin',
  }).catch(() => {
    throw unreached();
  });
  if (isElsewhere(target.url)) {
    await settle(answer, target.publicUrl);
    return target.publicUrl;
  }
  const envelope = (await answer.json().catch(() => null)) as Envelope | null;
  if (!envelope) throw new CallFailure(t('server.default'), answer.status);
  dataOf(envelope);
  return target.publicUrl;
}

/**
 * Storage takes bytes as they are and says nothing of them; the site judges them when it is first
 * asked for the picture.
 */
async function settle(answer: Response, publicUrl: string): Promise<void> {
  if (!answer.ok) throw new CallFailure(t('server.default'), answer.status);
  const judged = await fetch(publicUrl, { method: 'HEAD' }).catch(() => {
    throw unreached();
  });
  if (!judged.ok)
    throw new CallFailure(
      t(judged.status === 404 ? 'avatar.unreadable' : 'server.default'),
      judged.status,
    );
}

function isElsewhere(url: string): boolean {
  return new URL(url, location.href).origin !== location.origin;
}
