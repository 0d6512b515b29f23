/**
 * How often one may ask: per minute and address, or per token, which may ask five times as often.
 * Sent with every answer.
 */
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { Config } from '../../kernel/config.ts';

export const WITH_TOKEN = 5;

/** Counts a request; false when it is one too many, and the answer says when to come back. */
export type Limit = (
  request: FastifyRequest,
  reply: FastifyReply,
  tokenId: number | null,
) => Promise<boolean>;

export function makeLimit(server: FastifyInstance, config: Config): Limit {
  const options = { timeWindow: 60_000, allowList: [] };
  const byAddress = server.createRateLimit({ ...options, max: config.apiRateLimit });
  const tokens = new WeakMap<FastifyRequest, number>();
  const byToken = server.createRateLimit({
    ...options,
    max: config.apiRateLimit * WITH_TOKEN,
    keyGenerator: (request) => `token ${tokens.get(request)}`,
  });
  return async (request, reply, tokenId) => {
    if (tokenId !== null) tokens.set(request, tokenId);
    const counted = await (tokenId === null ? byAddress : byToken)(request);
    if (counted.isAllowed) return true;
    const { max, remaining, ttlInSeconds } = counted;
    reply
      .header('ratelimit-limit', max)
      .header('ratelimit-remaining', remaining)
      .header('ratelimit-reset', ttlInSeconds);
    if (!counted.isExceeded) return true;
    reply.header('retry-after', ttlInSeconds);
    return false;
  };
}
