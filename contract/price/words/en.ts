/** The facts that may be stated about a verdict, in English: the source of keys and holes. */
export const facts = {
  'fact.claim': '{now}, was {was}: the shop claims {percent} off.',
  'fact.no-claim': '{now}: the shop claims no discount.',
  'fact.usual':
    'It sold at {typical} on {days} of the {seen} days we looked between {from} and {to}.',
  'fact.usual.all-along':
    'It sold at {typical} all along: on {days} of the {seen} days we looked between {from} and {to}.',
  'fact.usual.middle':
    'The price varied: the middle of the {seen} days we looked between {from} and {to} is {typical}.',
  'fact.usual.rise': 'Before it rose, it sold at {typical} on {days} of the {seen} days we looked.',
  'fact.usual.rise.middle':
    'Before it rose, the price varied: the middle of the {seen} days we looked is {typical}.',
  'fact.lasting':
    'In the last {window} days it cost this or less on {days} of the {seen} days we looked, first on {from}. This is its usual price by now.',
  'fact.real': 'That is really {percent} off.',
  'fact.real.more': 'It is really {percent} off, more than claimed.',
  'fact.real.none': 'That is no discount.',
  'fact.real.dearer': 'That is {percent} dearer than usual.',
  'fact.below': 'It costs {percent} less than that now.',
  'fact.about': 'It costs about that now.',
  'fact.between': 'What is usual changed in that time, and the price of today lies in between.',
  'fact.raised': 'It was raised to {raised} on {date}, before the discount began on {promo}.',
  'fact.raised.between':
    'It was raised to {raised} between {after} and {date}, before the discount began on {promo}.',
  'fact.raised.same-day': 'It was raised to {raised} on {date}, the very day of the discount.',
  'fact.struck':
    'The crossed-out price was raised to {raised} on {date}; the price itself did not fall.',
  'fact.always':
    'The shop showed a crossed-out price beside about this price on {days} of the last {window} days.',
  'fact.thin': 'We saw its price on {seen} days before that; it takes {needed} to judge.',
  'fact.thin.now': 'We have seen its price on {seen} days; it takes {needed} to say what is usual.',
  'fact.first': 'We have seen it on one day so far: {date}.',
  'fact.once':
    'Only one look saw this price, far below the usual {typical}. We judge it after a second one.',
  'fact.old': 'We last saw it at {now} on {date}. It may be another price now.',
  'fact.repacked':
    'The pack became another size on {date}; prices before that are reckoned for the size of now.',
  'fact.relisted':
    'The listing became another thing on {date}; prices before that are not compared.',
  'fact.cheaper': 'It was cheaper on {date}: {amount}.',
  'fact.earlier': 'It had cost this or less on {days} days in the year before, last on {date}.',
  'fact.former':
    'Earlier in that year it sold at {typical} on {days} of the {seen} days we looked, last on {date}. Against that it is {percent} off.',
  'fact.former.middle':
    'Earlier in that year the price varied: the middle of the {seen} days we looked is {typical}. Against that it is {percent} off.',
  'fact.as-low': 'It is as low as on {date}, not lower.',
} as const;
