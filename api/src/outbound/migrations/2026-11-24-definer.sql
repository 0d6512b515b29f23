-- The function that gives out a tag belongs to khum_definer, as all that read past row-level security do; no role that
-- serves may look into the schema.
grant usage on schema affiliate to khum_definer;
grant select on affiliate.program to khum_definer;
