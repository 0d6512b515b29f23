/**
 * Every failure that a caller can meet, by its stable key, with the numeric code of the envelope
 * (docs/api-conventions.md). The sentences live in `api/src/kernel/messages/` in three languages.
 */
export const ERRORS = {
  // transport: these travel with the same HTTP status
  'request.malformed': 400,
  'request.unknown': 404,
  'request.too_large': 413,
  'request.flood': 429,
  'request.media_type': 415,
  'request.range': 416,
  'request.cross_site': 403,
  'request.wrong_site': 421,
  'request.key_reused': 409,
  'server.failed': 500,
  'server.not_built': 501,
  'server.busy': 503,
  // the client's own: they never travel, but their sentences live with the others (ERR-09, ERR-17,
  // ERR-23)
  'client.page_failed': 0,
  'client.network_timeout': 0,
  'client.encryption_failed': 0,
  'client.decryption_failed': 0,
  'client.copy_failed': 0,
  'client.alert_add_failed': 0,
  'client.alert_update_failed': 0,
  'client.alert_subscribe_failed': 0,
  // domain: HTTP 200, the code is in the envelope
  'account.unauthorized': 401,
  'account.signed_out': 401,
  'account.forbidden': 403,
  'account.suspended': 403,
  'account.password.wrong': 422,
  'account.password.mismatch': 422,
  'account.password.length': 422,
  'account.password.plain': 422,
  'account.password.characters': 422,
  'account.password.common': 422,
  'account.password.exists': 409,
  'account.password.no_receiver': 422,
  'account.locked': 423,
  'account.code.wrong': 422,
  'account.code.expired': 410,
  'account.code.too_soon': 429,
  'account.code.too_many': 429,
  'account.code.not_sent': 503,
  'account.valid_key.invalid': 422,
  'account.phone.invalid': 422,
  'account.email.invalid': 422,
  'account.nickname.length': 422,
  'account.nickname.characters': 422,
  'account.nickname.reserved': 422,
  'account.nickname.taken': 409,
  'account.biography.too_long': 422,
  'account.birthday.invalid': 422,
  'account.receiver.registered': 409,
  'account.receiver.taken': 409,
  'account.receiver.not_yours': 422,
  'account.provider.off': 422,
  'account.provider.refused': 422,
  'account.provider.away': 503,
  'account.user.not_found': 404,
  'secret.unknown': 422,
  'secret.broken': 422,
  'common.not_found': 404,
  'common.invalid': 422,
  'common.conflict': 409,
  'common.limit': 429,
  'field.required': 422,
  'field.type': 422,
  'field.too_short': 422,
  'field.too_long': 422,
  'field.too_small': 422,
  'field.too_large': 422,
  'field.format': 422,
  'field.choice': 422,
  'field.too_many': 422,
  'tenant.unknown': 422,
  'catalog.category.not_found': 404,
  'catalog.brand.not_found': 404,
  'catalog.goods.not_found': 404,
  'content.not_found': 404,
  'content.type.unknown': 422,
  'content.state': 409,
  'content.changed': 409,
  'content.disclosure': 422,
  'content.duplicate': 409,
  'content.links': 422,
  'content.links.none': 422,
  'content.link': 422,
  'content.picture': 422,
  'content.merchant': 403,
  'content.drafts': 429,
  'content.domain_banned': 403,
  'content.limit': 429,
  'vote.own': 403,
  'vote.associate': 403,
  'vote.reason': 422,
  'vote.ended': 410,
  'price.time.invalid': 422,
  'price.time.order': 422,
  'sighting.unknown': 404,
  'sighting.time': 422,
  'sighting.settled': 409,
  'upload.type': 422,
  'upload.size': 422,
  'upload.again': 409,
  'upload.quota': 429,
  'upload.full': 429,
  'coupon.not_found': 404,
  'coupon.ended': 410,
  'ranking.not_found': 404,
  'guide.not_found': 404,
  'interaction.subject': 422,
  'interaction.blocked': 403,
  'follow.self': 422,
  'follow.blocked': 403,
  'block.self': 422,
  'comment.not_found': 404,
  'comment.not_yours': 403,
  'comment.edit_over': 409,
  'comment.too_long': 422,
  'comment.blocked': 403,
  'comment.too_fast': 429,
  'comment.mentions': 422,
  'report.reason.too_short': 422,
  'report.reason.too_long': 422,
  'report.option': 422,
  'report.open': 409,
  'report.self': 422,
  'moderation.entry': 404,
  'moderation.own': 422,
  'alert.limit': 429,
  'alert.too_many_choices': 422,
  'alert.exists': 409,
  'alert.tag_exists': 409,
  'alert.keyword.too_long': 422,
  'alert.empty': 422,
  'alert.not_found': 404,
  'alert.no_email': 422,
  'alert.token': 410,
  'digest.not_found': 404,
  'newsletter.limit': 429,
  'newsletter.token': 410,
  'newsletter.not_found': 404,
  'watch.limit': 429,
  'watch.not_found': 404,
  'watch.target': 422,
  'watch.import': 422,
  'link_wait.limit': 429,
  'link_wait.link': 422,
  'channel.limit': 429,
  'channel.address': 422,
  'channel.exists': 409,
  'channel.not_found': 404,
  'channel.failed': 422,
  'activity.invalid': 404,
  'activity.not_started': 409,
  'activity.over': 410,
  'activity.not_revealed': 409,
  'activity.abnormal': 403,
  'activity.no_chances': 429,
  'activity.sold_out': 410,
  'activity.address_final': 409,
  'activity.address_expired': 410,
  'activity.record.not_found': 404,
  'activity.order.exists': 409,
  'activity.appealed': 409,
  'activity.order.limit': 429,
  'activity.order.budget': 410,
  'activity.order.time': 422,
  'page.not_found': 404,
  'short_link.not_found': 404,
  'short_link.target': 422,
  'api_token.limit': 429,
  'api_token.invalid': 401,
  'api_token.scope': 403,
  'webhook.limit': 429,
  'assistant.limit': 429,
  'assistant.too_long': 422,
  'assistant.offline': 503,
  'assistant.not_found': 404,
} as const;

