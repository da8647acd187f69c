-- What an answer answers is looked up in the ledger, whose keys begin with more than the register: of a register that was just
-- filled there are no statistics, and of documents all of the register was then read for each answer.

-- Makes documents of papers that wait, in the order of their ids; gives how many. No event is written: nobody is told, no case
-- begins. As in `register_documents`, the lines are locked by the counter of their register.
create or replace function publish_history(p_institution bigint, p_ids bigint[], p_actor jsonb, p_now timestamptz) returns bigint
  language plpgsql as $$
declare
  v_register bigint;
  v_count bigint;
begin
  select min(register_id), count(*) into v_register, v_count from history_papers
   where institution_id = p_institution and document_id = any (p_ids);
  if v_count = 0 then return 0; end if;
  perform 1 from register_counters c
     join registers r on r.institution_id = c.institution_id and r.id = c.register_id and r.history_of is not null
   where c.institution_id = p_institution and c.register_id = v_register for update of c;
  if not found then raise exception 'register % is no history', v_register using errcode = 'HD050'; end if;

  with paper as materialized (
      select w.*, w.document_id as id,
             (w.registered_on::timestamp at time zone 'Europe/Bucharest') as at,
             coalesce(k.last, 0) + row_number() over (partition by w.series, w.counter order by w.document_id) as ordinal
        from history_papers w
        left join lateral (
          select max(l.ordinal) as last from register_ledger l
           where l.institution_id = p_institution and l.register_id = v_register and l.series = w.series and l.counter = w.counter) k on true
       where w.institution_id = p_institution and w.document_id = any (p_ids)),
    document as (
      insert into documents (institution_id, id, register_id, series, counter, ordinal, number, category, registered_at, registered_on,
          doc_type_id, issuer_id, issuer_name, short_description, external_number, external_date, access_level, additional_info, group_id,
          status, deadline_on, closed_on, registered_by_institution_id, registered_by_id, registered_by_name, tracking_code,
          annulled_at, annulled_by_name, annulled_reason)
        select p_institution, p.id, v_register, p.series, p.counter, p.ordinal, p.number, p.category, p.at, p.registered_on,
               p.doc_type_id, p.issuer_id, p.issuer_name, p.short_description, p.external_number, p.external_date, p.access_level,
               p.additional_info, p.group_id, p.status, p.deadline_on,
               case when is_closed_status(p.status) then coalesce(p.closed_on, p.registered_on) end, p_institution, p.person_id, p.person_name, p.tracking_code,
               case when p.status = 9 then p.at end, case when p.status = 9 then p.person_name end,
               case when p.status = 9 then coalesce(p.annulled_reason, '') end
          from paper p order by p.id
        returning *),
    line as (
      insert into register_ledger (institution_id, register_id, series, counter, ordinal, number, given_at, kind, year, document_id, import_id)
        select p_institution, v_register, p.series, p.counter, p.ordinal, p.number, p.at, 4, extract(year from p.registered_on), p.id, p.import_id
          from paper p),
    access as (
      insert into document_access (institution_id, principal_kind, principal_id, document_id, reasons, register_id, access_level, status,
          deadline_on, department_id)
        select p_institution, x.kind, x.principal, p.id, x.kind, v_register, p.access_level, p.status, p.deadline_on, coalesce(p.group_id, 0)
          from paper p, lateral (values (1, p.person_id), (2, p.group_id)) as x(kind, principal) where x.principal is not null),
    act as materialized (
      select d.id, uuid_send(gen_random_uuid()) as salt,
             left(jsonb_build_object('after', jsonb_build_object('number', d.number, 'register_id', d.register_id, 'issuer', d.issuer_name,
               'short_description', d.short_description, 'deadline_on', d.deadline_on, 'import_id', p.import_id,
               'files', 0))::text, -1)
               || ',"state":' || document_state(row(d.*)::documents)::text || '}' as payload
        from document d join paper p on p.id = d.id),
    entry as (
      insert into audit_entries (institution_id, at, actor_institution_id, actor_id, actor_name, action, subject_type, subject_id, digest)
        select p_institution, p_now, (p_actor->>'institution_id')::bigint, (p_actor->>'id')::bigint, p_actor->>'name',
               'document.imported', 'document', a.id, sha256(a.salt || convert_to(a.payload, 'UTF8'))
          from act a order by a.id
        returning id, subject_id)
    insert into audit_payloads (institution_id, entry_id, salt, payload)
      select p_institution, e.id, a.salt, a.payload from entry e join act a on a.id = e.subject_id;

  insert into history_answers (institution_id, document_id, register_id, counter, number, answers_on, registered_on)
    select p_institution, w.document_id, v_register, w.answers_counter, w.answers_number, w.answers_on, w.registered_on
      from history_papers w
     where w.institution_id = p_institution and w.document_id = any (p_ids) and w.answers_counter is not null;
  -- An answer is tied to what it answers where one paper alone bears that number: of its day where that was written, else of
  -- the year of the answer, or of the one before where none of its year has it. Asked of the answers that came now, and of those that waited for what came now.
  with asked as (
    select a.* from history_answers a where a.institution_id = p_institution and a.document_id = any (p_ids)
    union
    select a.* from documents d
      join history_answers a on a.institution_id = p_institution and a.register_id = v_register and a.counter = d.counter and a.number = d.number
     where d.institution_id = p_institution and d.id = any (p_ids)),
  tied as (
    insert into document_links (institution_id, from_id, to_id, kind, linked_at, linked_by_name)
      select p_institution, a.document_id, x.id, 'answers', p_now, p_actor->>'name'
        from asked a
        cross join lateral (
          select l.document_id as id, count(*) over (partition by l.series) as alike
            from register_ledger l join documents o on o.institution_id = l.institution_id and o.id = l.document_id
           where l.institution_id = p_institution and l.register_id = v_register and l.counter = a.counter
             and l.number = a.number
             and l.document_id <> a.document_id and o.registered_on <= a.registered_on
             and l.series in (extract(year from coalesce(a.answers_on, a.registered_on))::text,
                              (extract(year from coalesce(a.answers_on, a.registered_on)) - 1)::text)
             -- Both keys of the ledger are named whole, whichever the planner takes.
             and l.year in (extract(year from coalesce(a.answers_on, a.registered_on))::integer,
                            extract(year from coalesce(a.answers_on, a.registered_on))::integer - 1)
             and o.registered_on = coalesce(a.answers_on, o.registered_on)
           order by l.series desc limit 1) x
       where x.alike = 1
       order by a.document_id
      returning from_id)
  delete from history_answers a using tied where a.institution_id = p_institution and a.document_id = tied.from_id;
  delete from history_papers where institution_id = p_institution and document_id = any (p_ids);
  perform learn_words(p_institution, p_ids);
  return v_count;
end $$;
