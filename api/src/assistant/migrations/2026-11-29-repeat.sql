-- A digest of the question and of the client's word for it (Idempotency-Key): a question that is sent again because its answer got
-- lost is answered from here and counted once.
alter table conversation_message add column repeat_of text;
create unique index conversation_message_repeat on conversation_message (conversation_id, repeat_of) where repeat_of is not null;
