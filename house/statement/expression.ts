/**
 * What an expression of the sources comes down to. Constants, functions and parameters are followed
 * from file to file, as the program would.
 */
import { child, children, isFunction } from './scope.ts';
import type { Binding, Node, Sources, Use } from './scope.ts';
import {
  LISTS,
  MAPS,
  bindingOf,
  calling,
  frameOf,
  methodOf,
  packaged,
  portText,
} from './follow.ts';
import type { Frame } from './follow.ts';

export interface Found extends Use {
  readonly frame: Frame | null;
}

/** The sources and what is known of them while they are read. */
export interface Reading {
  readonly sources: Sources;
  /** Function → the calls of it. */
  readonly callsOf: Map<Node, Use[]>;
  /** List → the calls that push to it. */
  readonly pushes: Map<Node, Use[]>;
  /** Objects whose spread parts are being read. */
  readonly spread: Set<Node>;
}

const DEEP = 24;

const THROUGH = new Set([
  'TSAsExpression',
  'TSNonNullExpression',
  'TSSatisfiesExpression',
  'AwaitExpression',
  'ParenthesizedExpression',
  'ChainExpression',
]);

export function readingOf(sources: Sources): Reading {
  const reading: Reading = {
    sources,
    callsOf: new Map(),
    pushes: new Map(),
    spread: new Set(),
  };
  const note = (uses: Map<Node, Use[]>, use: Use, expression: Node) => {
    for (const { node } of follow(reading, { node: expression, env: use.env, frame: null }))
      uses.set(node, [...(uses.get(node) ?? []), use]);
  };
  for (const use of sources.calls.filter(({ node }) => methodOf(node) === 'push'))
    note(reading.pushes, use, child(child(use.node, 'callee'), 'object'));
  for (const use of sources.calls) note(reading.callsOf, use, child(use.node, 'callee'));
  return reading;
}

/**
 * What an expression comes down to: templates, literals, objects, functions; every branch of it.
 */
export function follow(reading: Reading, at: Found, deep = 0): Found[] {
  const { node, env, frame } = at;
  const on = (next: Node, more: Partial<Found> = {}) =>
    follow(reading, { ...at, ...more, node: next }, deep + 1);
  if (deep > DEEP) return [];
  if (THROUGH.has(node.type))
    return on(child(node, node.type === 'AwaitExpression' ? 'argument' : 'expression'));
  if (node.type === 'ConditionalExpression')
    return [...on(child(node, 'consequent')), ...on(child(node, 'alternate'))];
  if (node.type === 'LogicalExpression')
    return [
      ...(node.operator === '&&' ? [] : on(child(node, 'left'))),
      ...on(child(node, 'right')),
    ];
  if (node.type === 'Identifier') {
    const binding = bindingOf(String(node.name), env);
    if (packaged(node, env) === 'empty') return [at];
    return binding ? bound(reading, binding, frame, deep + 1) : [];
  }
  if (node.type === 'MemberExpression') return member(reading, at, deep);
  if (portText(node) !== null) return [at];
  if (methodOf(node) === 'all') return children(node, 'arguments').flatMap((one) => on(one));
  if (node.type === 'CallExpression' && LISTS.has(methodOf(node))) return [at];
  if (node.type === 'CallExpression' && packaged(child(node, 'callee'), env) === null)
    return on(child(node, 'callee')).flatMap((fn) => {
      if (!isFunction(fn.node) || calling(frame, fn.node)) return [];
      const inner: Frame = { fn: fn.node, call: node, env, outer: frame };
      return (reading.sources.returns.get(fn.node) ?? []).flatMap((one) =>
        follow(reading, { ...one, frame: { ...inner, outer: fn.frame ?? frame } }, deep + 1),
      );
    });
  return [at];
}

function bound(reading: Reading, binding: Binding, frame: Frame | null, deep: number): Found[] {
  if (binding.kind === 'import') {
    const there = reading.sources.files.get(binding.file);
    if (!there) return [];
    const exported = there.names.get(binding.name);
    return exported ? bound(reading, exported, null, deep) : [];
  }
  if (binding.kind === 'value')
    return taken(reading, { node: binding.node, env: binding.env, frame }, binding.path, deep);
  if (binding.kind === 'element')
    return elements(reading, { node: binding.node, env: binding.env, frame }, deep).flatMap((one) =>
      taken(reading, one, binding.path, deep),
    );
  return given(reading, binding, frame, deep);
}

