/** The frame of every activity. */
export const activityFrame = {
  'activity.days': 'days',
  'activity.hours': 'hrs',
  'activity.minutes': 'min',
  'activity.seconds': 'sec',
  'activity.rules': 'Rules',
  'activity.deals': 'Deals people are looking at',
  'activity.held.title': 'Abnormal behavior, unable to claim rewards.',
  'activity.held.text':
    'Your rewards have been held since {time}. Nothing is lost while you object.',
  'activity.held.waiting':
    'We have received your objection. Our team will read it and reply by notification.',
  'activity.held.refused': 'Our team reviewed it again and decided to keep the hold.',
  'activity.held.label': 'Why this is wrong',
  'activity.held.hint': 'One objection per hold. Tell us what happened in your own words.',
  'activity.held.empty': 'Write a few words first.',
  'activity.held.send': 'Send the objection',
} as const;
