/**
 * The visit that loaders and components of a request find, on the server: many requests take turns
 * in one process, and each sees its own alone.
 */
import { AsyncLocalStorage } from 'node:async_hooks';
import { findVisitBy } from './lib/page.ts';
import type { Visit } from './lib/page.ts';

const visits = new AsyncLocalStorage<Visit>();
findVisitBy(() => visits.getStore());

/** Does some work as part of a visit, however often it waits. */
export function duringVisit<Result>(visit: Visit, work: () => Result): Result {
  return visits.run(visit, work);
}
