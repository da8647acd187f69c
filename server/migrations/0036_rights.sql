-- Roles and departments as administrators manage them: the two roles of the program, the roles a department uses,
-- and departments that were closed.

-- DocAdmin and Director mean something to the program, so every institution has them from the moment it exists.
create function add_program_roles() returns trigger language plpgsql as $$
begin
  insert into roles (institution_id, name, description)
    values (new.id, 'DocAdmin', 'Vede și modifică toate documentele instituției') on conflict do nothing;
  insert into group_roles (institution_id, name, description, permissions)
    values (new.id, 'Director', 'Conduce compartimentul', '{permission.view_statistics_in_department}'),
           (new.id, 'Membru', '', '{}') on conflict do nothing;
  return null;
end $$;
create trigger institutions_program_roles after insert on institutions
  for each row execute function add_program_roles();
select set_config('app.institution_id', '0', true);
insert into roles (institution_id, name, description)
  values (0, 'DocAdmin', 'Vede și modifică toate documentele instituției') on conflict do nothing;
insert into group_roles (institution_id, name, description, permissions)
  values (0, 'Director', 'Conduce compartimentul', '{permission.view_statistics_in_department}'),
         (0, 'Membru', '', '{}') on conflict do nothing;

-- Which group roles a department uses; none = all of the institution.
create table user_group_roles (
  institution_id bigint not null,
  group_id bigint not null,
  group_role_id bigint not null,
  constraint user_group_roles_pkey primary key (institution_id, group_id, group_role_id),
  constraint user_group_roles_group_fkey foreign key (institution_id, group_id) references user_groups (institution_id, id) on delete cascade,
  constraint user_group_roles_role_fkey foreign key (institution_id, group_role_id) references group_roles (institution_id, id) on delete cascade
);
create index user_group_roles_role on user_group_roles (institution_id, group_role_id);
call make_tenant_table('user_group_roles');

-- A member's role is one that the department uses, whoever writes it.
create function check_member_role() returns trigger language plpgsql as $$
begin
  if exists (select 1 from user_group_roles r where r.institution_id = new.institution_id and r.group_id = new.group_id)
     and not exists (select 1 from user_group_roles r
                      where r.institution_id = new.institution_id and r.group_id = new.group_id and r.group_role_id = new.group_role_id) then
    raise exception 'the department does not use this role' using errcode = 'check_violation', constraint = 'group_members_role_used';
  end if;
  return new;
end $$;
create trigger group_members_role_used before insert or update of group_role_id on group_members
  for each row execute function check_member_role();
create index group_members_role on group_members (institution_id, group_role_id);

-- Every right a person holds, with the role or bundle it comes from ('' = given to the person).
create view person_right_sources with (security_invoker = true) as
  select p.institution_id, p.user_id, p.permission, 'person' as kind, 0::bigint as source_id, '' as source_name
    from user_permissions p
  union all
  select ur.institution_id, ur.user_id, x.permission, 'role', r.id, r.name
    from user_roles ur
    join roles r on r.institution_id = ur.institution_id and r.id = ur.role_id
    cross join lateral unnest(r.permissions) x (permission)
  union all
  select ur.institution_id, ur.user_id, x.permission, 'role', r.id, r.name
    from user_roles ur
    join roles r on r.institution_id = ur.institution_id and r.id = ur.role_id
    join role_bundles rb on rb.institution_id = ur.institution_id and rb.role_id = ur.role_id
    join permission_bundles b on b.institution_id = rb.institution_id and b.id = rb.bundle_id
    cross join lateral unnest(b.permissions) x (permission)
  union all
  select ub.institution_id, ub.user_id, x.permission, 'bundle', b.id, b.name
    from user_bundles ub
    join permission_bundles b on b.institution_id = ub.institution_id and b.id = ub.bundle_id
    cross join lateral unnest(b.permissions) x (permission);
grant select on person_right_sources to hdoc_app, hdoc_worker, hdoc_platform;
