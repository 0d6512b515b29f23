/** The facts that may be stated about a verdict, in English: the source of keys and holes. */
export const facts = {
  'fact.claim': '{now}, was {was}: the shop claims {percent} off.',
  'fact.no-claim': '{now}: the shop claims no discount.',
  'fact.usual':
    'It sold at about {typical} on {days} of the {seen} {seen|day|days} we checked between {from} and {to}.',
  'fact.usual.all-along':
    'It sold at about {typical} all along: on {days} of the {seen} {seen|day|days} we checked between {from} and {to}.',
  'fact.usual.middle':
    'The price varied: its median over the {seen} {seen|day|days} we checked between {from} and {to} is {typical}.',
  'fact.usual.rise':
    'Before it rose, it sold at about {typical} on {days} of the {seen} {seen|day|days} we checked.',
  'fact.usual.rise.middle':
    'Before it rose, the price varied: its median over the {seen} {seen|day|days} we checked is {typical}.',
  'fact.lasting':
    'In the last {window} days it cost this or less on {days} of the {seen} {seen|day|days} we checked, first on {from}. So this is now its usual price.',
  'fact.lasting.dearer':
    'In the last {window} days its usual price was {typical}: the median of the {seen} {seen|day|days} we checked.',
  'fact.real': 'The real discount is {percent}.',
  'fact.real.more': 'The real discount is {percent}, more than claimed.',
  'fact.real.none': 'So it is not a discount.',
  'fact.real.dearer': 'That is {percent} more than usual.',
  'fact.below': 'It now costs {percent} less than that.',
  'fact.about': 'It now costs about the same.',
  'fact.between': 'The usual price changed in that time, and today’s price lies in between.',
  'fact.raised': 'It was raised to {raised} on {date}, before the discount began on {promo}.',
  'fact.raised.between':
    'It was raised to {raised} between {after} and {date}, before the discount began on {promo}.',
  'fact.raised.same-day': 'It was raised to {raised} on {date}, the day the discount began.',
  'fact.raised.together':
    'Between {after} and {date} it was raised to {raised}, and the discount began.',
  'fact.raised.during':
    'It was raised to {raised} between {after} and {date}; the discount had been shown since {promo}.',
  'fact.struck':
    'The crossed-out price was raised to {raised} on {date}; the price itself did not fall.',
  'fact.always':
    'The shop showed a crossed-out price next to about this price on {days} of the last {window} days.',
  'fact.thin': 'We saw its price on {seen} {seen|day|days} before that; we need {needed} to judge.',
  'fact.thin.now':
    'We have seen its price on {seen} {seen|day|days}; we need {needed} to know the usual price.',
  'fact.first': 'We have seen it on only one day so far: {date}.',
  'fact.once':
    'We saw this price only once, far below the usual {typical}. We judge it after we see it again.',
  'fact.old': 'We last saw it at {now} on {date}. The price may have changed since.',
  'fact.repacked':
    'The pack size changed on {date}; earlier prices are converted to the current size.',
  'fact.relisted': 'The listing became another product on {date}; earlier prices are not compared.',
  'fact.cheaper': 'It was cheaper on {date}: {amount}.',
  'fact.earlier':
    'It has been this cheap on {days} {days|day|days} in the past year, most recently on {date}.',
  'fact.former':
    'Earlier that year it sold at about {typical} on {days} of the {seen} {seen|day|days} we checked, last on {date}. Compared with that, it is now {percent} off.',
  'fact.former.middle':
    'Earlier that year the price varied: its median over the {seen} {seen|day|days} we checked is {typical}. Compared with that, it is now {percent} off.',
  'fact.as-low': 'It has been this low before, on {date}.',
} as const;
