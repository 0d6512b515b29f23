/**
 * The page renderer: a request in, complete HTML out. It runs in the API's process and reaches the
 * API through the caller it is given; it knows nothing else of it. What it answers is the same for
 * every visitor of a tenant and language, so the server may keep the bytes.
 */
import { renderToString } from 'react-dom/server';
import {
  createStaticHandler,
  createStaticRouter,
  RouterContextProvider,
  StaticRouterProvider,
} from 'react-router';
import type { StaticHandlerContext } from 'react-router';
import type { Language } from '#contract/language.ts';
import { duringVisit } from './during-visit.ts';
import { callerContext } from './lib/call.ts';
import type { Caller } from './lib/call.ts';
import { t } from './lib/message.ts';
import type { Messages } from './lib/message.ts';
import type { PageContext } from './lib/page.ts';
import { moduleOf } from './lib/route.ts';
import type { Head, PageHandle } from './lib/route.ts';
import { en } from './messages/en/index.ts';
import { id } from './messages/id/index.ts';
import { th } from './messages/th/index.ts';
import { routes } from './routes.ts';
import { documentOf } from './shell.ts';
import type { Assets } from './shell.ts';

export { CallFailure, dataOf } from './lib/call.ts';

const languages: Readonly<Record<Language, Messages>> = { th, en, id };
const handler = createStaticHandler(routes);

export interface PageAnswer {
  status: number;
  html: string;
  /** Set when the answer is a redirect. */
  location?: string;
  cacheable: boolean;
}

export interface PageRequest {
  url: string;
  page: PageContext;
  call: Caller;
  assets: Assets;
  /** Fulfilled when the page may be drawn, which holds the process. */
  turn: () => Promise<void>;
}

/** Renders one address. Redirects and thrown answers come back as such; a crash throws. */
export function render(request: PageRequest): Promise<PageAnswer> {
  const { page } = request;
  return duringVisit({ page, messages: languages[page.lang] }, () => rendered(request));
}

async function rendered({ url, page, call, assets, turn }: PageRequest): Promise<PageAnswer> {
  const requestContext = new RouterContextProvider();
  requestContext.set(callerContext, call);
  const context = await handler.query(new Request(url), { requestContext });
  if (context instanceof Response) {
    return {
      status: context.status,
      html: '',
      location: context.headers.get('location') ?? '/',
      cacheable: false,
    };
  }
  await turn();
  const router = createStaticRouter(handler.dataRoutes, context);
  const body = renderToString(
    <StaticRouterProvider router={router} context={context} hydrate={false} />,
  );
  return {
    status: context.statusCode,
    html: documentOf({
      body,
      head: headOf(context),
      page,
      assets,
      url: new URL(url),
      state: stateOf(context),
      modules: modulesOf(context),
    }),
    cacheable: context.statusCode === 200,
  };
}

/** The head of the deepest matched page that has one. */
function headOf(context: StaticHandlerContext): Head {
  for (const match of context.matches.toReversed()) {
    const handle = match.route.handle as PageHandle | undefined;
    if (handle?.head && !context.errors)
      return handle.head(context.loaderData[match.route.id as string]);
  }
  const title = context.statusCode === 404 ? t('error.not-found.title') : t('error.failed.title');
  return { title: `${title} · ${t('site.name')}`, noindex: true };
}

/** What the browser's router needs to take over without asking again. */
function stateOf(context: StaticHandlerContext): { loaderData: unknown; errors: unknown } {
  const errors =
    context.errors &&
    Object.fromEntries(
      Object.entries(context.errors).map(([key, error]) => [key, serialError(error)]),
    );
  return { loaderData: context.loaderData, errors: errors ?? null };
}

function serialError(error: unknown): unknown {
  const { status, data, message, code } = (error ?? {}) as Record<string, unknown>;
  return {
    status: status ?? (code === 404 ? 404 : 500),
    data: data ?? null,
    message: typeof code === 'number' ? message : undefined,
  };
}

function modulesOf(context: StaticHandlerContext): string[] {
  return context.matches.map((match) => moduleOf(match.route.id as string));
}
