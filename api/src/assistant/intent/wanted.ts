/** What each want is answered with, or how it is said in words that the rules know. */
import type { About, Warning } from '../../lexicon/index.ts';
import type { Want } from '../learned/wants.ts';
import type { Question } from './question.ts';

type Fixed = Pick<Question, 'kind' | 'about' | 'warning'>;
const about = (...abouts: About[]): Fixed => ({ kind: 'ABOUT', about: abouts });
const service = (...abouts: About[]): Fixed => ({ kind: 'SERVICE', about: abouts });
const warning = (one: Warning): Fixed => ({ kind: 'WARNING', warning: one });

/** What is answered whatever is named. */
export const FIXED: { readonly [One in Want]?: Fixed } = {
  hello: { kind: 'HELLO' },
  thanks: { kind: 'THANKS' },
  fine: { kind: 'FINE' },
  anger: { kind: 'CALM' },
  chat: { kind: 'CHAT' },
  outside: { kind: 'OUTSIDE' },
  injected: about('injected'),
  task: about('task'),
  earns: { kind: 'TRUST', about: ['earns'] },
  person: about('person'),
  shop: service('paid'),
  free: about('free'),
  sources: about('sources'),
  judged: about('judged'),
  activities: about('activities'),
  official: about('official'),
  regions: about('regions'),
  privacy: about('privacy'),
  mistake: about('mistake'),
  proposal: about('proposal'),
  channels: about('channels'),
  stopped: about('stopped'),
  returns: service('returns'),
  order: { kind: 'SERVICE' },
  paid: service('paid'),
  delivered: service('delivered'),
  coins: about('coins'),
  stack: { kind: 'STACKING' },
  sum: { kind: 'UNREAD' },
  offers: { kind: 'UNREAD' },
  packs: { kind: 'UNREAD_PACKS' },
  infant: warning('infant'),
  pregnancy: warning('pregnancy'),
  medicine: warning('medicine'),
  slimming: warning('slimming'),
  expired: warning('expired'),
  charging: warning('charging'),
  electricity: warning('electricity'),
  carrier: warning('carrier'),
  law: warning('law'),
  scam: warning('scam'),
  scammed: warning('scammed'),
  danger: warning('danger'),
};

/** The same want in words that the rules know; `it` is what it names, or what was shown. */
export const SENTENCES: {
  readonly [One in Want]?: (it: string, amount: string | undefined) => string;
} = {
  more: () => 'show me more',
  cheaper: () => 'anything cheaper?',
  better: () => 'anything more expensive?',
  cheapest: (it) => `which ${oneOf(it)} is the cheapest?`,
  rated: (it) => `which ${oneOf(it)} has the best rating?`,
  sold: (it) => `the best selling ${oneOf(it)}`,
  differ: () => 'what is the difference between the first two?',
  'why-dearer': () => 'what is the difference between the first two?',
  alert: (it, amount) =>
    amount === undefined
      ? `tell me when ${it} gets cheaper`
      : `tell me when ${it} falls below ${amount}`,
  lowest: (it) => `what was the lowest price of ${it}?`,
  moved: (it) => `how has the price of ${it} changed?`,
  wait: (it) => `should I buy ${it} now or wait?`,
  fair: (it, amount) =>
    amount === undefined
      ? `is that a good price for ${it}?`
      : `is ${amount} a good price for ${it}?`,
  real: (it) => `is the discount of ${it} real?`,
  shipping: (it) => `is shipping free for ${it}?`,
  seller: (it) => `who sells ${it}?`,
  stock: (it) => `is ${it} in stock?`,
  coupons: (it) => `any coupons for ${it}?`,
  biggest: () => 'biggest discounts today',
  flash: () => 'what is on sale now?',
  'sale-days': () => 'when is the next sale?',
};
const oneOf = (it: string): string => (it === 'it' ? 'one' : it);
/** Asked of all that is sold. */
export const OF_ALL: readonly Want[] = ['biggest', 'flash', 'sale-days'];
/** After an alert another amount is that of the alert. */
export const BUDGETS: readonly Want[] = ['budget', 'alert-change'];
