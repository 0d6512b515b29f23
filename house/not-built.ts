/**
 * Calls whose module is built later: they answer `server.not_built` (501). The only stubs there may
 * be.
 */
export const NOT_BUILT: readonly string[] = [];
