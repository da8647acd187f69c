-- Open pages are also told of what the trail does not hold: scans that arrive and are read, notices that are made and read.

create function tell_scan_change() returns trigger language plpgsql as $$
begin
  perform tell_live(coalesce(new.institution_id, old.institution_id), 'scan', 'scan.changed', '{}');
  return null;
end $$;
create trigger scans_live_added after insert on scans for each row execute function tell_scan_change();
create trigger scans_live_moved after update of state on scans
  for each row when (old.state is distinct from new.state) execute function tell_scan_change();
create trigger scans_live_removed after delete on scans for each row execute function tell_scan_change();

-- Once for each person, however many notices they got.
create function tell_new_notices() returns trigger language plpgsql as $$
begin
  perform tell_live(t.institution_id, 'notification', 'notification.changed', '{}', t.user_institution_id, t.user_id)
    from (select distinct institution_id, user_institution_id, user_id from told where in_panel) t;
  return null;
end $$;
create trigger notifications_live_new after insert on notifications
  referencing new table as told for each statement execute function tell_new_notices();

create function tell_read_notices() returns trigger language plpgsql as $$
begin
  perform tell_live(t.institution_id, 'notification', 'notification.changed', '{}', t.user_institution_id, t.user_id)
    from (select distinct n.institution_id, n.user_institution_id, n.user_id
            from now_told n join was_told w on w.institution_id = n.institution_id and w.id = n.id
           where n.in_panel and n.read_at is distinct from w.read_at) t;
  return null;
end $$;
create trigger notifications_live_read after update on notifications
  referencing old table as was_told new table as now_told for each statement execute function tell_read_notices();