export type ErrorKey = keyof typeof ERRORS;

/**
 * Holes that a sentence may have beside its words, `{name}`; the thrower fills them
 * (`fail(key, { holes })`).
 */
export const HOLES: Readonly<Partial<Record<ErrorKey, readonly string[]>>> = {
  'account.locked': ['minutes'],
  'account.code.too_soon': ['seconds'],
  'account.biography.too_long': ['max'],
  'upload.size': ['megabytes'],
  'upload.quota': ['megabytes'],
  'upload.full': ['megabytes'],
  'content.links': ['max'],
  'content.limit': ['max'],
  'content.drafts': ['max'],
  'comment.too_long': ['max'],
  'comment.mentions': ['max'],
  'report.reason.too_long': ['max'],
  'alert.keyword.too_long': ['max'],
  'watch.limit': ['max'],
  'link_wait.limit': ['max'],
  'channel.limit': ['max'],
  'sighting.time': ['hours'],
  'api_token.limit': ['max'],
  'webhook.limit': ['max'],
  'api_token.scope': ['scope'],
};

/** Keys whose HTTP status is their code; all others answer HTTP 200. */
export function httpStatusOf(key: ErrorKey): number {
  return key.startsWith('request.') || key.startsWith('server.') ? ERRORS[key] : 200;
}

/**
 * A failure of the domain or the transport. Thrown by handlers, turned into an envelope in one
 * place.
 */
export class Failure extends Error {
  readonly key: ErrorKey;
  /** For 422: path of a field → the key of what is wrong with it. */
  readonly fields: Readonly<Record<string, ErrorKey>> | undefined;
  /** Values for the holes of the sentence. */
  readonly holes: Readonly<Record<string, string | number>>;

  constructor(
    key: ErrorKey,
    options: { fields?: Record<string, ErrorKey>; holes?: Record<string, string | number> } = {},
  ) {
    super(key);
    this.name = 'Failure';
    this.key = key;
    this.fields = options.fields;
    this.holes = options.holes ?? {};
  }

  get code(): number {
    return ERRORS[this.key];
  }
}

/** `throw fail('content.not_found')`. */
export function fail(
  key: ErrorKey,
  options: { fields?: Record<string, ErrorKey>; holes?: Record<string, string | number> } = {},
): Failure {
  return new Failure(key, options);
}

/** The envelope of every answer. */
export interface Envelope<Data = unknown> {
  success: boolean;
  code: number;
  message: string;
  data: Data | null;
  requestId: string;
  errorKey?: ErrorKey;
  fields?: Readonly<Record<string, ErrorKey>>;
}
