-- Double entry (BEY-52): what one account is given, another gives. Units are never mixed: each unit of each scope adds up to
-- zero by itself.
create table ledger_account (
  id bigint generated always as identity primary key,
  tenant_id text not null references tenant,
  -- what is counted: chances, minor units of a currency
  unit text not null,
  -- where it counts: one activity
  scope text not null,
  -- 'issuer', from which everything comes; 'spent'; 'account 12' of a shopper
  holder text not null,
  balance bigint not null default 0,
  check (balance >= 0 or holder = 'issuer'),
  unique (tenant_id, unit, scope, holder)
) with (fillfactor = 50);
create index ledger_account_holder on ledger_account (tenant_id, holder, unit);
call protect_tenant_table('ledger_account');

create table ledger_transfer (
  id bigint generated always as identity primary key,
  tenant_id text not null references tenant,
  -- what makes it once: the same key never moves anything twice
  key text not null,
  from_id bigint not null references ledger_account,
  to_id bigint not null references ledger_account,
  amount bigint not null check (amount > 0),
  reason text not null,
  -- after it
  from_balance bigint not null,
  to_balance bigint not null,
  -- the transfer that this one takes back
  corrects bigint references ledger_transfer,
  at timestamptz not null,
  check (from_id <> to_id),
  unique (tenant_id, key)
);
create index ledger_transfer_from on ledger_transfer (from_id, id);
create index ledger_transfer_to on ledger_transfer (to_id, id);
create unique index ledger_transfer_corrects on ledger_transfer (corrects);
call protect_tenant_table('ledger_transfer');

-- Nobody but the function below writes, and it only adds.
revoke insert, update, delete on ledger_account, ledger_transfer from khum_app, khum_platform;

-- Moves an amount between two accounts of the connection's tenant. Accounts that are not there yet begin at zero; both are
-- locked in the order of their ids. Answers no row where the giver has not enough, and the first transfer of a key where
-- there was one (is_new is false).
create function ledger_post(unit_of text, scope_of text, giver text, taker text, amount_of bigint, reason_of text, key_of text,
  at_of timestamptz, corrects_of bigint)
returns table (id bigint, from_balance bigint, to_balance bigint, is_new boolean)
language plpgsql security definer
set search_path = public, pg_temp
as $$
#variable_conflict use_column
declare
  tenant text := current_tenant();
  giver_id bigint;
  taker_id bigint;
  giver_has bigint;
  taker_has bigint;
begin
  return query select t.id, t.from_balance, t.to_balance, false from ledger_transfer t where t.tenant_id = tenant and t.key = key_of;
  if found then return; end if;
  if (select count(*) from ledger_account a where a.tenant_id = tenant and a.unit = unit_of and a.scope = scope_of and a.holder in (giver, taker)) < 2 then
    insert into ledger_account (tenant_id, unit, scope, holder)
      select tenant, unit_of, scope_of, h from unnest(array[giver, taker]) h order by h on conflict do nothing;
  end if;
  select max(a.id) filter (where a.holder = giver), max(a.id) filter (where a.holder = taker),
      max(a.balance) filter (where a.holder = giver) - amount_of, max(a.balance) filter (where a.holder = taker) + amount_of
    into giver_id, taker_id, giver_has, taker_has
    from (select * from ledger_account where tenant_id = tenant and unit = unit_of and scope = scope_of and holder in (giver, taker)
      order by id for update) a;
  if giver = 'issuer' or giver_has >= 0 then
    -- of two that use one key at the same moment the second waits for the first, whichever accounts they name
    return query insert into ledger_transfer as t (tenant_id, key, from_id, to_id, amount, reason, from_balance, to_balance, corrects, at)
      values (tenant, key_of, giver_id, taker_id, amount_of, reason_of, giver_has, taker_has, corrects_of, at_of)
      on conflict (tenant_id, key) do nothing
      returning t.id, t.from_balance, t.to_balance, true;
    if found then
      update ledger_account a set balance = case when a.id = giver_id then giver_has else taker_has end where a.id in (giver_id, taker_id);
      return;
    end if;
  end if;
  return query select t.id, t.from_balance, t.to_balance, false from ledger_transfer t where t.tenant_id = tenant and t.key = key_of;
end $$;
revoke all on function ledger_post from public;
grant execute on function ledger_post to khum_app, khum_platform;
