/** The text of `--map`: `field=Column,field="Column, with a comma"`, and back. Pure. */

const PAIR = /^\s*([a-z_]+)\s*=\s*(?:"((?:[^"]|"")*)"|(?!")([^,]*?))\s*(?:,|$)/;

/** Field → column; null when the text is no list of pairs. Within quotes a quote is doubled. */
export function parseMap(text: string): Record<string, string> | null {
  const map: Record<string, string> = {};
  for (let rest = text; rest.trim() !== ''; ) {
    const [whole, field, quoted, plain] = PAIR.exec(rest) ?? [];
    const column = quoted === undefined ? plain : quoted.replaceAll('""', '"');
    if (whole === undefined || !field || !column) return null;
    map[field] = column;
    rest = rest.slice(whole.length);
  }
  return Object.keys(map).length > 0 ? map : null;
}

/** A mapping as `--map` takes it; what the shell would cut is in quotes. */
export function mapText(mapping: Readonly<Record<string, string>>): string {
  return Object.entries(mapping)
    .map(
      ([field, column]) =>
        `${field}=${/[,"]|^\s|\s$/.test(column) ? `"${column.replaceAll('"', '""')}"` : column}`,
    )
    .join(',');
}

/**
 * The same as a shell takes it, with the option before it: what has a space or a sign of the
 * shell's is in quotes.
 */
export function mapOption(mapping: Readonly<Record<string, string>>): string {
  const text = mapText(mapping);
  return `--map ${/^[\p{L}\p{M}\p{N}_.,=:/-]+$/u.test(text) ? text : `'${text.replaceAll("'", "'\\''")}'`}`;
}
