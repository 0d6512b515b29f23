-- Since when a coupon takes nothing off: its end, or when it was found dead; null while it may work.
alter table coupon add column gone_at timestamptz;
update coupon set gone_at = case state when 'EXPIRED' then ends_at when 'DEAD' then updated_at end;
