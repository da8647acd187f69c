-- Documents of other systems on their way into a history register: they wait where no list looks until their import lets them
-- appear, and leave when it is undone.

create table history_papers (
  institution_id bigint not null,
  import_id bigint not null,
  -- The id its document bears once it appears.
  document_id bigint not null,
  -- The row of the file it was read from.
  row_number integer not null,
  register_id bigint not null,
  series text not null,
  counter bigint not null,
  number text not null,
  registered_on date not null,
  category text not null,
  doc_type_id bigint not null,
  issuer_id bigint,
  issuer_name text not null default '',
  short_description text not null,
  external_number text not null default '',
  external_date date,
  access_level smallint not null default 2,
  additional_info text not null default '',
  group_id bigint,
  status smallint not null,
  deadline_on date,
  -- The day the other system says it was closed; null = it does not say.
  closed_on date,
  person_id bigint,
  person_name text not null,
  -- The number it answers, as the other system wrote it; its day where that was written too.
  answers_counter bigint,
  answers_number text not null default '',
  answers_on date,
  annulled_reason text,
  tracking_code text not null,
  constraint history_papers_pkey primary key (institution_id, document_id),
  constraint history_papers_row_key unique (institution_id, import_id, row_number),
  constraint history_papers_register_fkey foreign key (institution_id, register_id) references registers (institution_id, id),
  constraint history_papers_doc_type_fkey foreign key (institution_id, doc_type_id) references doc_types (institution_id, id),
  constraint history_papers_issuer_fkey foreign key (institution_id, issuer_id) references issuers (institution_id, id),
  constraint history_papers_group_fkey foreign key (institution_id, group_id) references user_groups (institution_id, id),
  constraint history_papers_person_fkey foreign key (institution_id, person_id) references users (institution_id, id)
);
create index history_papers_register on history_papers (institution_id, register_id);
create index history_papers_issuer on history_papers (institution_id, issuer_id) where issuer_id is not null;
call make_tenant_table('history_papers');

-- Answers whose question has not appeared yet: it may stand further down in the file.
create table history_answers (
  institution_id bigint not null,
  document_id bigint not null,
  register_id bigint not null,
  counter bigint not null,
  number text not null,
  answers_on date,
  -- The day of the answer: what it answers is not younger.
  registered_on date not null,
  constraint history_answers_pkey primary key (institution_id, document_id),
  constraint history_answers_register_fkey foreign key (institution_id, register_id) references registers (institution_id, id)
);
create index history_answers_number on history_answers (institution_id, register_id, counter);
call make_tenant_table('history_answers');

-- What an undone import leaves: that its documents were here, and ids that no other document takes.
create table history_tombstones (
  institution_id bigint not null,
  first_id bigint not null,
  last_id bigint not null,
  import_id bigint not null,
  register_id bigint not null,
  undone_at timestamptz not null,
  constraint history_tombstones_pkey primary key (institution_id, first_id),
  constraint history_tombstones_register_fkey foreign key (institution_id, register_id) references registers (institution_id, id)
);
create index history_tombstones_last on history_tombstones (institution_id, last_id);
create index history_tombstones_register on history_tombstones (institution_id, register_id);
call make_tenant_table('history_tombstones', p_append_only => true);

-- The first of so many ids for documents of history; nobody else takes ids of history until the transaction ends.
create function take_history_ids(p_institution bigint, p_count bigint) returns bigint language plpgsql as $$
declare
  v_last bigint;
begin
  perform pg_advisory_xact_lock(hashtextextended('history', p_institution));
  select greatest(
    (select max(id) from documents where institution_id = p_institution and id < 1000000000),
    (select max(document_id) from history_papers where institution_id = p_institution),
    (select max(last_id) from history_tombstones where institution_id = p_institution), 0) into v_last;
  if v_last + p_count >= 1000000000 then raise exception 'no ids left for history' using errcode = 'HD050'; end if;
  return v_last + 1;
end $$;

