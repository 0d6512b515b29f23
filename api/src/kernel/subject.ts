/**
 * The port through which a module reaches a subject that it does not own: a type and an id or code
 * in, a line about it out. Owners provide a resolver; a type nobody owns resolves to nothing.
 */
import type { Context } from './context.ts';

export interface Subject {
  readonly type: string;
  /** An id, or a code (AMB-17). */
  readonly id: string;
}
export interface SubjectLine {
  readonly type: string;
  readonly id: string;
  readonly code: string;
  readonly title: string;
  /** Where it is read on this site. */
  readonly path: string;
  readonly cover: string;
  /** The account that wrote it; null: the site. */
  readonly authorId: number | null;
  /** What it costs now, in minor units. */
  readonly amount: number | null;
}
/**
 * Resolves many ids or codes of one type at once; what is missing, or not for this viewer, is left
 * out.
 */
export type Resolver = (ctx: Context, idsOrCodes: readonly string[]) => Promise<SubjectLine[]>;

declare module './ports.ts' {
  interface Ports {
    /** By type. */
    readonly subjects: Readonly<Record<string, Resolver>>;
  }
}

/**
 * Lines of the given subjects by their type, and the id or code they were asked by: one batch per
 * type.
 */
export async function resolveSubjects(
  ctx: Context,
  subjects: readonly Subject[],
): Promise<(subject: Subject) => SubjectLine | undefined> {
  const byType = Map.groupBy(subjects, (subject) => subject.type);
  const found = new Map<string, SubjectLine>();
  await Promise.all(
    [...byType].map(async ([type, some]) => {
      const lines =
        (await resolverOf(ctx, type)?.(ctx, [...new Set(some.map((one) => one.id))])) ?? [];
      // an id wins over a code that looks the same
      for (const line of lines) found.set(`${type} ${line.code}`, line);
      for (const line of lines) found.set(`${type} ${line.id}`, line);
    }),
  );
  return ({ type, id }) => found.get(`${type} ${id}`);
}

/** Types come from requests: only own keys count. */
function resolverOf(ctx: Context, type: string): Resolver | undefined {
  return Object.hasOwn(ctx.ports.subjects, type) ? ctx.ports.subjects[type] : undefined;
}
