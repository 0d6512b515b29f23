-- What a user called themselves, looked like and said before it was taken down: { nickname, avatar, biography }.
alter table account add column withdrawn jsonb;
