/** What surrounds every email. */
import type { Language } from '#contract/language.ts';

interface Frame {
  readonly name: string;
  readonly motto: string;
  readonly unsubscribe: string;
  readonly receiver: (address: string) => string;
}

export const FRAME: Readonly<Record<Language, Frame>> = {
  th: {
    name: 'คุ้ม',
    motto: 'รู้ก่อนว่าคุ้มไหม',
    unsubscribe: 'เลิกรับอีเมลนี้',
    receiver: (address) => `ส่งถึง ${address}`,
  },
  en: {
    name: 'Khum',
    motto: 'Know before you buy',
    unsubscribe: 'Stop these emails',
    receiver: (address) => `Sent to ${address}`,
  },
  id: {
    name: 'Khum',
    motto: 'Tahu dulu, sepadan atau tidak',
    unsubscribe: 'Berhenti menerima email ini',
    receiver: (address) => `Dikirim ke ${address}`,
  },
};
