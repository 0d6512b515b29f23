/** What a page module offers, and how the router gets it. */
import type { ComponentType } from 'react';
import { data, redirect } from 'react-router';
import type { LoaderFunctionArgs, RouteObject } from 'react-router';
import type { ShareKind } from '#contract/syndication.ts';
import { withQuery } from './address.ts';
import type { Caller } from './call.ts';
import { CallFailure, callerContext } from './call.ts';
import { page } from './page.ts';
import type { PageContext } from './page.ts';
import type { Structured } from './structured.ts';

/**
 * The head of a page. Pure: made from the loader's data, printed by the server, set by the browser
 * on navigation.
 */
export interface Head {
  readonly title: string;
  readonly description?: string;
  /** Path of the canonical address. */
  readonly canonical?: string;
  /** The page's own picture; `share` is preferred as a preview where there is one. */
  readonly image?: string;
  /** The picture that is drawn for previews; a new version makes the networks fetch it again. */
  readonly share?: {
    readonly kind: ShareKind;
    readonly code: string;
    readonly version?: string | number;
  };
  readonly type?: 'website' | 'article' | 'product';
  /**
   * What the address narrows the list by, and in which order it is sorted: it precedes the title,
   * so that no two are alike.
   */
  readonly narrowed?: readonly (string | undefined)[];
  /** The position of this page in its list. */
  readonly pages?: { readonly page: number; readonly hasNext: boolean };
  /** Others may embed what this page shows: `/oembed` says how. */
  readonly oembed?: boolean;
  /** The same page exists in every region. */
  readonly everywhere?: boolean;
  /** Where what comes nearest to this page is in other regions, such as the category of a product. */
  readonly elsewhere?: string;
  /** Feeds of what this page lists: the part of the address after the format. */
  readonly feeds?: readonly { readonly path: string; readonly title: string }[];
  /** Structured data; asked for by the server alone. */
  readonly structured?: () => readonly (Structured | undefined)[];
  /** Keep it out of search engines. */
  readonly noindex?: boolean;
}

export interface LoaderInput {
  readonly call: Caller;
  readonly params: Readonly<Record<string, string | undefined>>;
  readonly url: URL;
  /** What the request was resolved to: tenant, language, clock. */
  readonly page: PageContext;
}

export interface PageModule<Data> {
  load?(input: LoaderInput): Promise<Data>;
  head(data: Data): Head;
  readonly Page: ComponentType;
}

/** A page's module, declared in one go so that loader, head and page agree on the data. */
export function definePage<Data>(module: PageModule<Data>): PageModule<Data> {
  return module;
}

/**
 * Code of a page did not come: after an update of the site its old files are gone, and the document
 * names the new ones.
 */
export class StaleCode extends Error {}

/** Data of a route as its `head` sees it. */
export interface PageHandle {
  readonly head: (data: unknown) => Head;
}

/**
 * A lazily loaded route for the sitemap of `routes.ts`. `name` is the file in `routes/`: the server
 * preloads its chunk. A call that answers 404 becomes the not-found page with that status.
 */
export function pageRoute(
  path: string,
  name: string,
  load: () => Promise<{ default: PageModule<unknown> }>,
): RouteObject {
  return {
    id: `${name}:${path}`,
    ...(path === '/' ? { index: true } : { path }),
    lazy: async () => {
      const { default: module } = await load().catch((error: unknown) => {
        throw new StaleCode('The code of this page is not there any more.', { cause: error });
      });
      return {
        Component: module.Page,
        handle: { head: module.head } satisfies PageHandle,
        ...(module.load ? { loader: loaderOf(module.load) } : {}),
      };
    },
  } as RouteObject;
}

/** The module name within a route's id. */
export function moduleOf(routeId: string): string {
  return routeId.split(':')[0] as string;
}

function loaderOf(load: (input: LoaderInput) => Promise<unknown>) {
  return async (args: LoaderFunctionArgs) => {
    try {
      return await load(inputOf(args));
    } catch (error) {
      // a page of somebody's own: sign in first, then come back
      if (error instanceof CallFailure && error.code === 401)
        throw redirect(loginAddress(args.request.url));
      if (error instanceof CallFailure && error.code > 0)
        throw data(error.message, {
          status: error.code === 404 || error.code === 422 ? 404 : error.code >= 500 ? 503 : 400,
        });
      throw error;
    }
  };
}

function loginAddress(url: string): string {
  const { pathname, search } = new URL(url);
  return withQuery('/login', { next: pathname + search });
}

function inputOf({ request, params, context }: LoaderFunctionArgs): LoaderInput {
  const provider = context as unknown as { get<T>(key: unknown): T };
  return {
    call: provider.get<Caller>(callerContext),
    params,
    url: new URL(request.url),
    page: page(),
  };
}
