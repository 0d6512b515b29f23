/**
 * The one composition root: a process that runs the modules (server, command line, seed, tests) has
 * their ports and their noticeboard from here, so that what a module asks of another through a port
 * is answered alike in all of them.
 */
import { registerExport } from '#api/kernel/export.ts';
import { registerInbox } from '#api/kernel/inbox.ts';
import { registerMarkReader } from '#api/kernel/marked.ts';
import type { Module } from '#api/kernel/module.ts';
import { Noticeboard } from '#api/kernel/noticeboard/noticeboard.ts';
import type { NoticeboardParts } from '#api/kernel/noticeboard/noticeboard.ts';
import { registerSubject } from '#api/kernel/subject.ts';

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
