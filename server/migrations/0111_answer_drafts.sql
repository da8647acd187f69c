-- The answer of a case while it is written: its text, and the file of the case's first document that is made of it.

create table answer_drafts (
  institution_id bigint not null,
  case_id bigint not null,
  text text not null,
  -- The file, a version for each time it was written.
  file_id bigint,
  -- The outgoing document that bears the same bytes, once the answer has its number.
  document_id bigint,
  written_at timestamptz not null,
  written_by_name text not null,
  version integer not null default 1,
  constraint answer_drafts_pkey primary key (institution_id, case_id),
  constraint answer_drafts_case_fkey foreign key (institution_id, case_id) references cases (institution_id, id),
  constraint answer_drafts_file_fkey foreign key (institution_id, file_id) references files (institution_id, id)
    on delete set null (file_id),
  constraint answer_drafts_document_fkey foreign key (institution_id, document_id) references documents (institution_id, id)
);
create index answer_drafts_file on answer_drafts (institution_id, file_id) where file_id is not null;
create index answer_drafts_document on answer_drafts (institution_id, document_id) where document_id is not null;
call make_tenant_table('answer_drafts');
