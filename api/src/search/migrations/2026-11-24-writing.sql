-- Articles, notes and all writing but deals are found by words too (SRCH-02).
alter table search_document drop constraint search_document_subject_type_check;
alter table search_document add constraint search_document_subject_type_check check (subject_type in ('GOODS', 'DEAL', 'WRITING'));
