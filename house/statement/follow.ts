/**
 * What a piece of syntax is to the reading of statements: which call it makes, and where a name
 * leads.
 */
import { child } from './scope.ts';
import type { Binding, Env, Node } from './scope.ts';

/** A call that is being followed: what its parameters are. */
export interface Frame {
  readonly fn: Node;
  readonly call: Node;
  readonly env: Env;
  readonly outer: Frame | null;
}

/** Methods of lists whose elements are known: those made of each, and those selected. */
export const MAPS = new Set(['map', 'flatMap']);

export const LISTS = new Set([...MAPS, 'filter', 'slice']);

export function methodOf(call: Node): string {
  const callee = call.type === 'CallExpression' ? child(call, 'callee') : call;
  return callee.type === 'MemberExpression' && call !== callee
    ? String(child(callee, 'property').name)
    : '';
}

/**
 * SQL that a port answers with, by the name of the port: who provides it, lies in a higher layer;
 * what is read here is its columns.
 */
const PORT_TEXTS: Readonly<Record<string, string>> = {
  words: 'select null::bigint as id, 0::real as rank where false',
};

/** What stands for the answer of `ctx.ports.…()`; null for any other call. */
export function portText(call: Node): string | null {
  if (call.type !== 'CallExpression') return null;
  const callee = child(call, 'callee');
  if (callee.type !== 'MemberExpression') return null;
  const object = child(callee, 'object');
  const isPort = object.type === 'MemberExpression' && child(object, 'property').name === 'ports';
  return isPort ? (PORT_TEXTS[String(child(callee, 'property').name)] ?? null) : null;
}

export function calling(frame: Frame | null, fn: Node): boolean {
  return frame !== null && (frame.fn === fn || calling(frame.outer, fn));
}

export function frameOf(frame: Frame | null, fn: Node): Frame | null {
  return frame === null || frame.fn === fn ? frame : frameOf(frame.outer, fn);
}

export function bindingOf(name: string, env: Env | null): Binding | null {
  return env === null ? null : (env.names.get(name) ?? bindingOf(name, env.outer));
}

/** Which function of the SQL template library is called, if any. */
export function packaged(callee: Node, env: Env): string | null {
  const binding = callee.type === 'Identifier' ? bindingOf(String(callee.name), env) : null;
  return binding?.kind === 'import' && binding.file === 'sql-template-tag' ? binding.name : null;
}
