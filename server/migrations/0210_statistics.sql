-- Figures: what statistics and reports count, kept as daily facts.

-- Where an open paper waits: 1 at the registry, 2 for distribution, 3 with a department, 4 for the citizen; null = closed.
create function work_step(p_status smallint, p_group bigint) returns smallint
  language sql immutable parallel safe
  return case when p_status = 15 then 4
              when p_status not in (1, 2, 3, 4, 5) then null
              when p_group is null then 1
              when p_status in (1, 2) then 2
              else 3 end::smallint;

-- The day a paper was closed; null = it is open or annulled. Papers closed before this column came get it in the background.
-- `step_since`: since when it waits where it waits; null = since it was registered.
alter table documents add column closed_on date, add column step_since timestamptz;
create index documents_closed_on on documents (institution_id, closed_on, id) include (register_id, access_level, doc_type_id, group_id, status)
  where closed_on is not null;
create index documents_closed_before on documents (institution_id, id)
  where closed_on is null and status in (6, 7, 8, 10, 11, 12, 13, 14);

create function is_closed_status(p_status smallint) returns boolean
  language sql immutable parallel safe
  return p_status in (6, 7, 8, 10, 11, 12, 13, 14);

-- Whoever changes a status may say when it was (`step_since`); else it is now.
create function note_step() returns trigger language plpgsql as $$
begin
  if (work_step(new.status, new.group_id), new.group_id) is not distinct from (work_step(old.status, old.group_id), old.group_id) then
    new.step_since := old.step_since;
  elsif new.step_since is not distinct from old.step_since then
    new.step_since := now();
  end if;
  new.closed_on := case
    when not is_closed_status(new.status) then null
    when is_closed_status(old.status) and old.closed_on is not null then old.closed_on
    else greatest(new.registered_on, coalesce(new.closed_on, local_day(new.step_since), local_day(now()))) end;
  return new;
end $$;
create trigger documents_note_step before update on documents for each row
  when (old.status is distinct from new.status or old.group_id is distinct from new.group_id) execute function note_step();

-- A document that comes closed, of another system for example.
create function note_closed() returns trigger language plpgsql as $$
begin
  new.closed_on := greatest(new.registered_on, local_day(now()));
  return new;
end $$;
create trigger documents_note_closed before insert on documents for each row
  when (new.closed_on is null and new.status in (6, 7, 8, 10, 11, 12, 13, 14)) execute function note_closed();

-- Stays of papers in a step that have ended: who had them and what they were is not told. They outlive the trail, and are
-- what the time in each step is counted from. 5 = at approval, 6 = at dispatch.
create table work_stays (
  institution_id bigint not null,
  id bigint generated always as identity,
  document_id bigint not null,
  step smallint not null,
  -- 0 = none.
  group_id bigint not null,
  since timestamptz not null,
  until timestamptz not null,
  constraint work_stays_pkey primary key (institution_id, id),
  constraint work_stays_step check (step between 1 and 6)
);
call make_tenant_table('work_stays', p_append_only => true);

-- What happened since the facts were last added up, written in the transaction of the change: what a document counts as
-- now (`n` 1) and what it counted as before (`n` -1). `kind` 2: a stay, with its last day and its seconds.
create table statistic_changes (
  institution_id bigint not null,
  id bigint generated always as identity,
  kind smallint not null default 1,
  n smallint not null default 1,
  day date not null,
  group_id bigint not null,
  doc_type_id bigint not null default 0,
  -- Category × 10 + way of arrival; of a stay, its step.
  code smallint not null,
  status smallint not null default 0,
  deadline_on date,
  closed_on date,
  step smallint,
  seconds bigint not null default 0,
  constraint statistic_changes_pkey primary key (institution_id, id)
);
call make_tenant_table('statistic_changes');

-- Sums by day (grain 1), month (2) and year (3). Measures: 1 registered, 2 closed, 3 papers that become overdue (less those
-- that end overdue), 4 stays that ended, 5 open now by step and deadline, 6 closed by status, 7 incoming by way of arrival.
create table statistic_facts (
  institution_id bigint not null,
  grain smallint not null,
  measure smallint not null,
  day date not null,
  group_id bigint not null,
  doc_type_id bigint not null,
  -- Of what is registered the category (1 incoming, 2 outgoing, 3 internal); of stays and open papers the step.
  code smallint not null,
  n bigint not null,
  in_time bigint not null,
  days bigint not null,
  -- Working days of closed papers, seconds of stays.
  more bigint not null,
  constraint statistic_facts_pkey primary key (institution_id, grain, measure, day, group_id, doc_type_id, code)
) with (fillfactor = 80);
call make_tenant_table('statistic_facts');

