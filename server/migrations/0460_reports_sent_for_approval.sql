-- The document that a report of the law became when it was sent for approval; its file keeps what was sent.
alter table report_runs add column sent_document_id bigint;
alter table report_runs add constraint report_runs_sent_document_fkey
  foreign key (institution_id, sent_document_id) references documents (institution_id, id);
create index report_runs_sent_document on report_runs (institution_id, sent_document_id) where sent_document_id is not null;
