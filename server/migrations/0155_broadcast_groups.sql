-- The departments that are told of each paper of a type that is broadcast to departments.
alter table doc_types add column broadcast_group_ids bigint[] not null default '{}';

-- An array has no foreign key. Departments are never deleted; one that is not active any more is told nothing.
create function check_broadcast_groups() returns trigger language plpgsql as $$
begin
  if exists (select from unnest(new.broadcast_group_ids) x(id)
              where not exists (select from user_groups g where g.institution_id = new.institution_id and g.id = x.id)) then
    raise exception 'not a department' using errcode = '23503', constraint = 'doc_types_broadcast_groups_fkey';
  end if;
  return new;
end $$;
create trigger doc_types_broadcast_groups before insert or update of broadcast_group_ids on doc_types
  for each row when (new.broadcast_group_ids <> '{}') execute function check_broadcast_groups();
