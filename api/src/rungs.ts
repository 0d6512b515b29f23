/** The names of the ladder's rungs, lowest first; also those whose module is still to be built. */
export const RUNGS = [
  'kernel', 'tenant', 'account', 'media', 'catalog', 'price', 'goods', 'content', 'coupon', 'ingest', 'ranking', 'interaction', 'message', 'search',
  'alert', 'activity', 'page', 'telemetry', 'assistant', 'admin',
] as const;
