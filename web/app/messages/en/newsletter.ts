/** Weekly newsletters: asking, confirming, ending, reading. */
export const newsletter = {
  'newsletter.title': 'A weekly newsletter, without an account',
  'newsletter.title.tag': '{tag}, every week by email',
  'newsletter.text':
    'The best deals of the week, on Sunday morning: only those that are still open, by what they really save.',
  'newsletter.text.tag':
    'New deals under this tag, on Sunday morning: only those that are still open, by what they really save.',
  'newsletter.email': 'Email address',
  'newsletter.email.hint': 'We send one link. Nothing more comes until you confirm by it.',
  'newsletter.send': 'Send me the link',
  'newsletter.note':
    'No account, no profile. One click in every mail ends it. An address that is not confirmed within 48 hours is deleted.',
  'newsletter.sent': 'Look into your mailbox: a link that confirms is on its way.',
  'newsletter.sent.note': 'It works for 48 hours. If nothing comes, look into the spam folder.',
  'newsletter.bad': 'This is not an email address.',
  'newsletter.limit': 'Too many were asked for today. Please try again tomorrow.',
  'newsletter.best': 'Or the best deals of all',
  'newsletter.entry': 'Weekly by email, without an account',
  'newsletter.get': 'Get this every week',
  'newsletter.failed.title': 'This link does not work any more',
  'newsletter.failed': 'A link that confirms works for 48 hours. Ask for a new one.',
  'newsletter.failed.end':
    'The newsletter has ended, and this address is deleted. Nothing more comes.',
  'newsletter.again.ask': 'Ask for a newsletter',
  'newsletter.state.WAITING': 'Confirm {name}',
  'newsletter.state.WAITING.text': 'Press the button, and the first one comes on Sunday.',
  'newsletter.state.ON': '{name}: confirmed',
  'newsletter.state.ON.text':
    'It comes every Sunday at 9. Weeks without deals are weeks without mail.',
  'newsletter.state.OFF': '{name}: ended',
  'newsletter.state.OFF.text': 'Nothing more comes. We delete the address in two days.',
  'newsletter.confirm': 'Confirm',
  'newsletter.end': 'End this newsletter',
  'newsletter.undo': 'Undo',
  'newsletter.issue': '{name}: {n} {n|deal|deals} this week',
  'newsletter.issue.text':
    'Deals that were open when the mail left, by what they save on the usual price.',
} as const;
