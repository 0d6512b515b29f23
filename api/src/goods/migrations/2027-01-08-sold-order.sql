-- The order by sales: what is sold out has none (goods_price.sold), and comes last. Open deals keep goods_sold.
create index goods_price_most_sold on goods_price (tenant_id, sold desc nulls last, goods_id desc);
