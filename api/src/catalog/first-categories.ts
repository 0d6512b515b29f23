/**
 * Categories for an installation that has none: the departments of shops, by the names that words
 * know them by, so that the first feed is not all of it under Other.
 */
import sql from 'sql-template-tag';
import type { Db } from '../kernel/postgres/database.ts';
import { DEPARTMENTS, NAMED_DEPARTMENTS } from '../words/index.ts';

interface FirstCategory {
  readonly code: string;
  readonly parent: string | null;
  readonly names: Readonly<Record<'en' | 'th' | 'id', string>>;
  readonly position: number;
}

const codeOf = (name: string) => name.replaceAll(/[^a-z]/g, '');
const titled = (name: string) => name.charAt(0).toUpperCase() + name.slice(1);

/**
 * Two levels: above departments is the first name that several of them have together. In English a
 * department keeps the name that `departmentOf` gives.
 */
const FIRST_CATEGORIES: readonly FirstCategory[] = (() => {
  const groups = NAMED_DEPARTMENTS.filter(({ departments }) => departments.length > 1);
  const called = new Map(
    NAMED_DEPARTMENTS.filter(({ departments }) => departments.length === 1).map((one) => [
      one.departments[0],
      one.called,
    ]),
  );
  const parents = new Map<string, string>();
  for (const { departments, called } of groups)
    for (const one of departments) if (!parents.has(one)) parents.set(one, codeOf(called.en));
  const used = new Set(parents.values());
  return [
    ...groups
      .filter(({ called }) => used.has(codeOf(called.en)))
      .map((group) => ({ code: codeOf(group.called.en), parent: null, names: group.called })),
    ...DEPARTMENTS.map(({ places }) => ({
      code: codeOf(places[0] ?? ''),
      parent: parents.get(places[0] ?? '') ?? null,
      names: { ...(called.get(places[0] ?? '') ?? namesIn(places)), en: places[0] ?? '' },
    })),
  ].map(({ names, ...one }, position) => ({
    ...one,
    position,
    names: { en: titled(names.en), th: names.th, id: titled(names.id) },
  }));
})();

/** The first name in Thai, and the one behind it in Indonesian. */
function namesIn(places: readonly string[]): { th: string; id: string } {
  const isThai = (name: string) => /[\u0E00-\u0E7F]/.test(name);
  const at = places.findIndex(isThai);
  const id = places.find((name, place) => place > at && !isThai(name));
  return { th: places[at] ?? '', id: id ?? '' };
}

/** Makes them where there is no category but Other, which an import makes by itself. */
export async function needCategories(db: Db): Promise<void> {
  const rows = JSON.stringify(FIRST_CATEGORIES);
  await db.transaction(async (tx) => {
    const made = await tx.run(sql`
      insert into category (code, names, level, position)
      select c.code, c.names, case when c.parent is null then 1 else 2 end, c.position
      from jsonb_to_recordset(${rows}::jsonb)
        as c(code text, names jsonb, parent text, position int)
      where not exists (select 1 from category where code <> 'other')
      on conflict (code) do nothing`);
    if (made === 0) return;
    await tx.run(sql`
      update category c set parent_id = p.id, path = array_remove(array[p.id, c.id], null)
      from jsonb_to_recordset(${rows}::jsonb) as f(code text, parent text)
        left join category p on p.code = f.parent
      where c.code = f.code`);
  });
}
