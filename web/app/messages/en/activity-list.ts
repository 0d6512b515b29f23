/** The list of activities. */
export const activityList = {
  'activities.text':
    'Lotteries that anyone can verify, bonuses and badges. Odds and dates are published in advance and never change.',
  'activities.open': 'Open now',
  'activities.soon': 'Coming soon',
  'activities.ended': 'Ended',
  'activities.none': 'No activity is open right now',
  'activities.none.text': 'The next one will be here before it opens.',
  'activities.none.go': 'See deals',
} as const;
