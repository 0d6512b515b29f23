/** Drawing a page: its loaders ask calls in process, under the rules of every other caller. */
import { calls } from '#contract/calls.ts';
import type { App, InProcessCaller } from '../app.ts';
import type { Context } from '../context.ts';
import type { PageParts } from './page-parts.ts';
import { turn } from './turn.ts';
import type { Visit } from './visit.ts';

/** Renders the page of a visit; `calls` are those that it asked. */
export async function renderPage(
  parts: Pick<PageParts, 'renderer' | 'assets'>,
  app: App,
  visit: Visit,
  url: string,
) {
  const [renderer, assets] = await Promise.all([parts.renderer(), parts.assets()]);
  const ctx = contextOf(app, visit);
  const caller = app.callerFor(ctx);
  let own: InProcessCaller | undefined;
  const asked = new Set<string>();
  const call = async (name: string, ask: object = {}) => {
    asked.add(name);
    const { who, isPersonal } = calls.get(name as never) ?? {};
    if (who !== 'viewer' && !isPersonal)
      return renderer.dataOf(await caller(name as never, ask as never));
    own ??= app.callerFor({
      ...ctx,
      viewer: visit.token === undefined ? null : await app.viewerOf(ctx, visit.token),
    });
    return renderer.dataOf(await own(name as never, ask as never));
  };
  const [tenant, categories] = await Promise.all([
    call('tenant.base-info'),
    call('category.tops').catch(() => []),
  ]);
  const { lang, theme, cards, isMobilePhone, terminalType, origin, isNamed, declinesTags } = visit;
  const made = await renderer.render({
    url: origin + url,
    assets,
    call,
    turn,
    page: {
      tenant,
      categories,
      lang,
      theme,
      cards,
      isMobilePhone,
      terminalType,
      origin,
      isNamed,
      declinesTags,
      beaconUrl: ctx.config.beaconUrl,
      currentTimeMillis: ctx.now.getTime(),
    },
  });
  // what one visitor was shown is nobody else's
  return { ...made, calls: asked, cacheable: made.cacheable && !own };
}

function contextOf(app: App, { tenant, lang, origin, declinesTags }: Visit): Context {
  const none = async () => {
    throw new Error('A page announces nothing.');
  };
  const ctx = app.contextFor(tenant, 'page');
  return { ...ctx, emit: none, lang, device: { ...ctx.device, origin, declinesTags } };
}
