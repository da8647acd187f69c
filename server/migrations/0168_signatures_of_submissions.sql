-- without transaction
create index concurrently if not exists file_signatures_submission on file_signatures (institution_id, submission_id)
  where submission_id is not null;
