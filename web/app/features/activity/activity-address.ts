/** Where an activity is. */
import type { ActivityCard } from '#contract/activity/activity.ts';

export const activityAddress = ({ type, id }: Pick<ActivityCard, 'type' | 'id'>): string =>
  `/activity/${type.toLowerCase()}/${id}`;
