/**
 * What is stored of people, shown on /data-kept (BEY-27). Every table that names a person or a device
 * is under one heading; a house test fails for one that does not.
 */

/** Days after which what can be old is gone. */
export const RETENTION_DAYS = {
  visits: 90,
  letters: 90,
  sessions: 365,
  voters: 7,
  exports: 2,
} as const;

export const INVENTORY = {
  account: ['account_private', 'account_provider', 'account_group_member', 'profile_change'],
  signin: ['session', 'account_device', 'verification', 'login_guard'],
  writing: [
    'content',
    'contribution',
    'comment',
    'upload',
    'moderation',
    'moderation_flag',
    'report',
    'price_report',
    'price_sighting',
    'twin_report',
  ],
  marks: [
    'price_watch',
    'watch_default',
    'watch_list',
    'watch_reminder',
    'link_wait',
    'alert_feed',
    'deal_alert',
    'alert_fire',
    'mark',
    'mark_gone',
    'deal_vote',
    'deal_end_vote',
    'coupon_vote',
  ],
  messages: [
    'message',
    'message_preference',
    'quiet_hours',
    'ring_day',
    'mail_told',
    'mail_wait',
    'digest',
    'channel',
    'channel_link',
    'channel_month',
    'letter',
    'suppressed_receiver',
  ],
  activities: [
    'lottery_draw',
    'award',
    'last_address',
    'share_visit',
    'activity_entrant',
    'risk_flag',
    'bonus_order',
    'payee',
    'badge_award',
  ],
  newsletters: ['newsletter', 'newsletter_ask'],
  visits: ['telemetry_event', 'device_print', 'click', 'click_address'],
  assistant: ['conversation', 'question_count'],
  programs: ['api_token', 'webhook', 'data_export', 'used_key'],
} as const;
export type InventoryKey = keyof typeof INVENTORY;
export const INVENTORY_KEYS = Object.keys(INVENTORY) as InventoryKey[];
