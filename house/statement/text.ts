/**
 * The texts that a statement may have, read from the sources: every branch of every fragment, with
 * `$n` for values. It follows constants, functions and parameters from file to file, as the program
 * would.
 */
import { child, children, isFunction, isSql } from './scope.ts';
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
import { combined, template } from './combine.ts';

interface Found extends Use {
  readonly frame: Frame | null;
}

/** Where a value goes; numbered at the end. */
const VALUE = '\u0001';

const DEEP = 24;

const THROUGH = new Set([
  'TSAsExpression',
  'TSNonNullExpression',
  'TSSatisfiesExpression',
  'AwaitExpression',
  'ParenthesizedExpression',
  'ChainExpression',
]);

/** Each template in a text is preceded by its place as a comment: `/*file:offset*\u002f`. */
export const PLACE = /\/\*([\w./-]+:\d+)\*\//g;

/** The texts of all that is handed to `rows`, `row` or `run` of a database. */
export function statementsOf(read: Sources): string[] {
  const reader = readerOf(read);
  const texts = read.calls.flatMap(({ node, env }) => {
    const [statement] = children(node, 'arguments');
    const callee = child(node, 'callee');
    const sends =
      callee.type === 'MemberExpression' &&
      ['rows', 'row', 'run'].includes(String(child(callee, 'property').name));
    return sends && statement ? (reader.texts({ node: statement, env, frame: null }) ?? []) : [];
  });
  return [...new Set(texts)].map(numbered);
}

function numbered(text: string): string {
  let count = 0;
  return text.replaceAll(VALUE, () => `$${++count}`);
}

