/** What the words on labels mean. */
export const meaning = {
  'meaning.lowest':
    'We saw no lower price in the {days} days before, including shipping and coupons, and it is really {percent}% or more below usual.',
  'meaning.all-time-low':
    'We have seen no lower price since our records began, at least {days} days ago, including shipping and coupons, and it is really {percent}% or more below usual.',
  'label.also': '{label} (also {date})',
  'meaning.free-shipping': 'The shop ships this offer for free.',
  'meaning.best-seller': 'Among the bestsellers of its category here.',
  'meaning.high-sales': 'Among the bestsellers of the last {days} days here.',
  'meaning.rated': 'Rated {rating} or better, by {reviews} buyers or more.',
  'meaning.flash-sale': 'The shop sells at this price for a short time only.',
  'meaning.mall': 'Sold by the brand itself, or by a shop that the platform vouches for.',
  'meaning.price-reduction': 'The price you pay fell within the last {days} days.',
  'meaning.price-reduction-top': 'Among today’s largest price drops.',
  'meaning.exclusive': 'A price or coupon that only readers of this site get.',
  'meaning.collection': 'Part of a collection on this site.',
  'evidence.seen.full': 'Last seen {time}, local time in {country}.',
} as const;