-- Makes documents of papers that wait, in the order of their ids; gives how many. No event is written: nobody is told, no case
-- begins. As in `register_documents`, the lines are locked by the counter of their register.
create function publish_history(p_institution bigint, p_ids bigint[], p_actor jsonb, p_now timestamptz) returns bigint
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
          select o.id, count(*) over (partition by o.series) as alike from documents o
           where o.institution_id = p_institution and o.register_id = v_register and o.counter = a.counter
             and o.number = a.number and o.id <> a.document_id and o.registered_on <= a.registered_on
             and o.series in (extract(year from coalesce(a.answers_on, a.registered_on))::text,
                              (extract(year from coalesce(a.answers_on, a.registered_on)) - 1)::text)
             and o.registered_on = coalesce(a.answers_on, o.registered_on)
           order by o.series desc limit 1) x
       where x.alike = 1
       order by a.document_id
      returning from_id)
  delete from history_answers a using tied where a.institution_id = p_institution and a.document_id = tied.from_id;
  delete from history_papers where institution_id = p_institution and document_id = any (p_ids);
  perform learn_words(p_institution, p_ids);
  return v_count;
end $$;

-- What of some documents of history cannot leave, in their order: those that were changed, and those that a row of another
-- table names, whichever table that is. What the import made itself does not count, nor that somebody was warned of a deadline.
create function history_blockers(p_institution bigint, p_ids bigint[])
  returns table (document_id bigint, number text, registered_on date, reason text)
  language plpgsql stable as $$
declare
  v_named text;
begin
  select string_agg(format('select %1$I as id, %2$L as reason from %2$I where institution_id = $1 and %1$I = any ($2)',
           a.attname, c.relname), ' union all ')
    into v_named
    from pg_constraint k
    join pg_class c on c.oid = k.conrelid
    join pg_attribute a on a.attrelid = k.conrelid and a.attnum = k.conkey[2]
   where k.contype = 'f' and k.confrelid = 'documents'::regclass
     and c.relname not in ('register_ledger', 'document_access', 'document_links', 'files', 'document_notices', 'document_deadline_notices');
  -- Found once: else fresh tables may have all of it asked again for each document.
  return query execute format($sql$
    with found as materialized (
      %s
      union all
      select d.id, 'changed' from documents d where d.institution_id = $1 and d.id = any ($2) and d.version > 1
      union all
      select f.document_id, 'files' from files f where f.institution_id = $1 and f.document_id = any ($2)
      union all
      -- Not what an import tied itself, at the moment one of the two came, within itself or to what was there before.
      select case when k.from_id = any ($2) then k.from_id else k.to_id end, 'document_links'
        from document_links k
        left join register_ledger f on f.institution_id = $1 and f.document_id = k.from_id and f.kind = 4
        left join register_ledger o on o.institution_id = $1 and o.document_id = k.to_id and o.kind = 4
       where k.institution_id = $1 and (k.from_id = any ($2) or k.to_id = any ($2))
         and not (k.kind = 'answers' and (k.from_id = any ($2) or f.import_id = o.import_id) and exists (
           select from audit_entries e
            where e.institution_id = $1 and e.subject_type = 'document' and e.subject_id in (k.from_id, k.to_id)
              and e.action = 'document.imported' and e.at = k.linked_at)))
    select d.id, d.number, d.registered_on, min(f.reason) from found f
      join documents d on d.institution_id = $1 and d.id = f.id
     group by d.id, d.number, d.registered_on order by d.registered_on, d.id $sql$, v_named)
    using p_institution, p_ids;
end $$;

-- Of some words of documents, those that none bears. Most are found among the newest documents; the others are rare, and the
-- index of words, which row security hides from other roles, tells of each.
create function words_of_no_document(p_institution bigint, p_words text[]) returns setof text
  language plpgsql stable security definer set search_path = public, pg_temp as $$
declare
  v_words text[];
