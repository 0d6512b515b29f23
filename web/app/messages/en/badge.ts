/** Badges: what they are given for, and how far one is. */
export const badge = {
  'badge.own': 'My badges',
  'badge.on-the-way': 'In progress',
  'badge.got': 'Since {date}',
  'badge.of': '{n} of {goal}',
  'badge.met': '{n} of {goal} done',
  'badge.done': 'Done',
  'badge.not-begun': 'Not started yet',
  'badge.holders': '{n} {n|person has|people have} it. Awarded automatically.',
  'badge.until': 'Until {date}',
  'badge.text': 'Complete {n} {n|task|tasks} to show the {badge} badge on your profile.',
  'badge.text.by-hand': 'Our team awards the {badge} badge.',
  'badge.conditions': 'What to do',
  'badge.sign-in': 'Sign in to start',
} as const;
