/**
 * The one port through which a module reaches a subject that it does not own: `{ type, id }` in, a line about
 * it out. Owners register a resolver when they are mounted; a type nobody owns resolves to nothing.
 */
import type { Context } from './context.ts';

export interface Subject {
  readonly type: string;
  readonly id: string;
}
export interface SubjectLine extends Subject {
  readonly title: string;
  readonly path: string;
  readonly cover: string;
}
/** Resolves many ids of one type at once; what is missing or not visible is left out. */
export type Resolver = (ctx: Context, ids: readonly string[]) => Promise<SubjectLine[]>;

const resolvers = new Map<string, Resolver>();

export function registerSubject(type: string, resolver: Resolver): void {
  resolvers.set(type, resolver);
}

/** Lines of the given subjects, one query per type. */
export async function resolveSubjects(ctx: Context, subjects: readonly Subject[]): Promise<SubjectLine[]> {
  const byType = Map.groupBy(subjects, (subject) => subject.type);
  const found = await Promise.all(
    [...byType].map(
      ([type, some]) =>
        resolvers.get(type)?.(
          ctx,
          some.map((one) => one.id),
        ) ?? [],
    ),
  );
  return found.flat();
}
