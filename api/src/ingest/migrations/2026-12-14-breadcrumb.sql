-- Where an operator puts what a source has under a breadcrumb, and below it, whatever its names say.
create table breadcrumb_place (
  source text not null,
  breadcrumb text not null,
  category_id bigint not null references category on delete cascade,
  primary key (source, breadcrumb)
);
create index breadcrumb_place_category on breadcrumb_place (category_id);
grant select, insert, update, delete on breadcrumb_place to khum_platform;
