-- As in 0007, for changes of many documents at once: their rows before and after are compared as sets. Joined, they were
-- looked through once for each of them, because the plan that a session keeps was made for one. What changes nothing that is
-- counted, like the department at work or the place of the paper, is left alone.
create or replace function count_documents_changed() returns trigger language plpgsql as $$
begin
  if not exists (
    select institution_id, id, register_id, access_level, status, resume_status, pending_until, deadline_on from added
    except
    select institution_id, id, register_id, access_level, status, resume_status, pending_until, deadline_on from removed) then
    return null;
  end if;
  insert into document_totals as t
    select institution_id, pg_backend_pid() % 16, register_id, access_level, status, sum(step)
      from (select institution_id, register_id, access_level, status, -1 as step from removed
            union all
            select institution_id, register_id, access_level, status, 1 from added) both_sides
     group by 1, 2, 3, 4, 5 having sum(step) <> 0 order by 1, 3, 4, 5
    on conflict on constraint document_totals_pkey do update set documents = t.documents + excluded.documents;
  insert into document_counts as c
    select institution_id, pg_backend_pid() % 16, register_id, access_level, status, coalesce(resume_status, 0),
           coalesce(pending_until, 'infinity'), count_deadline(status, deadline_on), sum(step)
      from (select institution_id, register_id, access_level, status, resume_status, pending_until, deadline_on, -1 as step from removed
            union all
            select institution_id, register_id, access_level, status, resume_status, pending_until, deadline_on, 1 from added) both_sides
     group by 1, 2, 3, 4, 5, 6, 7, 8 having sum(step) <> 0 order by 1, 3, 4, 5, 6, 7, 8
    on conflict on constraint document_counts_pkey do update set documents = c.documents + excluded.documents;
  update document_access a
     set register_id = d.register_id, access_level = d.access_level, status = d.status, resume_status = d.resume_status,
         pending_until = d.pending_until, deadline_on = d.deadline_on
    from (select institution_id, id, register_id, access_level, status, resume_status, pending_until, deadline_on from added
          except
          select institution_id, id, register_id, access_level, status, resume_status, pending_until, deadline_on from removed) d
   where a.institution_id = d.institution_id and a.document_id = d.id;
  return null;
end $$;
