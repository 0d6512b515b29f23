/** English as it is typed short, and what has most of a quality by the quality. */
import type { Lexicon } from '../lexicon.ts';

export const shorthand: Lexicon['shorthand'] = {
  'air purifier': `
    (something|anything|smth|sth|thing) (for|against|to (fight|deal with|handle|clear)) [the|
      this|all]* (pm2.5|pm 2.5|pm2,5|haze|smog|smoke outside|dust in the air|air pollution|bad air)
    (pm2.5|pm 2.5|haze|smog) (machine|filter|cleaner|thing|thingy)
  `,
  'not from': 'nothing from',
  you: '<after (do|can|are|would|will|could|did|thank)> u',
  please: 'pls, plz, plss',
  'want to': 'wanna',
  and: 'n <not before {number}>',
  '': '<start> [ok|okay|alright]* (forget it|forget that|forget about it)[.|,]*',
  'with free': 'w free',
  '1 kg': '(a|one) (kilo|kilogram|kg) <before (for|at|is) {number}>',
  '1 litre': '(a|one) litre <before (for|at|is) {number}>',
  '500 g': 'half [a]* kilo <before (for|at|is) {number}>',
  'give me': 'gimme',
  should: 'shud, shld',
  'difference between': 'diff (btw|btwn|bw|between)',
  about: 'abt',
  'right now': 'rn',
  'cabin approved': `
    [can|be|allowed|to]* (bring|take|carry|allowed) [it|them|on|onto|to|up|in|the|a|
      board]* (plane|flight|
      airplane)
    <after (bring|take|carry) (my|the|this) …> (on|onto|in|into) [to|the|a|my]* (
      plane|flight|airplane|cabin)
  `,
  'is the': `
    (can|could|may) (i|we|you) (bring|take|carry) (the|my|this) <before … cabin approved>
  `,
  around: 'ard, arnd',
  expensive: 'exp, expensiv',
  something: 'sth, smth, somethng, sumthing, somthing, smthing',
  with: 'w/, w <before ({number}|{letter}{letter})>, w <before [s$|$|฿|rm|rp|₱|php]{number}>',
  without: 'w/o',
  recommend: 'recomend, reccomend, recommand',
  cheapest: 'cheepest, cheapist, cheapst, chepest',
  cheaper: 'cheeper, cheapr, chepaer',
  first: 'frist, fisrt, firts',
  second: 'secnd, secodn, seconf',
  difference: 'diffrence, diference',
  between: 'betwen, beetween',
  discount: 'discont, dicount',
  compare: 'compair, comapre, comprae',
  'off, min': '<after ({number})> off <before [s$|$|฿|rm|rp|₱|php]{number}>',
  quiet: 'quietest, quieter, most quiet, least noisy',
  soft: 'softest',
  warm: 'warmest',
  fast: 'fastest',
  thin: 'thinnest, slimmest',
  safe: 'safest',
  sturdy: 'sturdiest, toughest',
  durable: 'most durable, longest lasting <not before battery>',
  bright: 'brightest',
  sharp: 'sharpest',
  comfortable: 'most comfortable, comfiest, most comfy',
  waterproof: 'most waterproof',
  breathable: 'most breathable',
  portable: 'most portable',
};
