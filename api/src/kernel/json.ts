/**
 * JSON as PostgreSQL takes it: `jsonb` refuses the escapes of NUL and of half a surrogate pair, in
 * names as well as in values.
 */

/** An escaped backslash is left alone; the other escapes stand for what `jsonb` refuses. */
const ESCAPE = /\\(?:\\|u0000|ud[89a-f][0-9a-f]{2})/gi;

/** The text of a `jsonb` parameter: NUL is left out, half a surrogate pair becomes U+FFFD. */
export function jsonOf(value: unknown): string {
  const text = JSON.stringify(value) ?? 'null';
  // JSON.stringify escapes half a pair and nothing else by these letters
  return text.includes('\\u')
    ? text.replace(ESCAPE, (found) =>
        found === '\\\\' ? found : found === '\\u0000' ? '' : '\ufffd',
      )
    : text;
}
