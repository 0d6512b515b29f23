-- What is not for everybody is little, and counts leave it out (content/writing/find.ts).
create index content_restricted on content (tenant_id, viewer_type, id) where viewer_type <> 'ALL';
