/** Browsers, through their push services (RFC 8030, 8188, 8291, 8292). */
import webPush from 'web-push';
import { askOutside } from '../../../kernel/outside.ts';
import { outcomeOf } from '../outcome.ts';
import { subjectOf, vapidKey } from '../vapid.ts';
import type { Carrier } from './carrier.ts';

const LIFE_S = 86_400;

export const webPushCarrier: Carrier = {
  // of two with one topic the service keeps the later
  isRecognised: true,
  async send(ctx, { address, p256dh, auth }, { id, title, text, url, tag, lang }, reach) {
    const { publicKey, privateKey } = await vapidKey(ctx);
    const { headers, body } = webPush.generateRequestDetails(
      { endpoint: address, keys: { p256dh: p256dh ?? '', auth: auth ?? '' } },
      // what a service worker reads: web/public/sw.js
      JSON.stringify({ title, body: text, url, tag, lang }),
      {
        vapidDetails: { subject: subjectOf(ctx), publicKey, privateKey },
        TTL: LIFE_S,
        topic: id.replaceAll('-', ''),
      },
    );
    const posted = await askOutside(
      address,
      { headers: headers as Record<string, string>, body: body as Buffer },
      reach,
    );
    if (posted.status === 404 || posted.status === 410)
      return { how: 'ended', problem: { what: 'GONE', status: posted.status } };
    return outcomeOf(posted);
  },
};
