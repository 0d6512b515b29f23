/**
 * Calls whose module is built later: they answer `server.not_built` (501). The only stubs there may
 * be.
 */
export const NOT_BUILT: readonly string[] = [
  'activity.detail',
  'activity.pages',
  'activity.share-prereport',
  'bonus-order.create',
  'bonus-order.pages',
  'lottery.awards',
  'lottery.draw',
  'lottery.draw-proof',
  'lottery.fairness',
  'lottery.last-address',
  'lottery.remaining-chances',
  'lottery.results',
  'lottery.send-address',
  'lottery.user-info',
  'lottery.user-prizes',
  'payee.current',
  'payee.save',
];