begin
  v_words := array(
    select unnest(p_words) except
    select unnest(tsvector_to_array(n.words))
      from (select d.words from documents d where d.institution_id = p_institution order by d.id desc limit 2000) n);
  return query
    select w from unnest(v_words) w
     where not exists (
       select from documents d
        where d.institution_id = p_institution and d.words @@ ('''' || replace(w, '''', '''''') || '''')::tsquery);
end $$;
alter function words_of_no_document(bigint, text[]) owner to hdoc_search;
revoke all on function words_of_no_document(bigint, text[]) from public;
grant execute on function words_of_no_document(bigint, text[]) to hdoc_owner;

-- Takes documents of an import out again, or papers of it that still wait; gives how many documents. It is the one way to remove
-- a document or a line of a ledger, and removes lines of history only; so it runs with the owner's rights.
create function undo_history(p_institution bigint, p_ids bigint[], p_now timestamptz) returns bigint
  language plpgsql security definer set search_path = public, pg_temp as $$
declare
  v_ids bigint[];
  v_registers bigint[];
  v_words text[];
begin
  perform pg_advisory_xact_lock(hashtextextended('history', p_institution));
  delete from history_papers where institution_id = p_institution and document_id = any (p_ids);
  select array_agg(l.document_id order by l.document_id), array_agg(distinct l.register_id) into v_ids, v_registers
    from register_ledger l
    join registers r on r.institution_id = l.institution_id and r.id = l.register_id and r.history_of is not null
   where l.institution_id = p_institution and l.document_id = any (p_ids) and l.kind = 4;
  if v_ids is null then return 0; end if;
  perform 1 from register_counters where institution_id = p_institution and register_id = any (v_registers) order by register_id for update;
  -- A change of one of them ends first, or waits and finds it gone.
  perform 1 from documents where institution_id = p_institution and id = any (v_ids) order by id for update;
  if exists (select from history_blockers(p_institution, v_ids)) then
    raise exception 'something stands on documents of history' using errcode = 'HD051';
  end if;
  select array_agg(distinct borne) into v_words
    from documents d, unnest(tsvector_to_array(d.words)) borne where d.institution_id = p_institution and d.id = any (v_ids);
  delete from history_answers where institution_id = p_institution and document_id = any (v_ids);
  delete from document_links where institution_id = p_institution and (from_id = any (v_ids) or to_id = any (v_ids));
  delete from document_notices where institution_id = p_institution and document_id = any (v_ids);
  delete from document_deadline_notices where institution_id = p_institution and document_id = any (v_ids);
  delete from document_access where institution_id = p_institution and document_id = any (v_ids);
  with gone as (
    delete from register_ledger l where l.institution_id = p_institution and l.document_id = any (v_ids) and l.kind = 4
    returning l.document_id, l.import_id, l.register_id)
  insert into history_tombstones (institution_id, first_id, last_id, import_id, register_id, undone_at)
    select p_institution, lower(x.ids), upper(x.ids) - 1, x.import_id, x.register_id, p_now
      from (select g.import_id, g.register_id, unnest(range_agg(int8range(g.document_id, g.document_id + 1))) as ids
              from gone g group by 1, 2) x;
  delete from documents where institution_id = p_institution and id = any (v_ids);
  -- Sums of a register that came to nothing leave no rows behind.
  v_registers := array(select r from unnest(v_registers) r
    where not exists (select from documents d where d.institution_id = p_institution and d.register_id = r));
  delete from document_totals where institution_id = p_institution and register_id = any (v_registers);
  delete from document_counts where institution_id = p_institution and register_id = any (v_registers);
  delete from document_access_totals where institution_id = p_institution and register_id = any (v_registers);
  -- Words that no document bears any more are forgotten too: they may be names.
  delete from search_words s
   where s.institution_id = p_institution
     and s.word in (select substr(w, position('/' in w) + 1) from words_of_no_document(p_institution, v_words) w);
  return cardinality(v_ids);
end $$;
revoke all on function undo_history(bigint, bigint[], timestamptz) from public;
grant execute on function undo_history(bigint, bigint[], timestamptz) to hdoc_worker, hdoc_app;
