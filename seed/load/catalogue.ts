/** Categories and brands, shared by all tenants. */
import sql from 'sql-template-tag';
import { brandInitial, brandNorm } from '#api/catalog/index.ts';
import type { Db } from '#api/kernel/postgres/database.ts';
import type { Studio, Take, TakeLogo } from '../picture/studio.ts';
import { brandSeeds } from '../world/brands.ts';
import { categorySeeds } from '../world/categories.ts';

export async function loadCatalogue(db: Db, take: Take, takeLogo: TakeLogo): Promise<void> {
  const categories = categorySeeds().map((one, position) => ({
    code: one.code,
    names: one.names,
    icon: take(one.motif, 0),
    level: one.level,
    parent: one.parent ?? null,
    position,
  }));
  const brands = brandSeeds().map(({ name }) => ({
    code: name.toLowerCase(),
    name,
    norm: brandNorm(name),
    initial: brandInitial(name),
    logo: takeLogo(name),
  }));
  await db.transaction(async (tx) => {
    for (const level of [1, 2, 3]) {
      await tx.run(sql`insert into category (code, names, icon, level, parent_id, position)
        select c.code, c.names, c.icon, c.level, p.id, c.position
          from jsonb_to_recordset(${JSON.stringify(categories.filter((one) => one.level === level))}::jsonb)
          as c(code text, names jsonb, icon text, level smallint, parent text, position int)
            left join category p on p.code = c.parent
        on conflict (code) do nothing`);
    }
    await tx.run(sql`with recursive walk as (select id, array[id] as path from category
        where parent_id is null
      union all select c.id, w.path || c.id from category c
        join walk w on c.parent_id = w.id) update category c set path = w.path from walk w
        where w.id = c.id and c.path <> w.path`);
    await tx.run(sql`insert into brand (code, name, norm, initial, logo)
      select b.code, b.name, b.norm, b.initial, b.logo from
        jsonb_to_recordset(${JSON.stringify(brands)}::jsonb) as b(code text, name text, norm text,
        initial text, logo text) on conflict do nothing`);
  });
}

/**
 * Gives logos to brands of a demo world that was loaded before there were any; the studio is opened
 * only if there are such brands. Returns how many.
 */
export async function addLogos(db: Db, open: () => Studio): Promise<number> {
  const codes = brandSeeds().map(({ name }) => name.toLowerCase());
  const bare = await db.rows<{ code: string; name: string }>(
    sql`select b.code, b.name from brand b where b.logo = '' and b.code = any(${codes}::text[])`,
  );
  if (bare.length === 0) return 0;
  const studio = open();
  const drawn = bare.map(({ code, name }) => ({ code, logo: studio.takeLogo(name) }));
  await studio.done();
  return db.run(sql`update brand b set logo = d.logo
    from jsonb_to_recordset(${JSON.stringify(drawn)}::jsonb) as d(code text, logo text)
    where b.code = d.code`);
}