/** What is given for a parameter: by the call that is followed, else by all calls. */
function given(
  reading: Reading,
  binding: Extract<Binding, { kind: 'parameter' }>,
  frame: Frame | null,
  deep: number,
): Found[] {
  const own = frameOf(frame, binding.fn);
  const uses: Found[] = own
    ? [{ node: own.call, env: own.env, frame: own.outer }]
    : (reading.callsOf.get(binding.fn) ?? []).map((use) => ({ ...use, frame: null }));
  return uses.flatMap((use) => {
    const argument = children(use.node, 'arguments')[binding.index];
    if (argument) return taken(reading, { ...use, node: argument }, binding.path, deep);
    return binding.otherwise
      ? follow(reading, { node: binding.otherwise, env: binding.env, frame }, deep + 1)
      : [];
  });
}

function taken(reading: Reading, from: Found, path: readonly string[], deep: number): Found[] {
  return path.reduce<Found[]>(
    (all, key) => all.flatMap((one) => properties(reading, one, key, deep)),
    follow(reading, from, deep + 1),
  );
}

function member(reading: Reading, at: Found, deep: number): Found[] {
  const object = child(at.node, 'object');
  const property = child(at.node, 'property');
  if (object.type === 'Identifier') {
    const binding = bindingOf(String(object.name), at.env);
    if (binding?.kind === 'import' && binding.name === '*')
      return bound(reading, { ...binding, name: String(property.name) }, null, deep);
  }
  return follow(reading, { ...at, node: object }, deep + 1).flatMap((one) =>
    properties(reading, one, at.node.computed ? null : String(property.name), deep),
  );
}

/** A property of an object; of a key that only the program knows, all of them. */
function properties(reading: Reading, of: Found, key: string | null, deep: number): Found[] {
  if (of.node.type === 'ArrayExpression') {
    const all = elements(reading, of, deep);
    return (all[Number(key ?? Number.NaN)] ? [all[Number(key)] as Found] : all).flatMap((one) =>
      follow(reading, one, deep + 1),
    );
  }
  // an object that is made of what a parameter gives may be given again for that parameter
  if (of.node.type !== 'ObjectExpression' || reading.spread.has(of.node)) return [];
  return children(of.node, 'properties').flatMap((one) => {
    if (one.type === 'SpreadElement') {
      reading.spread.add(of.node);
      const more = follow(reading, { ...of, node: child(one, 'argument') }, deep + 1).flatMap(
        (each) => properties(reading, each, key, deep + 1),
      );
      reading.spread.delete(of.node);
      return more;
    }
    const name = child(one, 'key');
    return key === null || String(name.name ?? name.value) === key
      ? follow(reading, { ...of, node: child(one, 'value') }, deep + 1)
      : [];
  });
}

export function elements(reading: Reading, of: Found, deep = 0): Found[] {
  return follow(reading, of, deep).flatMap((one) => {
    if (one.node.type === 'ArrayExpression') {
      const pushed = (reading.pushes.get(one.node) ?? []).flatMap((use) =>
        children(use.node, 'arguments').map((node) => ({ ...use, node, frame: one.frame })),
      );
      return [
        ...children(one.node, 'elements').map((node) => ({ ...one, node })),
        ...pushed,
      ].flatMap((each) =>
        each.node.type === 'SpreadElement'
          ? elements(reading, { ...each, node: child(each.node, 'argument') }, deep + 1)
          : [each],
      );
    }
    const method = methodOf(one.node);
    const [given] = LISTS.has(method) ? children(one.node, 'arguments') : [];
    const list = LISTS.has(method)
      ? { ...one, node: child(child(one.node, 'callee'), 'object') }
      : null;
    if (list && given && MAPS.has(method)) {
      const made = follow(reading, { ...one, node: given }, deep).flatMap((fn) =>
        mapped(reading, fn, list, deep),
      );
      return method === 'flatMap'
        ? made.flatMap((each) => elements(reading, each, deep + 1))
        : made;
    }
    return list ? elements(reading, list, deep + 1) : [];
  });
}

/**
 * What a function makes of each element of a list; once, of a list that only the program knows.
 */
function mapped(reading: Reading, fn: Found, list: Found, deep: number): Found[] {
  const each = elements(reading, list, deep + 1);
  const frames = each.map(
    (one): Frame => ({
      fn: fn.node,
      call: { ...fn.node, arguments: [one.node] },
      env: one.env,
      outer: one.frame,
    }),
  );
  return (reading.sources.returns.get(fn.node) ?? []).flatMap((use) =>
    (frames.length === 0 ? [list.frame] : frames).map((frame) => ({ ...use, frame })),
  );
}
