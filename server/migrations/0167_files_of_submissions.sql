-- without transaction
create index concurrently if not exists files_submission on files (institution_id, submission_id)
  where submission_id is not null;
