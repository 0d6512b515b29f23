/**
 * What a person can take with them (BEY-17): a port between the account, which packs it, and the
 * modules that store it. Each gives its own rows.
 */
import type { Context } from './context.ts';

/**
 * One line of a file, as JSON and as CSV: flat, times in ISO 8601, money as decimals of the
 * region's currency.
 */
export type ExportRow = Readonly<
  Record<string, string | number | boolean | null | readonly string[]>
>;
/**
 * Files by their names, such as `likes`; a file without rows is left out of the CSV, never out of
 * the JSON.
 */
export type ExportPart = Readonly<Record<string, readonly ExportRow[]>>;
/**
 * Everything that a module stores of an account. `ctx.viewer` is its owner, `ctx.lang` the language
 * they asked in.
 */
export type ExportOf = (ctx: Context, accountId: number) => Promise<ExportPart>;

declare module './ports.ts' {
  interface Ports {
    /** What each module stores of an account, by the name of the module. */
    readonly exports: Readonly<Record<string, ExportOf>>;
  }
}

/** The files of all modules. */
export async function exportOfAll(ctx: Context, accountId: number): Promise<ExportPart> {
  const all: Record<string, readonly ExportRow[]> = {};
  // one after the other: nobody waits for it
  for (const exportOf of Object.values(ctx.ports.exports)) {
    for (const [name, rows] of Object.entries(await exportOf(ctx, accountId))) {
      if (all[name]) throw new Error(`Two modules give a file named ${name}.`);
      all[name] = rows;
    }
  }
  return all;
}
