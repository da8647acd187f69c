-- Documents that leave with an undone import leave the figures too.

create function count_removed() returns trigger language plpgsql as $$
begin
  insert into statistic_changes (institution_id, n, day, group_id, doc_type_id, code, status, deadline_on, closed_on, step)
    select institution_id, -1, registered_on, coalesce(group_id, 0), doc_type_id, statistic_code(category, arrival), status, deadline_on,
           closed_on, work_step(status, group_id)
      from removed where not is_test;
  return null;
end $$;
create trigger documents_statistics_removed after delete on documents
  referencing old table as removed for each statement execute function count_removed();
