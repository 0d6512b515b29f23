/**
 * Where a visit may begin with the least code: home, in the frame that every page has. The browser
 * starts with this route alone there, and learns of the others (`routes.ts`) when it is idle or
 * somebody goes on.
 */
import type { RouteObject } from 'react-router';
import { pageRoute } from './lib/route.ts';
import { RootError, RootLayout } from './routes/root.tsx';

export const homeRoute = pageRoute('/', 'home', () => import('./routes/home.tsx'));

/** The id of the route that frames all pages. */
export const FRAME = 'root:/';

export function framed(pages: RouteObject[]): RouteObject[] {
  return [{ id: FRAME, Component: RootLayout, ErrorBoundary: RootError, children: pages }];
}
