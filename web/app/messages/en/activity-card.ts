/** A card of an activity, which home shows too. */
export const activityCard = {
  'activity.card.ended': 'Ended {time}',
  'activity.card.from': 'Opens {time}',
  'activity.card.until': 'Until {time}',
  'activity.ends-in': 'Ends in',
  'activity.opens-in': 'Opens in',
  'activity.state.COMING_SOON': 'Coming soon',
  'activity.state.ENDED': 'Ended',
  'activity.state.REVEALED': 'Ended',
  'activity.state.RUNNING': 'Open now',
  'activity.title': 'Activities',
  'lottery.state.COMING_SOON': 'Coming soon',
  'lottery.state.ENDED': 'Ended, the key opens soon',
  'lottery.state.REVEALED': 'The key is open',
  'lottery.state.RUNNING': 'Drawing now',
} as const;
