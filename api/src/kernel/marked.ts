/**
 * What a viewer did with subjects: a port between the details of goods and content, which show it,
 * and the module of interactions above them. For nobody, nothing was done.
 */
import type { Context } from './context.ts';

export interface Marked {
  readonly thumbUp: boolean;
  readonly collected: boolean;
  /** The author of a content, or a user, is followed. */
  readonly followed: boolean;
}
export type MarkReader = (
  ctx: Context,
  type: 'CONTENT' | 'GOODS',
  id: number,
  authorId: number | null,
) => Promise<Marked>;

export const UNMARKED: Marked = { thumbUp: false, collected: false, followed: false };

declare module './ports.ts' {
  interface Ports {
    readonly marked: MarkReader;
  }
}

/** What this viewer did with one subject. */
export async function markedBy(
  ctx: Context,
  type: 'CONTENT' | 'GOODS',
  id: number,
  authorId: number | null = null,
): Promise<Marked> {
  return ctx.viewer ? ctx.ports.marked(ctx, type, id, authorId) : UNMARKED;
}
