/**
 * A request of /v1 as its handlers see it: region and language, the product's own calls, whole
 * addresses.
 */
import type { Answer, Ask, CallName } from '#contract/calls.ts';
import { fail, Failure } from '#contract/errors.ts';
import type { ErrorKey } from '#contract/errors.ts';
import type { V1Answer, V1Ask } from '#contract/developer/v1/define.ts';
import type { V1Name, V1Named } from '#contract/developer/v1/calls.ts';
import type { App } from '../../kernel/app.ts';
import type { Context } from '../../kernel/context.ts';
import type { Holder } from '../token/token.ts';

export interface Asking {
  readonly ctx: Context;
  /** Whose token came with it. */
  readonly holder: Holder | null;
  /** What a call answers; what it refuses is refused here too. */
  call<Name extends CallName>(name: Name, ask: Partial<Ask<Name>>): Promise<Answer<Name>>;
  /** The whole address of a path of this site; what is whole already stays. */
  address(path: string): string;
}

export type V1Handler<Name extends V1Name> = (
  asking: Asking,
  ask: V1Ask<V1Named<Name>>,
) => Promise<V1Answer<V1Named<Name>>>;
export type V1Handlers = { readonly [Name in V1Name]: V1Handler<Name> };
type HookName = Extract<V1Name, `v1.webhook${string}`>;
export type V1Hooks = Pick<V1Handlers, HookName>;
type ObserveName = Extract<V1Name, `v1.observ${string}`>;
export type V1Observing = Pick<V1Handlers, ObserveName>;
export type V1Reads = Pick<V1Handlers, Exclude<V1Name, HookName | ObserveName>>;

/**
 * `named`: the region is in the address of the request, so it is in those that are
 * answered.
 */
export function askingOf(
  app: Pick<App, 'callerFor'>,
  ctx: Context,
  holder: Holder | null,
  named: boolean,
): Asking {
  const caller = app.callerFor(ctx);
  return {
    ctx,
    holder,
    async call(name, ask) {
      const envelope = await caller(name, ask);
      if (envelope.success) return envelope.data as Answer<typeof name>;
      throw new Failure(
        envelope.errorKey as ErrorKey,
        envelope.fields ? { fields: { ...envelope.fields } } : {},
      );
    },
    address(path) {
      if (path === '' || /^https?:/.test(path)) return path;
      const url = new URL(path, ctx.device.origin);
      if (named) url.searchParams.set('tenant', ctx.tenant.id);
      return url.href;
    },
  };
}

/** Whose token it is, of calls that are asked with a token alone. */
export function holderIn({ holder }: Asking): Holder {
  if (!holder) throw fail('api_token.invalid');
  return holder;
}
