/**
 * The one composition root: a process that runs the modules (server, command line, seed, tests) has
 * their ports and their noticeboard from here, so that what a module asks of another through a port
 * is answered alike in all of them.
 */
import { registerExport } from './export.ts';
import { registerInbox } from './inbox.ts';
import { registerMarkReader } from './marked.ts';
import type { Module } from './module.ts';
import { Noticeboard } from './noticeboard/noticeboard.ts';
import type { NoticeboardParts } from './noticeboard/noticeboard.ts';
import { registerSubject } from './subject.ts';

export function compose(parts: NoticeboardParts): Noticeboard {
  for (const module of parts.modules) registerPorts(module);
  return new Noticeboard(parts);
}

function registerPorts(module: Module): void {
  if (module.inbox) registerInbox(module.inbox);
  if (module.exportOf) registerExport(module.name, module.exportOf);
  if (module.markReader) registerMarkReader(module.markReader);
  for (const [type, resolver] of Object.entries(module.subjects ?? {}))
    registerSubject(type, resolver);
}
