-- What lies open with a department, soonest first: the dashboard counts it without reading what is closed.
create index documents_group_due on documents (institution_id, group_id, deadline_on, id) include (access_level, status)
  where group_id is not null and status in (1, 2, 3, 5, 15);
