-- Row-level security binds the owner of the tables too: a Khum that serves as the owner by mistake sees nothing, instead
-- of every tenant. Functions that need to read past the policies belong to khum_definer, which may not log in and
-- owns no table; kernel/postgres/seal.ts does the same for the tables that there are, after each round of migrations.
create or replace procedure protect_tenant_table(name text) language plpgsql as $$
begin
  execute format('alter table %I enable row level security', name);
  execute format('alter table %I force row level security', name);
  execute format('create policy tenant on %I to khum_app using (tenant_id = current_tenant()) with check (tenant_id = current_tenant())', name);
  execute format('create policy platform on %I to khum_platform using (true) with check (true)', name);
  execute format('create policy definer on %I to khum_definer using (true) with check (true)', name);
  execute format('grant select, insert, update, delete on %I to khum_app, khum_platform, khum_definer', name);
end $$;
