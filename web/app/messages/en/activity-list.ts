/** The list of activities. */
export const activityList = {
  'activities.text':
    'Lotteries that anybody can check, bonuses and badges. Odds and dates are published beforehand and kept.',
  'activities.open': 'Open now',
  'activities.soon': 'Coming',
  'activities.ended': 'Ended',
  'activities.none': 'No activity is open right now',
  'activities.none.text': 'The next one will be here before it opens.',
  'activities.none.go': 'To the deals',
} as const;
