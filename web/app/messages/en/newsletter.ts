/** Weekly newsletters: asking, confirming, ending, reading. */
export const newsletter = {
  'newsletter.title': 'A weekly newsletter, without an account',
  'newsletter.title.tag': '{tag}, every week by email',
  'newsletter.text':
    'The best deals of the week, on Sunday morning: only those still open, biggest real discount first.',
  'newsletter.text.tag':
    'New deals under this tag, on Sunday morning: only those still open, biggest real discount first.',
  'newsletter.email': 'Email address',
  'newsletter.email.hint': 'We’ll send you one link, and nothing else until you confirm.',
  'newsletter.send': 'Send me the link',
  'newsletter.note':
    'No account, no profile. Unsubscribe with one click in any email. An address that is not confirmed within 48 hours is deleted.',
  'newsletter.sent': 'Check your inbox: a confirmation link is on its way.',
  'newsletter.sent.note': 'It is valid for 48 hours. If you don’t see it, check your spam folder.',
  'newsletter.bad': 'This is not an email address.',
  'newsletter.limit': 'Too many requests today. Please try again tomorrow.',
  'newsletter.best': 'Or get the best deals overall',
  'newsletter.entry': 'Weekly by email, without an account',
  'newsletter.get': 'Get this every week',
  'newsletter.failed.title': 'This link is no longer valid',
  'newsletter.failed': 'Confirmation links are valid for 48 hours. Request a new one.',
  'newsletter.failed.end':
    'You are unsubscribed, and this address has been deleted. You won’t get any more emails.',
  'newsletter.again.ask': 'Request a newsletter',
  'newsletter.state.WAITING': 'Confirm {name}',
  'newsletter.state.WAITING.text': 'Press the button to get the first one on Sunday.',
  'newsletter.state.ON': '{name}: confirmed',
  'newsletter.state.ON.text': 'You get it every Sunday at 9. No deals, no email.',
  'newsletter.state.OFF': '{name}: unsubscribed',
  'newsletter.state.OFF.text': 'You won’t get any more. We delete the address in two days.',
  'newsletter.confirm': 'Confirm',
  'newsletter.end': 'Unsubscribe',
  'newsletter.undo': 'Undo',
  'newsletter.issue': '{name}: {n} {n|deal|deals} this week',
  'newsletter.issue.text':
    'Deals that were open when this email was sent, biggest real discount first.',
} as const;
