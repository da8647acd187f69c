-- Registration: locks the registers of a batch in ascending id, gives contiguous numbers, writes documents, ledger,
-- access, audit and events in one trip. Called as late as possible in the transaction.
--
-- p_now null = the database's clock at the lock; tests give their own. Each item is what the call checked:
--   register_id, category, doc_type_id, issuer_id, issuer_name, short_description, pages, annexes, external_number,
--   external_date, access_level, additional_info, physical_form, location, group_id, tracking_code, is_test,
--   deadlines {day of registration: {date, reason}}, upload_ids, actor {institution_id, id, name, real},
--   group_ids (the actor's), is_manager (administrator or DocAdmin);
--   reservation_id, may_use_past, reserved_reason: a number of `number_reservations` is used, the counter stays;
--   secondary_register_ids: further numbers, see `give_further_numbers` in migration 0041.
-- Errors: HD010 no access, HD011 closed, HD012 full, HD013 category, HD014 no deadline for the day, HD015 upload,
-- HD016 unknown register, HD017 secondary register, HD018 reservation not there or used, HD019 no right to a past day,
-- HD020 no reason for it, HD021 its day has not come; the detail is the item's position.
create function register_documents(p_institution bigint, p_now timestamptz, p_items jsonb)
  returns table (item integer, id bigint, number text, registered_at timestamptz, registered_on date, deadline_on date)
  language plpgsql as $$
declare
  v_register record;
  v_item record;
  v_at timestamptz;
  v_on date;
  v_series text;
  v_next bigint;
  v_deadline jsonb;
  v_number text;
  v_id bigint;
  v_payload text;
  v_uploads bigint[];
  v_attached integer;
  v_reserved record;
  v_counter bigint;
  v_day date;
  v_in_series text;
  v_gave boolean;
  v_further jsonb := '[]';
begin
  -- All locks before anything is read: what a register is, is then read as its last change left it.
  perform 1 from register_counters c
   where c.institution_id = p_institution
     and c.register_id in (
       select (e->>'register_id')::bigint from jsonb_array_elements(p_items) e
       union all
       select s::bigint from jsonb_array_elements(p_items) e,
              jsonb_array_elements_text(coalesce(e->'secondary_register_ids', '[]')) s)
   order by c.register_id
     for update of c;

  for v_register in
    select r.id, r.code, r.pattern, r.category, r.reset, r.daily, r.number_after_reset, r.last_number, r.closed, r.secondary,
           c.series, c.manual_series, c.next_number, c.last_at
      from register_counters c
      join registers r on r.institution_id = c.institution_id and r.id = c.register_id
     where c.institution_id = p_institution
       and c.register_id in (select (e->>'register_id')::bigint from jsonb_array_elements(p_items) e)
     order by c.register_id
  loop
    v_at := greatest(coalesce(p_now, clock_timestamp()), v_register.last_at);
    v_on := local_day(v_at);
    v_series := series_of(v_register.reset, v_register.daily, v_register.manual_series, v_on);
    v_next := next_of_series(v_series, v_register.series, v_register.next_number, v_register.number_after_reset);

    v_gave := false;
    for v_item in
      select (n - 1)::integer as position, e
        from jsonb_array_elements(p_items) with ordinality as x(e, n)
       where (e->>'register_id')::bigint = v_register.id order by n
    loop
      if v_register.closed then raise exception 'closed' using errcode = 'HD011', detail = v_item.position; end if;
      -- A secondary register gives further numbers to documents that have one already.
      if v_register.secondary then raise exception 'secondary' using errcode = 'HD017', detail = v_item.position; end if;
      if v_register.category is not null and v_register.category <> v_item.e->>'category' then
        raise exception 'category' using errcode = 'HD013', detail = v_item.position;
      end if;
      if v_register.last_number is not null and v_next > v_register.last_number and v_item.e->>'reservation_id' is null then
        raise exception 'full' using errcode = 'HD012', detail = v_item.position;
      end if;
      if not (v_item.e->>'is_manager')::boolean and exists (
          select from register_access a where a.institution_id = p_institution and a.register_id = v_register.id)
        and not exists (
          select from register_access a where a.institution_id = p_institution and a.register_id = v_register.id and a.can_register
             and (a.user_id = (v_item.e->'actor'->>'id')::bigint
               or a.group_id in (select g::bigint from jsonb_array_elements_text(v_item.e->'group_ids') g))) then
        raise exception 'no access' using errcode = 'HD010', detail = v_item.position;
      end if;
      if v_item.e->>'reservation_id' is null then
        v_counter := v_next; v_day := v_on; v_in_series := v_series;
        v_number := format_number(v_register.pattern, v_next, v_on, v_register.code);
        v_next := v_next + 1; v_gave := true;
      else
        select n.counter, n.reserved_on, n.series, n.number into v_reserved
          from number_reservations n
         where n.institution_id = p_institution and n.id = (v_item.e->>'reservation_id')::bigint
           and n.register_id = v_register.id and n.state = 'reserved'
           for update;
        if not found then raise exception 'reservation' using errcode = 'HD018', detail = v_item.position; end if;
        if v_reserved.reserved_on > v_on then raise exception 'not yet' using errcode = 'HD021', detail = v_item.position; end if;
        if v_reserved.reserved_on < v_on and not coalesce((v_item.e->>'may_use_past')::boolean, false) then
          raise exception 'past day' using errcode = 'HD019', detail = v_item.position;
        end if;
        if v_reserved.reserved_on < v_on and coalesce(v_item.e->>'reserved_reason', '') = '' then
          raise exception 'past day without reason' using errcode = 'HD020', detail = v_item.position;
        end if;
        v_counter := v_reserved.counter; v_day := v_reserved.reserved_on; v_in_series := v_reserved.series;
        v_number := v_reserved.number;
      end if;
      v_deadline := v_item.e->'deadlines'->(v_day::text);
      if v_deadline is null then raise exception 'deadline day' using errcode = 'HD014', detail = v_day; end if;

      insert into documents (institution_id, register_id, series, counter, number, category, registered_at, registered_on, doc_type_id,
          issuer_id, issuer_name, short_description, pages, annexes, external_number, external_date, access_level, additional_info,
          physical_form, location, group_id, deadline_on, deadline_reason, registered_by_institution_id, registered_by_id,
          registered_by_name, tracking_code, is_test)
        values (p_institution, v_register.id, v_in_series, v_counter, v_number, v_item.e->>'category', v_at, v_day,
          (v_item.e->>'doc_type_id')::bigint, (v_item.e->>'issuer_id')::bigint, v_item.e->>'issuer_name', v_item.e->>'short_description',
          (v_item.e->>'pages')::integer, (v_item.e->>'annexes')::integer, v_item.e->>'external_number',
          (v_item.e->>'external_date')::date, (v_item.e->>'access_level')::smallint, v_item.e->>'additional_info',
          v_item.e->>'physical_form', v_item.e->>'location', (v_item.e->>'group_id')::bigint, (v_deadline->>'date')::date,
          v_deadline->'reason', (v_item.e->'actor'->>'institution_id')::bigint, (v_item.e->'actor'->>'id')::bigint,
          v_item.e->'actor'->>'name', v_item.e->>'tracking_code', (v_item.e->>'is_test')::boolean)
        returning documents.id into v_id;

      if v_item.e->>'reservation_id' is null then
        insert into register_ledger (institution_id, register_id, series, counter, number, given_at, document_id)
          values (p_institution, v_register.id, v_series, v_counter, v_number, v_at, v_id);
      else
        update number_reservations n
           set state = 'used', document_id = v_id, used_at = v_at, used_by_name = v_item.e->'actor'->>'name',
               used_reason = case when v_day < v_on then v_item.e->>'reserved_reason' else '' end
         where n.institution_id = p_institution and n.id = (v_item.e->>'reservation_id')::bigint;
      end if;
      if jsonb_array_length(coalesce(v_item.e->'secondary_register_ids', '[]')) > 0 then
        v_further := v_further || (
          select jsonb_agg(jsonb_build_object('document_id', v_id, 'register_id', s::bigint, 'position', v_item.position,
                   'actor', v_item.e->'actor', 'group_ids', v_item.e->'group_ids', 'is_manager', v_item.e->'is_manager') order by n)
            from jsonb_array_elements_text(v_item.e->'secondary_register_ids') with ordinality as x(s, n));
      end if;

      insert into document_access (institution_id, principal_kind, principal_id, document_id, reasons, register_id, access_level, status, deadline_on,
          department_id)
        select p_institution, x.kind, x.principal, v_id, x.reason, v_register.id, (v_item.e->>'access_level')::smallint, 1, (v_deadline->>'date')::date,
               coalesce((v_item.e->>'group_id')::bigint, 0)
          from (values (1, (v_item.e->'actor'->>'id')::bigint, 1), (2, (v_item.e->>'group_id')::bigint, 2)) as x(kind, principal, reason)
         where x.principal is not null and (x.kind = 2 or (v_item.e->'actor'->>'institution_id')::bigint = p_institution);

      v_uploads := array(select u::bigint from jsonb_array_elements_text(v_item.e->'upload_ids') u);
      if cardinality(v_uploads) > 0 then
        update files f set document_id = v_id
         where f.institution_id = p_institution and f.id = any (v_uploads) and f.document_id is null
           and f.created_by_institution_id = (v_item.e->'actor'->>'institution_id')::bigint
           and f.created_by_id = (v_item.e->'actor'->>'id')::bigint;
        get diagnostics v_attached = row_count;
        if v_attached <> cardinality(v_uploads) then raise exception 'upload' using errcode = 'HD015', detail = v_item.position; end if;
      end if;

      v_payload := (jsonb_build_object('after', jsonb_build_object('number', v_number, 'register_id', v_register.id,
        'issuer', v_item.e->>'issuer_name', 'short_description', v_item.e->>'short_description',
        'deadline_on', v_deadline->>'date', 'files', cardinality(v_uploads))
        || case when v_item.e->>'reservation_id' is null then '{}'::jsonb else jsonb_build_object('reserved_on', v_day) end)
        || case when v_day < v_on then jsonb_build_object('reason', v_item.e->>'reserved_reason') else '{}'::jsonb end)::text;
      perform write_audit(p_institution, v_at, v_item.e->'actor', 'document.registered', 'document', v_id, v_payload);
      insert into outbox_events (institution_id, type, payload, created_at)
        values (p_institution, 'document.registered', jsonb_build_object('document_id', v_id), v_at);

      item := v_item.position; id := v_id; number := v_number; registered_at := v_at; registered_on := v_day;
      deadline_on := (v_deadline->>'date')::date;
      return next;
    end loop;

    -- Where reserved numbers alone were used, the counter gave nothing and opens no series.
    if v_gave then
      update register_counters c set series = v_series, next_number = v_next, last_at = v_at
       where c.institution_id = p_institution and c.register_id = v_register.id;
    end if;
  end loop;
  if (select count(distinct e->>'register_id') from jsonb_array_elements(p_items) e)
     <> (select count(*) from registers r where r.institution_id = p_institution
          and r.id in (select (e->>'register_id')::bigint from jsonb_array_elements(p_items) e)) then
    raise exception 'unknown register' using errcode = 'HD016';
  end if;
  if jsonb_array_length(v_further) > 0 then perform give_further_numbers(p_institution, p_now, v_further); end if;
end $$;
