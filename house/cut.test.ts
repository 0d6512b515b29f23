/**
 * Text is cut by `contract/text.ts` alone: `slice(0, 80)` of a string leaves half an emoji, which
 * no JSON column and no address takes. Types come from the compiler, so that lists and bytes may
 * still be sliced.
 */
import path from 'node:path';
import { SyntaxKind } from 'typescript/unstable/ast';
import type {
  CallExpression,
  Expression,
  Node,
  PropertyAccessExpression,
} from 'typescript/unstable/ast';
import { API, TypeFlags } from 'typescript/unstable/sync';
import type { Type } from 'typescript/unstable/sync';
import { expect, test } from 'vitest';
import { UNCUT } from './exceptions.ts';
import { ROOT, sources } from './source.ts';

/**
 * A bound that somebody chose, unlike a place that was found in the text: a number, a constant, a
 * field of one.
 */
const BOUND = /^(?:[1-9][\d_]*|[A-Z][A-Z_]+(?:\.\w+)?(?: - 1)?|\w*(?:[Ll]imit|[Mm]ost|[Mm]ax)\w*)$/;
/** Texts of our own making that hold ASCII alone. */
const ASCII = /\.(?:digest|toISOString)\(|\bhash\(|\bhex\b|\brandomUUID\(|localDay\(/;

function cutsOf(node: Node, found: CallExpression[] = []): CallExpression[] {
  node.forEachChild((child) => {
    if (child.kind === SyntaxKind.CallExpression) {
      const call = child as CallExpression;
      const callee = call.expression;
      if (
        callee.kind === SyntaxKind.PropertyAccessExpression &&
        /^(?:slice|substr|substring)$/.test((callee as PropertyAccessExpression).name.text)
      )
        found.push(call);
    }
    cutsOf(child, found);
  });
  return found;
}

const textOf = (node: Node) =>
  node.getSourceFile().text.slice(node.pos, node.end).trim().replace(/\s+/g, ' ');
const receiverOf = (call: CallExpression): Expression =>
  (call.expression as PropertyAccessExpression).expression;
const isText = (type: Type | undefined): boolean =>
  type !== undefined &&
  ((type.flags & TypeFlags.StringLike) !== 0 ||
    ((type.flags & TypeFlags.Union) !== 0 &&
      (type as unknown as { getTypes(): readonly Type[] }).getTypes().some(isText)));

function isBounded(call: CallExpression): boolean {
  const [from, to] = call.arguments;
  if ((call.expression as PropertyAccessExpression).name.text.startsWith('substr')) return true;
  return (
    from !== undefined &&
    textOf(from) === '0' &&
    to !== undefined &&
    BOUND.test(textOf(to)) &&
    !ASCII.test(textOf(receiverOf(call)))
  );
}

/** `file: call`, for all cuts of texts in the product. */
function unsafeCuts(): string[] {
  const api = new API({ cwd: ROOT });
  try {
    const project = api
      .updateSnapshot({ openProjects: [path.join(ROOT, 'tsconfig.json')] })
      .getProjects()[0];
    if (!project) throw new Error('The project could not be opened.');
    const files = sources().filter(
      (file) =>
        /^(?:api|contract|web\/app|bin)\//.test(file.path) &&
        !/\.test\.tsx?$/.test(file.path) &&
        file.path !== 'contract/text.ts',
    );
    const calls = files.flatMap((file) => {
      const source = /\.(?:slice|substr)/.test(file.text)
        ? project.program.getSourceFile(path.join(ROOT, file.path))
        : undefined;
      return source ? cutsOf(source).map((call) => ({ file: file.path, call })) : [];
    });
    expect(calls.length).toBeGreaterThan(100);
    const types = project.checker.getTypeAtLocation(calls.map(({ call }) => receiverOf(call)));
    return calls
      .filter(({ call }, at) => isText(types[at]) && isBounded(call))
      .map(({ file, call }) => `${file}: ${textOf(call)}`);
  } finally {
    api.close();
  }
}

test('words from outside are cut between letters, by contract/text.ts, and no exception is listed that is not needed', () => {
  const cuts = unsafeCuts();
  expect(cuts.filter((cut) => !(cut in UNCUT))).toEqual([]);
  expect(Object.keys(UNCUT).filter((cut) => !cuts.includes(cut))).toEqual([]);
});

test('what a jsonb column gets is written by kernel/json.ts: JSON.stringify escapes what PostgreSQL refuses', () => {
  const unsafe = sources()
    .filter((file) => file.path.startsWith('api/src/') && !file.path.endsWith('.test.ts'))
    .filter((file) => /\$\{[^`]*?JSON\.stringify\([^`]*?\}::jsonb/.test(file.text));
  expect(unsafe.map((file) => file.path)).toEqual([]);
});
