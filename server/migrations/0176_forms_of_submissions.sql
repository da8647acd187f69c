-- What was filled in with a submission, the names of the files that its answers mean (by their ids in the public form), and
-- the paper that was drawn of it.
alter table submissions
  add column answers_id bigint,
  add column answer_files jsonb not null default '{}',
  add column paper_file_id bigint,
  add constraint submissions_answers_fkey foreign key (institution_id, answers_id) references form_answers (institution_id, id),
  add constraint submissions_paper_fkey foreign key (institution_id, paper_file_id) references files (institution_id, id)
    on delete set null (paper_file_id);
create unique index submissions_answers_key on submissions (institution_id, answers_id) where answers_id is not null;
create index submissions_paper on submissions (institution_id, paper_file_id) where paper_file_id is not null;
