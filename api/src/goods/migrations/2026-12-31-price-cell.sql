-- The lowest amount with the same first two digits: prices are counted by these cells, of which histograms are made whose edges have
-- two digits. Of a null amount null.
create function price_cell(amount bigint) returns bigint
language sql immutable parallel safe
as $$ select amount - amount % (10 ^ greatest(length(amount::text) - 2, 0))::bigint $$;
