import type { Translation } from '../translation.ts';
import type { badge as source } from '../en/badge.ts';

export const badge: Translation<typeof source> = {
  'badge.own': 'Lencana saya',
  'badge.on-the-way': 'Sedang dikumpulkan',
  'badge.got': 'Didapat {date}',
  'badge.of': '{n} dari {goal}',
  'badge.met': '{n} dari {goal} syarat',
  'badge.done': 'Selesai',
  'badge.not-begun': 'Belum mulai',
  'badge.holders': '{n} orang sudah punya. Diperiksa otomatis.',
  'badge.until': 'Sampai {date}',
  'badge.text': 'Penuhi {n} syarat dan lencana {badge} tampil di profil Anda.',
  'badge.text.by-hand': 'Tim kami memberikan lencana {badge}.',
  'badge.conditions': 'Yang perlu dilakukan',
  'badge.sign-in': 'Masuk untuk mulai',
};
