/** Reading without a connection, and what waits for one (BEY-14). */
export const offline = {
  'offline.title': 'Saved on this device',
  'offline.saved': 'Saved',
  'offline.looked': 'Recently viewed',
  'offline.searches': 'Searches',
  'offline.from':
    'You are offline, and this page is not saved. It opens by itself once you are connected.',
  'offline.from.unreachable':
    'Khum cannot be reached right now, and this page is not saved on this device.',
  'offline.no-script': 'This page needs JavaScript.',
  'offline.saved.none': 'Nothing saved yet',
  'offline.looked.none': 'Nothing viewed yet',
  'offline.searches.none': 'No searches yet',
  'offline.saved.how': 'What you save while you are online can be read here without a connection.',
  'offline.looked.how':
    'What you look at while you are online can be read here without a connection.',
  'offline.note': 'Prices may have changed since. They are updated as soon as you are connected.',
  'offline.page': 'As of {time}',
  'queue.head': 'Waiting to be sent',
  'queue.title': '{n} waiting to be sent',
  'queue.text':
    'You did this offline. It is sent by itself once you are connected; you can close the app.',
  'queue.none': 'Nothing is waiting',
  'queue.none.text': 'Likes and saves made offline wait here until they are sent.',
  'queue.now': 'Try sending now',
  'queue.sent': 'Sent',
  'queue.waiting': '{time} waiting for a connection',
  'queue.cancel': 'Cancel',
  'queue.cancel.what': 'Cancel: {what}',
  'queue.done': 'sent',
  'queue.see': 'View',
  'queue.like.on': 'Like {name}',
  'queue.like.off': 'Unlike {name}',
  'queue.collect.on': 'Save {name}',
  'queue.collect.off': 'Unsave {name}',
  'queue.waits': 'Offline: it will be sent once you are connected.',
  'queue.show': 'View',
} as const;
