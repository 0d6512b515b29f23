/** What an amount is, in Malay: by what stands before it or right behind it. */
import { NO_TALK } from '../talk/talk.ts';
import type { Talk } from '../talk/talk.ts';

export const sums: Talk['sums'] = {
  ...NO_TALK.sums,
  cap: { before: 'had [diskaun]*, tak lebih', behind: '' },
  least: { before: 'pembelian minimum [rm]*, belian minimum', behind: 'ke atas' },
  off: { before: '(diskaun|baucar|kupon|kod) [bernilai]*, tolak, jimat', behind: 'diskaun' },
  back: {
    before: '(pulangan tunai|cashback|syiling balik)',
    behind: '(pulangan tunai|cashback)',
  },
  coins: { before: '[guna|tolak|tebus]* syiling [bernilai]*', behind: 'syiling' },
  shippingOff: {
    before: '(baucar|diskaun|potongan) (pos|penghantaran) [bernilai]*',
    behind: '(diskaun|potongan) (pos|penghantaran)',
  },
  shipping: { before: '(pos|penghantaran|kos penghantaran)', behind: '(pos|penghantaran)' },
  budget: { before: 'bajet [saya|aku]* [dalam|cuma]*', behind: '' },
  each: {
    before: 'sebiji, sehelai, satu-satu, seunit, sekeping',
    behind: '(sebiji|sehelai|satu|seunit)',
  },
};
