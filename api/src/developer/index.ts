/**
 * What other people's programs use: tokens, /v1 and its reference. It stands above everything that /v1 shows, and asks the
 * product's own calls for it.
 */
import type { Module } from '../kernel/module.ts';
import { create, end, list } from './token/token.ts';
import { mountV1Reference } from './v1/reference.ts';
import { mountV1 } from './v1/mount.ts';

export { endToken, makeToken, tokensOf } from './token/token.ts';

export const developer: Module = {
  name: 'developer',
  handlers: {
    'api-token.list': list,
    'api-token.create': create,
    'api-token.end': end,
  },
  mount(server, config, app) {
    mountV1(server, config, app);
    mountV1Reference(server, config);
  },
};
