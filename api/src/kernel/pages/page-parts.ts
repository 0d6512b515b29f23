/** What pages are made of: the build that renders them, and what it needs of the process. */
import type { TenantDirectory } from '../app.ts';
import type { Clock } from '../clock.ts';
import type { Config } from '../config.ts';
import type { Load } from '../load.ts';
import type { Log } from '../log.ts';
import type { Database } from '../postgres/database.ts';
import type { Assets } from './assets.ts';

/** What the web build offers (web/app/entry-server.tsx). */
export interface Renderer {
  render(request: {
    url: string;
    page: unknown;
    call: (name: string, ask?: object) => Promise<unknown>;
    assets: Assets;
    /** Fulfilled when the page may be drawn. */
    turn: () => Promise<void>;
  }): Promise<{ status: number; html: string; location?: string; cacheable: boolean }>;
  dataOf(envelope: unknown): unknown;
}

export interface PageParts {
  readonly renderer: () => Promise<Renderer>;
  readonly assets: () => Promise<Assets>;
  readonly tenants: TenantDirectory;
  readonly database: Database;
  readonly clock: Clock;
  readonly log: Log;
  readonly config: Config;
  /** How many may be made at once, and who waits. */
  readonly load?: Load;
  /** How long one may take to be made; otherwise as long as a request (CONST-12). */
  readonly limitMs?: number;
  /** Development renders again each time. */
  readonly cache: boolean;
}
