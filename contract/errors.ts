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
  'request.cross_site': 403,
  'server.failed': 500,
  'server.not_built': 501,
  'server.busy': 503,
  // domain: HTTP 200, the code stands in the envelope
  'account.unauthorized': 401,
  'account.forbidden': 403,
  'common.not_found': 404,
  'common.invalid': 422,
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
  'price.time.invalid': 422,
  'price.time.order': 422,
} as const;

export type ErrorKey = keyof typeof ERRORS;

/** Keys whose HTTP status is their code; all others answer HTTP 200. */
export function httpStatusOf(key: ErrorKey): number {
  return key.startsWith('request.') || key.startsWith('server.') ? ERRORS[key] : 200;
}

/** A failure of the domain or the transport. Thrown by handlers, turned into an envelope in one place. */
export class Failure extends Error {
  readonly key: ErrorKey;
  /** For 422: path of a field → the key of what is wrong with it. */
  readonly fields: Readonly<Record<string, ErrorKey>> | undefined;
  /** Values for the holes of the sentence. */
  readonly holes: Readonly<Record<string, string | number>>;

  constructor(key: ErrorKey, options: { fields?: Record<string, ErrorKey>; holes?: Record<string, string | number> } = {}) {
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
export function fail(key: ErrorKey, options: { fields?: Record<string, ErrorKey>; holes?: Record<string, string | number> } = {}): Failure {
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
