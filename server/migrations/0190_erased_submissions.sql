-- What was rejected or closed is emptied when its time is over, or when its person wants it erased: it stays as a fact without
-- anything of who handed it in.
alter table submissions
  add column erased_at timestamptz,
  add constraint submissions_erased check (
    erased_at is null or (status in ('rejected', 'closed') and email = '' and subject = '' and comment = '' and answers_id is null));
create index submissions_kept on submissions (ended_at) where status in ('rejected', 'closed') and erased_at is null;
