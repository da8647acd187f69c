-- What open pages are told of: changes of the trail, and what modules tell besides. Positions follow the order in
-- which changes became visible, because one transaction after the other gives them, after the commits.

-- What has no position yet.
create table live_waiting (
  institution_id bigint not null,
  id bigint generated always as identity,
  subject_type text not null,
  action text not null,
  subject_ids bigint[] not null,
  -- Who did it; id 0 = the system.
  actor_institution_id bigint not null default 0,
  actor_id bigint not null default 0,
  -- The only person who is told; null = whoever may see the subject.
  for_institution_id bigint,
  for_user_id bigint,
  constraint live_waiting_pkey primary key (institution_id, id),
  constraint live_waiting_institution_fkey foreign key (institution_id) references institutions (id),
  constraint live_waiting_for check ((for_institution_id is null) = (for_user_id is null))
);
create index live_waiting_id on live_waiting (id);
call make_tenant_table('live_waiting');

create table live_changes (
  institution_id bigint not null,
  position bigint not null,
  subject_type text not null,
  action text not null,
  subject_ids bigint[] not null,
  actor_institution_id bigint not null,
  actor_id bigint not null,
  for_institution_id bigint,
  for_user_id bigint,
  at timestamptz not null default clock_timestamp(),
  constraint live_changes_pkey primary key (institution_id, position),
  constraint live_changes_institution_fkey foreign key (institution_id) references institutions (id)
);
create index live_changes_at on live_changes (at);
call make_tenant_table('live_changes');
-- Only who gives positions writes here.
revoke insert, update, delete on live_changes from hdoc_app, hdoc_worker;

create table live_heads (
  institution_id bigint not null,
  position bigint not null,
  constraint live_heads_pkey primary key (institution_id),
  constraint live_heads_institution_fkey foreign key (institution_id) references institutions (id)
);
call make_tenant_table('live_heads');
revoke insert, update, delete on live_heads from hdoc_app, hdoc_worker;

-- Tells open pages of a change that the trail does not hold. One notice a transaction wakes who gives positions.
create function tell_live(
  p_institution bigint, p_subject_type text, p_action text, p_subject_ids bigint[],
  p_for_institution bigint default null, p_for_user bigint default null
) returns void language plpgsql as $$
begin
  insert into live_waiting (institution_id, subject_type, action, subject_ids, for_institution_id, for_user_id)
    values (p_institution, p_subject_type, p_action, p_subject_ids, p_for_institution, p_for_user);
  perform pg_notify('hdoc_wake', 'live');
end $$;

-- An entry that leaves the sealer's queue was committed. Equal acts of one person become one row, so that a thousand
-- registrations are told as one change.
create function queue_live_changes() returns trigger language plpgsql as $$
begin
  insert into live_waiting (institution_id, subject_type, action, subject_ids, actor_institution_id, actor_id)
    select s.institution_id, e.subject_type, e.action, array_agg(distinct e.subject_id), e.actor_institution_id, e.actor_id
      from sealed s cross join lateral (
        select * from audit_entries a where a.institution_id = s.institution_id and a.id = s.entry_id offset 0) e
     group by s.institution_id, e.subject_type, e.action, e.actor_institution_id, e.actor_id
     order by min(s.entry_id);
  if found then perform pg_notify('hdoc_wake', 'live'); end if;
  return null;
end $$;
create trigger audit_unsealed_live after delete on audit_unsealed
  referencing old table as sealed for each statement execute function queue_live_changes();

-- Gives positions to what waits, at most p_most rows, and notifies the servers with `institution:position`. One at a
-- time: a position is visible before the next one is given. Answers how many rows got one.
create function place_live_changes(p_most integer) returns integer language plpgsql as $$
declare
  v_head record;
  v_placed integer := 0;
begin
  perform pg_advisory_xact_lock(hashtextextended('live changes', 0));
  for v_head in
    with oldest as (
      select institution_id, id from live_waiting order by id limit p_most),
    taken as (
      delete from live_waiting w using oldest o where w.institution_id = o.institution_id and w.id = o.id
      returning w.*),
    counted as (
      select institution_id, count(*) as rows from taken group by institution_id),
    heads as (
      insert into live_heads as h (institution_id, position) select institution_id, rows from counted
      on conflict (institution_id) do update set position = h.position + excluded.position
      returning h.institution_id, h.position),
    placed as (
      insert into live_changes (institution_id, position, subject_type, action, subject_ids, actor_institution_id, actor_id,
          for_institution_id, for_user_id)
      select t.institution_id, h.position - c.rows + row_number() over (partition by t.institution_id order by t.id),
             t.subject_type, t.action, t.subject_ids, t.actor_institution_id, t.actor_id, t.for_institution_id, t.for_user_id
        from taken t join heads h on h.institution_id = t.institution_id join counted c on c.institution_id = t.institution_id)
    select h.institution_id, h.position, c.rows from heads h join counted c on c.institution_id = h.institution_id
  loop
    perform pg_notify('hdoc_live', v_head.institution_id || ':' || v_head.position);
    v_placed := v_placed + v_head.rows;
  end loop;
  return v_placed;
end $$;
