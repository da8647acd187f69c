-- The answer that closes its case is registered with the status that it keeps, and with all who are to see it. It was
-- registered as open before, and closed some statements later: all indexes, counts, figures and rows of access twice.

-- `status` null = not resolved yet. Those who work on its case: nobody where it has none.
alter type paper_to_register add attribute status smallint, add attribute case_group_ids bigint[], add attribute case_user_ids bigint[];

create or replace function insert_papers(p_institution bigint, p_papers paper_to_register[]) returns void
  language plpgsql as $$
begin
  insert into documents (institution_id, id, register_id, series, counter, number, category, registered_at, registered_on, doc_type_id,
      issuer_id, issuer_name, short_description, pages, annexes, external_number, external_date, access_level, additional_info,
      physical_form, location, arrival, group_id, deadline_on, deadline_reason, registered_by_institution_id, registered_by_id,
      registered_by_name, tracking_code, is_test, on_paper, desk_group_id, paper_group_id, status, closed_on)
    select p_institution, p.id, p.register_id, p.series, p.counter, p.number, p.category, p.at, p.day, p.doc_type_id,
           p.issuer_id, p.issuer_name, p.short_description, p.pages, p.annexes, p.external_number, p.external_date, p.access_level,
           p.additional_info, p.physical_form, p.location, coalesce(p.arrival, ''), p.group_id, p.deadline_on, p.deadline_reason,
           (p.actor->>'institution_id')::bigint, nullif((p.actor->>'id')::bigint, 0), p.actor->>'name', p.tracking_code, p.is_test,
           comes_on_paper(p.physical_form, p.arrival), p.desk_group_id,
           case when comes_on_paper(p.physical_form, p.arrival) then p.desk_group_id end,
           coalesce(p.status, 1), case when is_closed_status(p.status) then p.day end
      from unnest(p_papers) p;
end $$;

-- Who sees papers from the start, one row for each with all reasons (migration 0007): whoever registered it, its department,
-- and those who work on its case. Of several departments the row says -1.
create function let_papers_be_seen(p_institution bigint, p_papers paper_to_register[]) returns void
  language plpgsql as $$
begin
  insert into document_access (institution_id, principal_kind, principal_id, document_id, reasons, register_id, access_level, status,
      deadline_on, department_id)
    select p_institution, x.kind, x.principal, p.id, x.reasons, p.register_id, p.access_level, coalesce(p.status, 1), p.deadline_on,
           case when p.case_group_ids <@ array[p.group_id] is not false then coalesce(p.group_id, 0)
                when p.group_id is null and cardinality(p.case_group_ids) = 1 then p.case_group_ids[1]
                else -1 end
      from unnest(p_papers) p,
           lateral (select s.kind, s.principal, bit_or(s.reason) as reasons
                      from (select 1, case when (p.actor->>'institution_id')::bigint = p_institution then (p.actor->>'id')::bigint end, 1
                            union all select 2, p.group_id, 2
                            union all select 2, g, 128 from unnest(p.case_group_ids) g
                            union all select 1, u, 8 from unnest(p.case_user_ids) u) s(kind, principal, reason)
                     where s.principal is not null
                     group by s.kind, s.principal) x;
end $$;

-- As in 0091, which is as in 0008; who sees the papers is written by the function above.
create or replace function register_documents(p_institution bigint, p_now timestamptz, p_items jsonb)
  returns table (item integer, id bigint, number text, registered_at timestamptz, registered_on date, deadline_on date)
  language plpgsql as $$
declare
  v_papers paper_to_register[];
  v_registers bigint[];
  v_given paper_to_register[] := '{}';
  v_paper paper_to_register;
  v_register record;
  v_reserved record;
  v_at timestamptz;
  v_on date;
  v_series text;
  v_next bigint;
  v_deadline jsonb;
  v_used bigint[] := '{}';
  v_attached integer;
  v_known integer := 0;
  v_gave boolean;
  v_new integer;
