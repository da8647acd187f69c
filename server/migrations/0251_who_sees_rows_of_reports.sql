-- Rows of reports that are of no document: who sees them is read again at each download. All null = the report's right is enough.
alter table report_rows
  add column register_id bigint,
  add column group_ids bigint[],
  add column user_id bigint;

-- Of sheets and reserved numbers that were read before, nobody knows any more who may see them: they are asked for again.
alter table report_rows no force row level security;
alter table report_runs no force row level security;
delete from report_rows l using report_runs r
 where r.institution_id = l.institution_id and r.id = l.run_id and r.report in ('open_sheets', 'loose_numbers');
update report_runs set state = 'removed' where state = 'done' and report in ('open_sheets', 'loose_numbers');
alter table report_runs force row level security;
alter table report_rows force row level security;
