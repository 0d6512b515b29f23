/** What an amount is, in Filipino: by what stands before it or right behind it. */
import type { Talk } from '../talk/talk.ts';

export const sums: Talk['sums'] = {
  cap: { before: 'hanggang, max[imum] na', behind: '' },
  least: { before: 'minimum na, kapag (bumili|umabot) [ng]*', behind: 'pataas' },
  off: {
    before: 'bawas [na]*, (discount|diskwento|voucher|code) na',
    behind: 'na (bawas|discount|diskwento), bawas',
  },
  back: { before: '(cashback|balik) na', behind: 'na (cashback|balik), cashback' },
  coins: { before: 'coins [ko]* [na]*', behind: 'coins, na coins' },
  shippingOff: {
    before: '(shipping|sf) (voucher|discount|bawas) na',
    behind: '[na] (bawas|discount|voucher|off) (sa|ng) (shipping|sf), shipping voucher',
  },
  shipping: {
    before: '(shipping|padala) na, sf',
    behind: '[na|yung|ang|for]* (shipping|sf|padala|delivery)',
  },
  budget: { before: 'budget [ko]* [ay|na|lang]*, <not after (pag|kapag|kung)> may', behind: '' },
  each: {
    before: 'tig-, tig, (pcs|pc|piraso) na, pirasong',
    behind: '[ang]* (isa|bawat isa|kada isa)',
  },
};
