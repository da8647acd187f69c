-- The file of the numbered answer that leaves: first the copy of what was agreed to, then the one that bears number and date.
alter table answer_drafts add column paper_file_id bigint;
alter table answer_drafts add column stamped boolean not null default false;
alter table answer_drafts add constraint answer_drafts_paper_fkey foreign key (institution_id, paper_file_id)
  references files (institution_id, id) on delete set null (paper_file_id);
create index answer_drafts_paper on answer_drafts (institution_id, paper_file_id) where paper_file_id is not null;
