-- Price tags that the history of their goods refutes, the biggest claims first: shown on home beside the good ones.
create index goods_price_refuted on goods_price (tenant_id, discount desc nulls last, goods_id)
  where verdict in ('RAISED_FIRST', 'FAKE') and in_stock and is_current and not seen_once;
