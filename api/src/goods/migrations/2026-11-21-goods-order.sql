-- Orders of the lists of goods beyond newest, price and discount, which their owners have.
create index goods_sold on goods (tenant_id, sold_count desc, id desc) where listed;
create index goods_rated on goods (tenant_id, rating desc nulls last, review_count desc, id desc) where listed;
