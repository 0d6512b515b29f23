/**
 * The one composition root: whatever runs the modules (server, command lines, demo world, tests)
 * has their ports, tenants and queue from here, so that all of them answer alike.
 */
import type { TenantDirectory } from '#api/kernel/app.ts';
import { systemClock } from '#api/kernel/clock.ts';
import type { Clock } from '#api/kernel/clock.ts';
import type { Config } from '#api/kernel/config.ts';
import type { Log } from '#api/kernel/log.ts';
import type { Module } from '#api/kernel/module.ts';
import { JobQueue } from '#api/kernel/job-queue/job-queue.ts';
import { connectPorts } from '#api/kernel/ports.ts';
import type { Ports } from '#api/kernel/ports.ts';
import type { Database } from '#api/kernel/postgres/database.ts';
import { tenantDirectory } from '#api/tenant/index.ts';
import { modules as all } from './modules.ts';

export interface Composition {
  readonly config: Config;
  readonly database: Database;
  readonly clock: Clock;
  readonly log: Log;
  readonly modules: readonly Module[];
  readonly ports: Ports;
  readonly tenants: TenantDirectory;
  readonly jobQueue: JobQueue;
}

/** Throws where a port is provided twice, or needed and not provided. */
export function compose({
  clock = systemClock,
  modules = all,
  ...given
}: Pick<Composition, 'config' | 'database' | 'log'> &
  Partial<Pick<Composition, 'clock' | 'modules'>>): Composition {
  const parts = {
    ...given,
    clock,
    modules,
    ports: connectPorts(modules),
    tenants: tenantDirectory(given.database, clock),
  };
  return { ...parts, jobQueue: new JobQueue(parts) };
}
