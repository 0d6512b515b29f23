/** Likes, collections, follows; users in public. */
export const mark = {
  'mark.like': 'Like',
  'mark.collect': 'Save',
  'mark.collected': 'Saved. Find it under “Saved”.',
  'mark.uncollected': 'No longer saved',
  'mark.follow': 'Follow',
  'mark.followed': 'Following',
  'mark.follow.whom': 'Follow {name}',
} as const;
