/** Contexts of work without a request, which nobody is signed in for and no client sent. */
import type { Context } from '../context.ts';

type Given = Pick<Context, 'tenant' | 'db' | 'now' | 'log' | 'emit' | 'config' | 'ports'> & {
  readonly by: number | string;
};

export function jobContext({ by, ...given }: Given): Context {
  return {
    ...given,
    lang: given.tenant.languages[0] ?? 'th',
    viewer: null,
    cookies: [],
    requestId: `job-${by}`,
    idempotencyKey: undefined,
    device: {
      deviceId: undefined,
      platform: 'Job',
      pseudoUserId: undefined,
      address: '',
      userAgent: '',
      origin: '',
      declinesTags: false,
      hasToken: false,
      declinesTracking: false,
    },
  };
}
