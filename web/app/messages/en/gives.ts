/** What a page of somebody’s own gives, before they sign in to it. */
export const gives = {
  'gives.example': 'For example',
  'gives.back': 'Sign in, and you come back to this page.',
  'gives.alerts.title': 'My alerts',
  'gives.alerts.text':
    'Say what you look for. We tell you when a deal fits, and never about discounts that are none.',
  'gives.alerts.example':
    '“Air fryer”, real discounts only: at once on your phone, or one email a day',
  'gives.saved.title': 'Saved',
  'gives.saved.text': 'Everything you saved, on every device, with what its price did since.',
  'gives.saved.example': 'A suitcase you saved on Monday: now 12% cheaper, the lowest in 90 days',
  'gives.likes.title': 'Likes',
  'gives.likes.text': 'All that you liked, in one list.',
  'gives.likes.example': 'A note on headphones that you want to find again',
  'gives.messages.title': 'Notifications',
  'gives.messages.text':
    'Your watched prices, replies to your comments and news of what you follow.',
  'gives.messages.example': 'Your rice cooker reached the price you wait for',
  'gives.ways.title': 'Channels and times',
  'gives.ways.text': 'Choose how alerts reach you, how often, and when never.',
  'gives.ways.example':
    'Price drops on your phone, everything else in one email on Sunday, nothing at night',
  'gives.publish.title': 'Your posts',
  'gives.publish.text':
    'Write a deal or a note. It is saved as you type, and you see what became of it.',
  'gives.publish.example': 'A rice cooker you found: we add its price history and verdict',
  'gives.observe.title': 'Report a price',
  'gives.observe.text': 'Tell us a price that you see at a shop. It counts once others confirm it.',
  'gives.observe.example': 'It is cheaper in your cart than what we show',
  'gives.activity.title': 'Activities',
  'gives.activity.text': 'Your chances, prizes and where they are sent.',
  'gives.activity.example': 'A draw you are in: your numbers, and the proof that it was fair',
  'gives.following.title': 'Following',
  'gives.following.text': 'New posts of the people you follow, the latest first.',
  'gives.following.example': 'A new note by someone whose finds you like',
  'gives.profile.title': 'Your account',
  'gives.profile.text':
    'Your name and picture, passwords, devices, and a copy of all that we store about you.',
  'gives.profile.example': 'Sign out a phone that you no longer have',
} as const;
