-- without transaction
-- Shares whose own deadline comes near, day by day.
create index concurrently if not exists case_shares_deadline on case_shares (institution_id, deadline_on, id)
  where is_open and deadline_on is not null;
