/** For whom a present is; `anyone`: nobody is named. */
export const PERSONS = [
  // a present for a friend who had a baby is for the baby
  'baby',
  'mother',
  'father',
  'partner',
  'girlfriend',
  'boyfriend',
  'grandmother',
  'grandfather',
  'teacher',
  'boss',
  'friend',
  'family',
  // a teenage girl or boy is one first
  'teen',
  'girl',
  'boy',
  'child',
  'woman',
  'man',
  'anyone',
] as const;
export type Person = (typeof PERSONS)[number];
