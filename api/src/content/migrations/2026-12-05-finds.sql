-- New finds of shoppers (BEY-12): a walk by time over what people wrote, however much the house has published.
create index content_find on content (tenant_id, publish_time desc)
  where author_id is not null and type in ('DEAL', 'NOTE') and publish_status = 1 and audit_status = 'PASSED' and viewer_type = 'ALL';
