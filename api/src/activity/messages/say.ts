/** Sentences of activities that the API says itself. */
import type { ChanceRule } from '#contract/activity/fair/terms.ts';
import type { Language } from '#contract/language.ts';

const RULES: Readonly<Record<ChanceRule['reason'], Readonly<Record<Language, string>>>> = {
  BASE: { th: 'สิทธิ์ประจำวัน', en: 'Every day', id: 'Setiap hari' },
  DAILY_VISIT: { th: 'แวะมาประจำวัน', en: 'Visit once a day', id: 'Mampir sekali sehari' },
  SHARE: {
    th: 'แชร์ให้เพื่อนเปิดดู',
    en: 'A friend opens your link',
    id: 'Bagikan sampai dibuka teman',
  },
  INVITE: {
    th: 'ชวนเพื่อนสมัคร',
    en: 'A friend signs up through your link',
    id: 'Teman mendaftar lewat tautan Anda',
  },
  FOLLOW: { th: 'ติดตามใครสักคน', en: 'Follow someone', id: 'Ikuti seseorang' },
};

/** What to do for a chance. */
export const sayRule = ({ reason }: ChanceRule, lang: Language): string => RULES[reason][lang];
