/**
 * The texts that a statement may have, read from the sources: every branch of every fragment, with
 * `$n` for values.
 */
import { child, children, isSql } from './scope.ts';
import type { Node, Sources } from './scope.ts';
import { packaged, portText } from './follow.ts';
import { elements, follow, readingOf } from './expression.ts';
import type { Found, Reading } from './expression.ts';
import { combined, template } from './combine.ts';

/** Where a value goes; numbered at the end. */
const VALUE = '\u0001';

/** Each template in a text is preceded by its place as a comment: `/*file:offset*\u002f`. */
export const PLACE = /\/\*([\w./-]+:\d+)\*\//g;

/** The texts of all that is handed to `rows`, `row` or `run` of a database. */
export function statementsOf(read: Sources): string[] {
  const reading = readingOf(read);
  const sent = read.calls.flatMap(({ node, env }) => {
    const [statement] = children(node, 'arguments');
    const callee = child(node, 'callee');
    const isSent =
      callee.type === 'MemberExpression' &&
      ['rows', 'row', 'run'].includes(String(child(callee, 'property').name));
    return isSent && statement ? (texts(reading, { node: statement, env, frame: null }) ?? []) : [];
  });
  return [...new Set(sent)].map(numbered);
}

function numbered(text: string): string {
  let count = 0;
  return text.replaceAll(VALUE, () => `$${++count}`);
}

/** The texts of what is SQL; null where it is a value. */
function texts(reading: Reading, at: Found): string[] | null {
  const found = follow(reading, at)
    .map((one) => sqlOf(reading, one))
    .filter((one) => one !== null);
  return found.length === 0 ? null : found.flat();
}

function sqlOf(reading: Reading, at: Found): string[] | null {
  const { node, env } = at;
  if (isSql(node))
    return template(
      child(node, 'quasi'),
      (one) => texts(reading, { ...at, node: one }) ?? [VALUE],
    ).map((text) => `/*${env.file}:${node.start}*/${text}`);
  if (node.type === 'Identifier') return [''];
  const answered = portText(node);
  if (answered !== null) return [answered];
  const made = node.type === 'CallExpression' ? packaged(child(node, 'callee'), env) : null;
  const given = made ? children(node, 'arguments') : [];
  if (made === 'raw') return words(reading, { ...at, node: given[0] as Node });
  if (made === 'join') {
    const parts = elements(reading, { ...at, node: given[0] as Node }).map(
      (one) => texts(reading, one) ?? [VALUE],
    );
    const between = given[1] ? (words(reading, { ...at, node: given[1] })[0] ?? ',') : ',';
    return parts.length === 0 ? [VALUE] : combined(parts, between);
  }
  return null;
}

/** The words of a string; a number or what only the program knows is 1. */
function words(reading: Reading, at: Found): string[] {
  const all = follow(reading, at).flatMap(({ node, env, frame }) => {
    if (node.type === 'TemplateLiteral')
      return template(node, (one) => words(reading, { node: one, env, frame }));
    return node.type === 'Literal' ? [String(node.value)] : ['1'];
  });
  return all.length === 0 ? ['1'] : [...new Set(all)];
}
