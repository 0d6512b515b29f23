import { expect, test } from 'vitest';
import { calls } from '#contract/calls.ts';
import { handlersOf } from '#api/kernel/mount.ts';
import { modules } from '#server/modules.ts';
import { NOT_BUILT } from './not-built.ts';

const handled = handlersOf(modules);

test('every call has a handler, or is in the list of what is still to be built, which only gets shorter', () => {
  const missing = [...calls.keys()].filter((name) => !handled.has(name)).sort();
  expect(missing).toEqual([...NOT_BUILT].sort());
  expect(missing.length).toBeLessThanOrEqual(136);
});

test('every call says what it asks, what it answers, who may call it and what for', () => {
  for (const call of calls.values()) {
    expect(call.doc.length, call.name).toBeGreaterThan(6);
    expect(['anyone', 'viewer', 'operator'], call.name).toContain(call.who);
    expect(call.ask, call.name).toBeDefined();
    expect(call.answer, call.name).toBeDefined();
  }
});
