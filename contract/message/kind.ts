/** The words of messages (section 3; row MSG-02). */

export const NOTIFICATION_TYPES = [
  'notice',
  'community_security',
  'comment',
  'follow',
  'like',
] as const;
export type NotificationType = (typeof NOTIFICATION_TYPES)[number];
/** Those the system writes; the others come from users. */
export const SYSTEM_TYPES: readonly NotificationType[] = ['notice', 'community_security'];