begin
  v_papers := array(
    select jsonb_populate_record(null::paper_to_register, e || jsonb_build_object('item', n - 1))
      from jsonb_array_elements(p_items) with ordinality as x(e, n) order by n);
  v_registers := array(select p.register_id from unnest(v_papers) p);

  -- All locks before anything is read: what a register is, is then read as its last change left it.
  perform 1 from register_counters c
   where c.institution_id = p_institution
     and c.register_id = any (v_registers || array(select s from unnest(v_papers) p, unnest(p.secondary_register_ids) s))
   order by c.register_id
     for update of c;

  for v_register in
    select r.id, r.code, r.pattern, r.category, r.reset, r.daily, r.number_after_reset, r.last_number, r.closed, r.secondary,
           c.series, c.manual_series, c.next_number, c.last_at,
           exists (select from register_access a where a.institution_id = p_institution and a.register_id = r.id) as is_restricted
      from register_counters c
      join registers r on r.institution_id = c.institution_id and r.id = c.register_id
     where c.institution_id = p_institution and c.register_id = any (v_registers)
     order by c.register_id
  loop
    v_at := greatest(coalesce(p_now, clock_timestamp()), v_register.last_at);
    v_on := local_day(v_at);
    v_series := series_of(v_register.reset, v_register.daily, v_register.manual_series, v_on);
    v_next := next_of_series(v_series, v_register.series, v_register.next_number, v_register.number_after_reset);

    v_gave := false;
    foreach v_paper in array v_papers loop
      continue when v_paper.register_id <> v_register.id;
      v_known := v_known + 1;
      if v_register.closed then raise exception 'closed' using errcode = 'HD011', detail = v_paper.item; end if;
      -- A secondary register gives further numbers to documents that have one already.
      if v_register.secondary then raise exception 'secondary' using errcode = 'HD017', detail = v_paper.item; end if;
      if v_register.category <> v_paper.category then
        raise exception 'category' using errcode = 'HD013', detail = v_paper.item;
      end if;
      if v_next > v_register.last_number and v_paper.reservation_id is null then
        raise exception 'full' using errcode = 'HD012', detail = v_paper.item;
      end if;
      if v_register.is_restricted and not v_paper.is_manager and not exists (
          select from register_access a where a.institution_id = p_institution and a.register_id = v_register.id and a.can_register
             and (a.user_id = (v_paper.actor->>'id')::bigint or a.group_id = any (v_paper.group_ids))) then
        raise exception 'no access' using errcode = 'HD010', detail = v_paper.item;
      end if;
      v_paper.at := v_at;
      if v_paper.reservation_id is null then
        v_paper.counter := v_next; v_paper.day := v_on; v_paper.series := v_series; v_paper.is_past := false;
        v_paper.number := format_number(v_register.pattern, v_next, v_on, v_register.code);
        v_next := v_next + 1; v_gave := true;
      else
        select n.counter, n.reserved_on, n.series, n.number into v_reserved
          from number_reservations n
         where n.institution_id = p_institution and n.id = v_paper.reservation_id
           and n.register_id = v_register.id and n.state = 'reserved'
           for update;
        if not found or v_paper.reservation_id = any (v_used) then
          raise exception 'reservation' using errcode = 'HD018', detail = v_paper.item;
        end if;
        v_used := v_used || v_paper.reservation_id;
        if v_reserved.reserved_on > v_on then raise exception 'not yet' using errcode = 'HD021', detail = v_paper.item; end if;
        v_paper.is_past := v_reserved.reserved_on < v_on;
        if v_paper.is_past and not coalesce(v_paper.may_use_past, false) then
          raise exception 'past day' using errcode = 'HD019', detail = v_paper.item;
        end if;
        if v_paper.is_past and coalesce(v_paper.reserved_reason, '') = '' then
          raise exception 'past day without reason' using errcode = 'HD020', detail = v_paper.item;
        end if;
        v_paper.counter := v_reserved.counter; v_paper.day := v_reserved.reserved_on; v_paper.series := v_reserved.series;
        v_paper.number := v_reserved.number;
      end if;
      v_deadline := v_paper.deadlines->(v_paper.day::text);
      if v_deadline is null then raise exception 'deadline day' using errcode = 'HD014', detail = v_paper.day; end if;
      v_paper.deadline_on := (v_deadline->>'date')::date;
      v_paper.deadline_reason := v_deadline->'reason';
      v_paper.id := nextval('documents_id_seq');
      v_given := v_given || v_paper;
    end loop;

    -- Where reserved numbers alone were used, the counter gave nothing and opens no series.
    if v_gave then
      update register_counters c set series = v_series, next_number = v_next, last_at = v_at
       where c.institution_id = p_institution and c.register_id = v_register.id;
    end if;
  end loop;
  if v_known <> cardinality(v_papers) then raise exception 'unknown register' using errcode = 'HD016'; end if;

  perform insert_papers(p_institution, v_given);
  insert into register_ledger (institution_id, register_id, series, counter, number, given_at, year, document_id)
    select p_institution, p.register_id, p.series, p.counter, p.number, p.at, extract(year from p.day), p.id
      from unnest(v_given) p where p.reservation_id is null
  on conflict on constraint register_ledger_number_key do nothing;
  get diagnostics v_new = row_count;
  if v_new + cardinality(v_used) < cardinality(v_given) then
    select p.item, p.number, extract(year from p.day) as year, r.name into v_reserved
      from unnest(v_given) p
      join registers r on r.institution_id = p_institution and r.id = p.register_id
     where p.reservation_id is null and not exists (
       select from register_ledger l where l.institution_id = p_institution and l.document_id = p.id)
     limit 1;
    raise exception 'number repeats' using errcode = 'HD024', detail = v_reserved.item,
      hint = jsonb_build_object('register', v_reserved.name, 'number', v_reserved.number, 'year', v_reserved.year);
  end if;
  if cardinality(v_used) > 0 then
    update number_reservations n
       set state = 'used', document_id = p.id, used_at = p.at, used_by_name = p.actor->>'name',
           used_reason = case when p.is_past then p.reserved_reason else '' end
      from unnest(v_given) p
     where n.institution_id = p_institution and n.id = p.reservation_id;
  end if;
  perform let_papers_be_seen(p_institution, v_given);

  foreach v_paper in array v_given loop
    continue when coalesce(cardinality(v_paper.upload_ids), 0) = 0;
    update files f set document_id = v_paper.id
     where f.institution_id = p_institution and f.id = any (v_paper.upload_ids) and f.document_id is null
       and f.created_by_institution_id = (v_paper.actor->>'institution_id')::bigint
       and f.created_by_id = (v_paper.actor->>'id')::bigint;
    get diagnostics v_attached = row_count;
    if v_attached <> cardinality(v_paper.upload_ids) then
      raise exception 'upload' using errcode = 'HD015', detail = v_paper.item;
    end if;
  end loop;

  perform write_audits(p_institution, 'document.registered', 'document', array(
    select row(p.id, p.at, p.actor,
             (jsonb_build_object('after', jsonb_build_object('number', p.number, 'register_id', p.register_id, 'issuer', p.issuer_name,
                'short_description', p.short_description, 'deadline_on', p.deadline_on, 'files', coalesce(cardinality(p.upload_ids), 0))
              || case when p.reservation_id is null then '{}'::jsonb else jsonb_build_object('reserved_on', p.day) end
              || case when p.status is null then '{}'::jsonb else jsonb_build_object('status', p.status) end)
              || case when p.is_past then jsonb_build_object('reason', p.reserved_reason) else '{}'::jsonb end)::text)::act_to_audit
      from unnest(v_given) p));
  insert into outbox_events (institution_id, type, payload, created_at)
    select p_institution, 'document.registered', jsonb_build_object('document_id', p.id), p.at from unnest(v_given) p;

  if exists (select from unnest(v_given) p where cardinality(p.secondary_register_ids) > 0) then
    perform give_further_numbers(p_institution, p_now, (
      select jsonb_agg(jsonb_build_object('document_id', p.id, 'register_id', s, 'position', p.item, 'actor', p.actor,
               'group_ids', p.group_ids, 'is_manager', p.is_manager) order by p.register_id, p.item, n)
        from unnest(v_given) p, unnest(p.secondary_register_ids) with ordinality as x(s, n)));
  end if;
  return query select p.item, p.id, p.number, p.at, p.day, p.deadline_on from unnest(v_given) p;
end $$;

-- Few documents are those of complaints, and every change of a status asked for theirs by a plan of four tables.
create or replace function complaints_follow_document() returns trigger language plpgsql as $$
begin
  if exists (select from complaints c where c.institution_id = new.institution_id and c.document_id = new.id) then
    perform follow_documents_of_complaints(new.institution_id, array[new.id]);
  end if;
  return null;
end $$;
