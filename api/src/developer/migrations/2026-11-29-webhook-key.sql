-- A webhook that was made under an Idempotency-Key: the same request again finds it.
alter table webhook add column idempotency_key text;
create unique index webhook_key on webhook (account_id, idempotency_key) where idempotency_key is not null;
