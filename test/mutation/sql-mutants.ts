/**
 * Mutants of the SQL in a file of TypeScript: one token changed in the text of a `sql` template.
 * Pure.
 */

export interface Mutant {
  readonly at: number;
  readonly from: string;
  readonly to: string;
  readonly source: string;
}

const SWAPS: Readonly<Record<string, string>> = {
  '<=': '<',
  '>=': '>',
  '<>': '=',
  '<': '<=',
  '>': '>=',
  '=': '<>',
  '+': '-',
  '-': '+',
  '*': '/',
  and: 'or',
  or: 'and',
  min: 'max',
  max: 'min',
  least: 'greatest',
  greatest: 'least',
  desc: 'asc',
  exists: 'not exists',
  'is not null': 'is null',
  'is null': 'is not null',
  true: 'false',
  false: 'true',
};
const TOKEN =
  /'(?:[^']|'')*'|--[^\n]*|::|->>|->|\|\||<=|>=|<>|[<>=+*-]|\bis not null\b|\bis null\b|\b\d+(?:\.\d+)?\b|\b[a-z_][a-z_0-9]*\b/g;

/** Texts of `sql` templates, without their holes. */
export function sqlTexts(source: string): { at: number; text: string }[] {
  const texts: { at: number; text: string }[] = [];
  for (let at = source.indexOf('sql`'); at !== -1; at = source.indexOf('sql`', at))
    at = readTemplate(source, at + 4, texts);
  return texts;
}

/** Reads on to the end of a template, of the ones in its holes too; gives where it ends. */
function readTemplate(source: string, from: number, texts: { at: number; text: string }[]): number {
  let begin = from;
  let at = from;
  while (at < source.length && source[at] !== '`') {
    if (!source.startsWith('${', at)) {
      at += 1;
      continue;
    }
    texts.push({ at: begin, text: source.slice(begin, at) });
    at = readHole(source, at + 2, texts);
    begin = at;
  }
  texts.push({ at: begin, text: source.slice(begin, at) });
  return at + 1;
}

function readHole(source: string, from: number, texts: { at: number; text: string }[]): number {
  let depth = 1;
  let at = from;
  while (depth > 0 && at < source.length) {
    if (source.startsWith('sql`', at)) {
      at = readTemplate(source, at + 4, texts);
      continue;
    }
    if (source[at] === '`') {
      at = readTemplate(source, at + 1, []);
      continue;
    }
    if (source[at] === '{') depth += 1;
    if (source[at] === '}') depth -= 1;
    at += 1;
  }
  return at;
}

export function sqlMutants(source: string): Mutant[] {
  const mutants: Mutant[] = [];
  for (const { at, text } of sqlTexts(source)) {
    for (const match of text.matchAll(TOKEN)) {
      const from = match[0];
      const place = at + match.index;
      const to = /^\d+$/.test(from) ? String(Number(from) + 1) : SWAPS[from];
      if (to === undefined) continue;
      mutants.push({
        at: place,
        from,
        to,
        source: source.slice(0, place) + to + source.slice(place + from.length),
      });
    }
  }
  return mutants;
}