function readerOf(read: Sources) {
  const callsOf = new Map<Node, Use[]>();
  const pushes = new Map<Node, Use[]>();
  /** Objects whose spread parts are being read. */
  const spread = new Set<Node>();
  for (const use of read.calls.filter(({ node }) => methodOf(node) === 'push'))
    for (const { node } of follow({
      node: child(child(use.node, 'callee'), 'object'),
      env: use.env,
      frame: null,
    }))
      pushes.set(node, [...(pushes.get(node) ?? []), use]);
  for (const use of read.calls)
    for (const { node } of follow({ node: child(use.node, 'callee'), env: use.env, frame: null }))
      callsOf.set(node, [...(callsOf.get(node) ?? []), use]);

  /**
   * What an expression comes down to: templates, literals, objects, functions; every branch of it.
   */
  function follow(at: Found, deep = 0): Found[] {
    const { node, env, frame } = at;
    const on = (next: Node, more: Partial<Found> = {}) =>
      follow({ ...at, ...more, node: next }, deep + 1);
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
      return binding ? bound(binding, frame, deep + 1) : [];
    }
    if (node.type === 'MemberExpression') return member(at, deep);
    if (portText(node) !== null) return [at];
    if (methodOf(node) === 'all') return children(node, 'arguments').flatMap((one) => on(one));
    if (node.type === 'CallExpression' && LISTS.has(methodOf(node))) return [at];
    if (node.type === 'CallExpression' && packaged(child(node, 'callee'), env) === null)
      return on(child(node, 'callee')).flatMap((fn) => {
        if (!isFunction(fn.node) || calling(frame, fn.node)) return [];
        const inner: Frame = { fn: fn.node, call: node, env, outer: frame };
        return (read.returns.get(fn.node) ?? []).flatMap((one) =>
          follow({ ...one, frame: { ...inner, outer: fn.frame ?? frame } }, deep + 1),
        );
      });
    return [at];
  }

  function bound(binding: Binding, frame: Frame | null, deep: number): Found[] {
    if (binding.kind === 'import') {
      const there = read.files.get(binding.file);
      if (!there) return [];
      const exported = there.names.get(binding.name);
      return exported ? bound(exported, null, deep) : [];
    }
    if (binding.kind === 'value')
      return taken({ node: binding.node, env: binding.env, frame }, binding.path, deep);
    if (binding.kind === 'element')
      return elements({ node: binding.node, env: binding.env, frame }, deep).flatMap((one) =>
        taken(one, binding.path, deep),
      );
    return given(binding, frame, deep);
  }

  /** What is given for a parameter: by the call that is followed, else by all calls. */
  function given(
    binding: Extract<Binding, { kind: 'parameter' }>,
    frame: Frame | null,
    deep: number,
  ): Found[] {
    const own = frameOf(frame, binding.fn);
    const uses: Found[] = own
      ? [{ node: own.call, env: own.env, frame: own.outer }]
      : (callsOf.get(binding.fn) ?? []).map((use) => ({ ...use, frame: null }));
    return uses.flatMap((use) => {
      const argument = children(use.node, 'arguments')[binding.index];
      if (argument) return taken({ ...use, node: argument }, binding.path, deep);
      return binding.otherwise
        ? follow({ node: binding.otherwise, env: binding.env, frame }, deep + 1)
        : [];
    });
  }

  function taken(from: Found, path: readonly string[], deep: number): Found[] {
    return path.reduce<Found[]>(
      (all, key) => all.flatMap((one) => properties(one, key, deep)),
      follow(from, deep + 1),
    );
  }

  function member(at: Found, deep: number): Found[] {
    const object = child(at.node, 'object');
    const property = child(at.node, 'property');
    if (object.type === 'Identifier') {
      const binding = bindingOf(String(object.name), at.env);
      if (binding?.kind === 'import' && binding.name === '*')
        return bound({ ...binding, name: String(property.name) }, null, deep);
    }
    return follow({ ...at, node: object }, deep + 1).flatMap((one) =>
      properties(one, at.node.computed ? null : String(property.name), deep),
    );
  }

  /** A property of an object; of a key that only the program knows, all of them. */
  function properties(of: Found, key: string | null, deep: number): Found[] {
    if (of.node.type === 'ArrayExpression') {
      const all = elements(of, deep);
      return (all[Number(key ?? Number.NaN)] ? [all[Number(key)] as Found] : all).flatMap((one) =>
        follow(one, deep + 1),
      );
    }
    // an object that is made of what a parameter gives may be given again for that parameter
    if (of.node.type !== 'ObjectExpression' || spread.has(of.node)) return [];
    return children(of.node, 'properties').flatMap((one) => {
      if (one.type === 'SpreadElement') {
        spread.add(of.node);
        const more = follow({ ...of, node: child(one, 'argument') }, deep + 1).flatMap((each) =>
          properties(each, key, deep + 1),
        );
        spread.delete(of.node);
        return more;
      }
      const name = child(one, 'key');
      return key === null || String(name.name ?? name.value) === key
        ? follow({ ...of, node: child(one, 'value') }, deep + 1)
        : [];
    });
  }

  function elements(of: Found, deep = 0): Found[] {
    return follow(of, deep).flatMap((one) => {
      if (one.node.type === 'ArrayExpression') {
        const pushed = (pushes.get(one.node) ?? []).flatMap((use) =>
          children(use.node, 'arguments').map((node) => ({ ...use, node, frame: one.frame })),
        );
        return [
          ...children(one.node, 'elements').map((node) => ({ ...one, node })),
          ...pushed,
        ].flatMap((each) =>
          each.node.type === 'SpreadElement'
            ? elements({ ...each, node: child(each.node, 'argument') }, deep + 1)
            : [each],
        );
      }
      const method = methodOf(one.node);
      const [given] = LISTS.has(method) ? children(one.node, 'arguments') : [];
      const list = LISTS.has(method)
        ? { ...one, node: child(child(one.node, 'callee'), 'object') }
        : null;
      if (list && given && MAPS.has(method)) {
        const made = follow({ ...one, node: given }, deep).flatMap((fn) => mapped(fn, list, deep));
        return method === 'flatMap' ? made.flatMap((each) => elements(each, deep + 1)) : made;
      }
      return list ? elements(list, deep + 1) : [];
    });
  }

  /**
   * What a function makes of each element of a list; once, of a list that only the program knows.
   */
  function mapped(fn: Found, list: Found, deep: number): Found[] {
    const each = elements(list, deep + 1);
    const frames = each.map(
      (one): Frame => ({
        fn: fn.node,
        call: { ...fn.node, arguments: [one.node] },
        env: one.env,
        outer: one.frame,
      }),
    );
    return (read.returns.get(fn.node) ?? []).flatMap((use) =>
      (frames.length === 0 ? [list.frame] : frames).map((frame) => ({ ...use, frame })),
    );
  }

  /** The texts of what is SQL; null where it is a value. */
  function texts(at: Found): string[] | null {
    const found = follow(at)
      .map((one) => sqlOf(one))
      .filter((one) => one !== null);
    return found.length === 0 ? null : found.flat();
  }

  function sqlOf(at: Found): string[] | null {
    const { node, env } = at;
    if (isSql(node))
      return template(child(node, 'quasi'), (one) => texts({ ...at, node: one }) ?? [VALUE]).map(
        (text) => `/*${env.file}:${node.start}*/${text}`,
      );
    if (node.type === 'Identifier') return [''];
    const answered = portText(node);
    if (answered !== null) return [answered];
    const made = node.type === 'CallExpression' ? packaged(child(node, 'callee'), env) : null;
    const given = made ? children(node, 'arguments') : [];
    if (made === 'raw') return words({ ...at, node: given[0] as Node });
    if (made === 'join') {
      const parts = elements({ ...at, node: given[0] as Node }).map((one) => texts(one) ?? [VALUE]);
      const between = given[1] ? (words({ ...at, node: given[1] })[0] ?? ',') : ',';
      return parts.length === 0 ? [VALUE] : combined(parts, between);
    }
    return null;
  }

  /** The words of a string; a number or what only the program knows is 1. */
  function words(at: Found): string[] {
    const all = follow(at).flatMap(({ node, env, frame }) => {
      if (node.type === 'TemplateLiteral')
        return template(node, (one) => words({ node: one, env, frame }));
      return node.type === 'Literal' ? [String(node.value)] : ['1'];
    });
    return all.length === 0 ? ['1'] : [...new Set(all)];
  }

  return { texts };
}