-- `calendar`: by which free days the facts count working days. `built`: whether the facts hold what was before them.
create table statistic_states (
  institution_id bigint not null,
  calendar text not null default '',
  built boolean not null default true,
  constraint statistic_states_pkey primary key (institution_id),
  constraint statistic_states_institution_fkey foreign key (institution_id) references institutions (id)
);
call make_tenant_table('statistic_states');
insert into statistic_states (institution_id, built)
  select i.id, false from institutions i where exists (select from documents d where d.institution_id = i.id);

create function statistic_code(p_category text, p_arrival text) returns smallint
  language sql immutable parallel safe
  return (case p_category when 'intrare' then 10 when 'iesire' then 20 else 30 end
          + case p_arrival when 'in_person' then 1 when 'post' then 2 when 'courier' then 3 when 'email' then 4
                           when 'electronic' then 5 when 'fax' then 6 else 0 end)::smallint;

create function count_registered() returns trigger language plpgsql as $$
begin
  insert into statistic_changes (institution_id, day, group_id, doc_type_id, code, status, deadline_on, closed_on, step)
    select institution_id, registered_on, coalesce(group_id, 0), doc_type_id, statistic_code(category, arrival), status, deadline_on,
           closed_on, work_step(status, group_id)
      from added where not is_test;
  return null;
end $$;
create trigger documents_statistics_added after insert on documents
  referencing new table as added for each statement execute function count_registered();

create function count_changed() returns trigger language plpgsql as $$
declare
  v_before smallint := work_step(old.status, old.group_id);
  v_after smallint := work_step(new.status, new.group_id);
begin
  insert into statistic_changes (institution_id, n, day, group_id, doc_type_id, code, status, deadline_on, closed_on, step)
  values (old.institution_id, -1, old.registered_on, coalesce(old.group_id, 0), old.doc_type_id, statistic_code(old.category, old.arrival),
          old.status, old.deadline_on, old.closed_on, v_before),
         (new.institution_id, 1, new.registered_on, coalesce(new.group_id, 0), new.doc_type_id, statistic_code(new.category, new.arrival),
          new.status, new.deadline_on, new.closed_on, v_after);
  if v_before is not null and (v_before, old.group_id) is distinct from (v_after, new.group_id) then
    perform end_stay(old.institution_id, old.id, v_before, old.group_id, coalesce(old.step_since, old.registered_at), new.step_since);
  end if;
  return null;
end $$;
create trigger documents_statistics_changed after update on documents for each row
  when (not new.is_test and (old.status, old.group_id, old.doc_type_id, old.deadline_on, old.closed_on, old.arrival, old.category)
        is distinct from (new.status, new.group_id, new.doc_type_id, new.deadline_on, new.closed_on, new.arrival, new.category))
  execute function count_changed();

create function end_stay(p_institution bigint, p_document bigint, p_step smallint, p_group bigint, p_since timestamptz, p_until timestamptz)
  returns void language plpgsql as $$
begin
  insert into work_stays (institution_id, document_id, step, group_id, since, until)
  values (p_institution, p_document, p_step, coalesce(p_group, 0), p_since, greatest(p_since, p_until));
  insert into statistic_changes (institution_id, kind, day, group_id, code, seconds)
  values (p_institution, 2, local_day(greatest(p_since, p_until)), coalesce(p_group, 0), p_step,
          extract(epoch from greatest(p_since, p_until) - p_since)::bigint);
end $$;

-- Approvals and dispatches run beside the other steps, so their stays are told by themselves.
create function note_approval_ended() returns trigger language plpgsql as $$
begin
  perform end_stay(new.institution_id, new.document_id, 5::smallint, d.group_id, new.requested_at, new.ended_at)
     from documents d where d.institution_id = new.institution_id and d.id = new.document_id and not d.is_test;
  return null;
end $$;
create trigger approval_requests_note_ended after update on approval_requests for each row
  when (old.is_open and not new.is_open) execute function note_approval_ended();

create function note_dispatch_sent() returns trigger language plpgsql as $$
begin
  perform end_stay(new.institution_id, new.document_id, 6::smallint, d.group_id, new.prepared_at, now())
     from documents d where d.institution_id = new.institution_id and d.id = new.document_id and not d.is_test;
  return null;
end $$;
create trigger dispatches_note_sent after update on dispatches for each row
  when (old.status = 'prepared' and new.status = 'sent') execute function note_dispatch_sent();

-- Work of a department that ended in a period, and complaints of a period, are read from these alone.
create index case_shares_closed_in on case_shares (institution_id, group_id, ended_at) include (user_id, assigned_at, due_on)
  where status = 'closed';
create index complaints_confirmed on complaints (institution_id, confirmed_at) include (type_id, status, document_id, lat, lng);
