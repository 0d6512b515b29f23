/** Badges: what they are given for, and how far one is. */
export const badge = {
  'badge.own': 'My badges',
  'badge.on-the-way': 'On the way',
  'badge.got': 'Since {date}',
  'badge.of': '{n} of {goal}',
  'badge.met': '{n} of {goal} done',
  'badge.done': 'Done',
  'badge.not-begun': 'Not begun yet',
  'badge.holders': '{n} {n|person has|people have} it. Checked by rule.',
  'badge.until': 'Until {date}',
  'badge.text': 'Do {n} {n|thing|things} and the badge {badge} is on your profile.',
  'badge.text.by-hand': 'Our team awards the badge {badge}.',
  'badge.conditions': 'What to do',
  'badge.sign-in': 'Sign in to begin',
} as const;
