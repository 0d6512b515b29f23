/** What a token may do, without schemas: pages show it too. */
export const SCOPES = ['read', 'observe', 'webhooks'] as const;
export type Scope = (typeof SCOPES)[number];
export const TOKENS_MAX = 20;
/**
 * How every token begins: scanners of leaked secrets know it, and nobody takes it for a sign-in.
 */
export const TOKEN_START = 'khum_';
