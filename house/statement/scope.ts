/**
 * The names of the sources: what each stands for where it is used. One reading of all files, for
 * `text.ts`.
 */
import { parseSync } from 'vite';
import { sources, targetOf } from '../source.ts';

/** A node of a syntax tree; its type decides which fields it has. */
export interface Node {
  readonly type: string;
  readonly start: number;
  readonly [field: string]: unknown;
}

/** What a name stands for. `path`: the properties taken out of it where it is taken apart. */
export type Binding = Value | Element | Parameter | Import;
interface Value {
  readonly kind: 'value';
  readonly node: Node;
  readonly env: Env;
  readonly path: readonly string[];
}
interface Element extends Omit<Value, 'kind'> {
  readonly kind: 'element';
}
interface Parameter {
  readonly kind: 'parameter';
  readonly fn: Node;
  readonly index: number;
  readonly otherwise: Node | null;
  readonly env: Env;
  readonly path: readonly string[];
}
interface Import {
  readonly kind: 'import';
  readonly file: string;
  readonly name: string;
}

export interface Env {
  readonly file: string;
  readonly names: Map<string, Binding>;
  readonly outer: Env | null;
}

export interface Use {
  readonly node: Node;
  readonly env: Env;
}

export interface Sources {
  /** Path → what the file's outermost names stand for. */
  readonly files: ReadonlyMap<string, Env>;
  /** Every SQL template: file and offset. */
  readonly templates: readonly string[];
  /** Every call, with the names around it. */
  readonly calls: readonly Use[];
  /** Function → what it returns. */
  readonly returns: ReadonlyMap<Node, readonly Use[]>;
}

const FUNCTIONS = new Set(['FunctionDeclaration', 'FunctionExpression', 'ArrowFunctionExpression']);
const BLOCKS = new Set(['BlockStatement', 'ForOfStatement', 'ForStatement']);

export const isFunction = (node: Node) => FUNCTIONS.has(node.type);
export const isSql = (node: Node) =>
  node.type === 'TaggedTemplateExpression' && child(node, 'tag').name === 'sql';
export const child = (node: Node, field: string) => node[field] as Node;
export const children = (node: Node, field: string) =>
  (node[field] as readonly (Node | null)[]).filter((one) => one !== null);

/** Reads everything below the given folders that is no test. */
export function readSources(folders: readonly string[], without: readonly string[] = []): Sources {
  const made = {
    files: new Map<string, Env>(),
    templates: [] as string[],
    calls: [] as Use[],
    returns: new Map<Node, Use[]>(),
  };
  for (const file of sources().filter(
    (one) =>
      folders.some((folder) => one.path.startsWith(folder)) &&
      !without.some((folder) => one.path.startsWith(folder)) &&
      !/\.test\.ts$|\.tsx$/.test(one.path),
  )) {
    const env: Env = { file: file.path, names: new Map(), outer: null };
    made.files.set(file.path, env);
    const { program } = parseSync(file.path, file.text);
    walk(program as unknown as Node, env, null, made);
  }
  return made;
}

type Making = { templates: string[]; calls: Use[]; returns: Map<Node, Use[]> };

function walk(node: Node, env: Env, fn: Node | null, made: Making): void {
  let inner = env;
  let of = fn;
  if (node.type === 'ImportDeclaration' || (node.type === 'ExportNamedDeclaration' && node.source))
    nameImports(node, env);
  if (isFunction(node)) {
    if (node.type === 'FunctionDeclaration')
      name(child(node, 'id'), { kind: 'value', node, env, path: [] }, env);
    inner = { file: env.file, names: new Map(), outer: env };
    of = node;
    for (const [index, parameter] of children(node, 'params').entries())
      name(
        parameter,
        { kind: 'parameter', fn: node, index, path: [], otherwise: null, env: inner },
        inner,
      );
    const body = child(node, 'body');
    made.returns.set(node, body.type === 'BlockStatement' ? [] : [{ node: body, env: inner }]);
  } else if (BLOCKS.has(node.type)) inner = { file: env.file, names: new Map(), outer: env };
  if (node.type === 'ForOfStatement') {
    const declared = children(child(node, 'left'), 'declarations')[0];
    if (declared)
      name(
        child(declared, 'id'),
        { kind: 'element', node: child(node, 'right'), env, path: [] },
        inner,
      );
  } else if (node.type === 'VariableDeclarator' && node.init)
    name(child(node, 'id'), { kind: 'value', node: child(node, 'init'), env, path: [] }, env);
  if (node.type === 'ReturnStatement' && node.argument && fn)
    made.returns.get(fn)?.push({ node: child(node, 'argument'), env });
  if (isSql(node)) made.templates.push(`${env.file}:${node.start}`);
  if (node.type === 'CallExpression') made.calls.push({ node, env });
  for (const value of Object.values(node))
    for (const one of Array.isArray(value) ? value : [value])
      if (one && typeof one === 'object' && 'type' in one) walk(one as Node, inner, of, made);
}

/** Gives the names of a pattern what they stand for. */
function name(pattern: Node, binding: Binding, env: Env): void {
  if (pattern.type === 'Identifier') {
    if (!env.names.has(pattern.name as string)) env.names.set(pattern.name as string, binding);
  } else if (pattern.type === 'AssignmentPattern')
    name(
      child(pattern, 'left'),
      binding.kind === 'parameter' ? { ...binding, otherwise: child(pattern, 'right') } : binding,
      env,
    );
  else if (pattern.type === 'ObjectPattern' && binding.kind !== 'import')
    for (const property of children(pattern, 'properties').filter((one) => one.type === 'Property'))
      name(
        child(property, 'value'),
        { ...binding, path: [...binding.path, String(child(property, 'key').name)] },
        env,
      );
  else if (pattern.type === 'ArrayPattern' && binding.kind !== 'import')
    for (const [index, one] of (pattern.elements as readonly (Node | null)[]).entries())
      if (one) name(one, { ...binding, path: [...binding.path, String(index)] }, env);
}

function nameImports(node: Node, env: Env): void {
  const file = targetOf(env.file, child(node, 'source').value as string);
  for (const one of children(node, 'specifiers')) {
    const here = one.type === 'ExportSpecifier' ? child(one, 'exported') : child(one, 'local');
    const there =
      one.type === 'ExportSpecifier' ? child(one, 'local') : (one.imported as Node | undefined);
    const name = there
      ? String(there.name)
      : one.type === 'ImportNamespaceSpecifier'
        ? '*'
        : 'default';
    env.names.set(String(here.name), { kind: 'import', file, name });
  }
}
