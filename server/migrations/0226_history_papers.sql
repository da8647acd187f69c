-- Documents of other systems on their way into a history register: they wait where no list looks, appear all at once, and
-- leave all at once when the import is undone.

create table history_papers (
  institution_id bigint not null,
  import_id bigint not null,
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
  person_id bigint,
  person_name text not null,
  -- The number it answers, as the other system wrote it; its day where that was written too.
  answers_counter bigint,
  answers_number text not null default '',
  answers_on date,
  annulled_reason text,
  tracking_code text not null,
  constraint history_papers_pkey primary key (institution_id, import_id, row_number),
  constraint history_papers_register_fkey foreign key (institution_id, register_id) references registers (institution_id, id),
  constraint history_papers_doc_type_fkey foreign key (institution_id, doc_type_id) references doc_types (institution_id, id),
  constraint history_papers_issuer_fkey foreign key (institution_id, issuer_id) references issuers (institution_id, id),
  constraint history_papers_group_fkey foreign key (institution_id, group_id) references user_groups (institution_id, id),
  constraint history_papers_person_fkey foreign key (institution_id, person_id) references users (institution_id, id)
);
create index history_papers_register on history_papers (institution_id, register_id);
create index history_papers_issuer on history_papers (institution_id, issuer_id) where issuer_id is not null;
call make_tenant_table('history_papers');

-- Files that an import brought. Their row stays when the document appears, so that the undoing knows which were not added by hand.
create table history_files (
  institution_id bigint not null,
  import_id bigint not null,
  row_number integer not null,
  position integer not null,
  name text not null,
  mime text not null,
  kind text not null,
  size bigint not null,
  sha256 text not null,
  -- The id its file bears once the document appears.
  file_id bigint not null default nextval('files_id_seq'),
  constraint history_files_pkey primary key (institution_id, import_id, row_number, position),
  constraint history_files_sha256 check (sha256 ~ '^[0-9a-f]{64}$')
);
create index history_files_content on history_files (sha256);
create index history_files_file on history_files (institution_id, file_id);
call make_tenant_table('history_files');
grant usage on sequence files_id_seq to hdoc_app, hdoc_worker, hdoc_platform;
insert into content_holders (table_name, column_name) values ('history_files', 'sha256');

-- What an undone import leaves: that its documents were here, and ids that no other document takes.
create table history_tombstones (
  institution_id bigint not null,
  import_id bigint not null,
  register_id bigint not null,
  documents integer not null,
  first_id bigint not null,
  last_id bigint not null,
  undone_at timestamptz not null,
  undone_by_name text not null,
  constraint history_tombstones_pkey primary key (institution_id, import_id),
  constraint history_tombstones_register_fkey foreign key (institution_id, register_id) references registers (institution_id, id)
);
create index history_tombstones_register on history_tombstones (institution_id, register_id);
call make_tenant_table('history_tombstones', p_append_only => true);

-- Makes documents of the papers of an import, in one transaction: nobody sees half of them. Gives how many. No event is
-- written: nobody is told, no case begins. As in `register_documents`, the lines are locked by the counter of their register.
create function publish_history(p_institution bigint, p_import bigint, p_actor jsonb, p_now timestamptz) returns bigint
  language plpgsql as $$
declare
  v_register bigint;
  v_base bigint;
  v_count bigint;
begin
  perform pg_advisory_xact_lock(hashtextextended('history', p_institution));
  select register_id, count(*) into v_register, v_count from history_papers
   where institution_id = p_institution and import_id = p_import group by register_id;
  if not found then return 0; end if;
  perform 1 from register_counters c
     join registers r on r.institution_id = c.institution_id and r.id = c.register_id and r.history_of is not null
   where c.institution_id = p_institution and c.register_id = v_register for update of c;
  if not found then raise exception 'register % is no history', v_register using errcode = 'HD050'; end if;
  v_base := greatest(
    coalesce((select max(id) from documents where institution_id = p_institution and id < 1000000000), 0),
    coalesce((select max(last_id) from history_tombstones where institution_id = p_institution), 0));
  if v_base + v_count >= 1000000000 then raise exception 'no ids left for history' using errcode = 'HD050'; end if;

  with paper as materialized (
      select w.*, v_base + row_number() over (order by w.registered_on, w.row_number) as id,
             (w.registered_on::timestamp at time zone 'Europe/Bucharest') as at,
             coalesce(k.last, 0) + row_number() over (partition by w.series, w.counter order by w.row_number) as ordinal
        from history_papers w
        left join lateral (
          select max(l.ordinal) as last from register_ledger l
           where l.institution_id = p_institution and l.register_id = v_register and l.series = w.series and l.counter = w.counter) k on true
       where w.institution_id = p_institution and w.import_id = p_import),
    document as (
      insert into documents (institution_id, id, register_id, series, counter, ordinal, number, category, registered_at, registered_on,
          doc_type_id, issuer_id, issuer_name, short_description, external_number, external_date, access_level, additional_info, group_id,
          status, deadline_on, registered_by_institution_id, registered_by_id, registered_by_name, tracking_code,
          annulled_at, annulled_by_name, annulled_reason)
        select p_institution, p.id, v_register, p.series, p.counter, p.ordinal, p.number, p.category, p.at, p.registered_on,
               p.doc_type_id, p.issuer_id, p.issuer_name, p.short_description, p.external_number, p.external_date, p.access_level,
               p.additional_info, p.group_id, p.status, p.deadline_on, p_institution, p.person_id, p.person_name, p.tracking_code,
               case when p.status = 9 then p.at end, case when p.status = 9 then p.person_name end,
               case when p.status = 9 then coalesce(p.annulled_reason, '') end
          from paper p order by p.id
        returning *),
    line as (
      insert into register_ledger (institution_id, register_id, series, counter, ordinal, number, given_at, kind, year, document_id, import_id)
        select p_institution, v_register, p.series, p.counter, p.ordinal, p.number, p.at, 4, extract(year from p.registered_on), p.id, p_import
          from paper p),
    access as (
      insert into document_access (institution_id, principal_kind, principal_id, document_id, reasons, register_id, access_level, status,
          deadline_on, department_id)
        select p_institution, x.kind, x.principal, p.id, x.kind, v_register, p.access_level, p.status, p.deadline_on, coalesce(p.group_id, 0)
          from paper p, lateral (values (1, p.person_id), (2, p.group_id)) as x(kind, principal) where x.principal is not null),
    content as (
      insert into files (institution_id, id, document_id, name, mime, kind, size, sha256, created_at, created_by_institution_id,
          created_by_id, created_by_name)
        select p_institution, f.file_id, p.id, f.name, f.mime, f.kind, f.size, f.sha256, p_now, (p_actor->>'institution_id')::bigint,
               (p_actor->>'id')::bigint, p_actor->>'name'
          from paper p
          join history_files f on f.institution_id = p_institution and f.import_id = p_import and f.row_number = p.row_number
         order by f.row_number, f.position
        returning id, document_id, sha256),
    told as materialized (
      select document_id, count(*) as files, jsonb_object_agg(id, jsonb_build_array(1, sha256)) as content from content group by 1),
    act as materialized (
      select d.id, uuid_send(gen_random_uuid()) as salt,
             left(jsonb_build_object('after', jsonb_build_object('number', d.number, 'register_id', d.register_id, 'issuer', d.issuer_name,
               'short_description', d.short_description, 'deadline_on', d.deadline_on, 'import_id', p_import,
               'files', coalesce(t.files, 0)))::text, -1)
               || ',"state":' || document_state(row(d.*)::documents)::text || coalesce(',"files":' || t.content::text, '') || '}' as payload
        from document d left join told t on t.document_id = d.id),
    entry as (
      insert into audit_entries (institution_id, at, actor_institution_id, actor_id, actor_name, action, subject_type, subject_id, digest)
        select p_institution, p_now, (p_actor->>'institution_id')::bigint, (p_actor->>'id')::bigint, p_actor->>'name',
               'document.imported', 'document', a.id, sha256(a.salt || convert_to(a.payload, 'UTF8'))
          from act a order by a.id
        returning id, subject_id)
    insert into audit_payloads (institution_id, entry_id, salt, payload)
      select p_institution, e.id, a.salt, a.payload from entry e join act a on a.id = e.subject_id;

  -- An answer is tied to what it answers where one paper alone bears that number: of its day where that was written, else of
  -- the year of the answer or the one before.
  insert into document_links (institution_id, from_id, to_id, kind, linked_at, linked_by_name)
    select p_institution, d.id, x.id, 'answers', p_now, p_actor->>'name'
      from history_papers w
      join register_ledger l on l.institution_id = p_institution and l.import_id = p_import
      join documents d on d.institution_id = p_institution and d.id = l.document_id and d.tracking_code = w.tracking_code
      cross join lateral (
        select min(o.id) as id from documents o
         where o.institution_id = p_institution and o.register_id = v_register and o.counter = w.answers_counter
           and o.number = w.answers_number and o.id <> d.id and o.registered_on <= w.registered_on
           and case when w.answers_on is null
                 then o.series in (w.series, (extract(year from w.registered_on)::integer - 1)::text)
                 else o.series = extract(year from w.answers_on)::text and o.registered_on = w.answers_on end
        having count(*) = 1) x
     where w.institution_id = p_institution and w.import_id = p_import and w.answers_counter is not null;
  delete from history_papers where institution_id = p_institution and import_id = p_import;
  return v_count;
end $$;

-- Documents of an import that something stands on by now, in their order: those that were changed, and those that a row of
-- another table names, whichever table that is. What the import made itself does not count.
create function history_blockers(p_institution bigint, p_import bigint, p_limit integer)
  returns table (document_id bigint, number text, registered_on date, reason text)
  language plpgsql stable as $$
declare
  v_named text;
begin
  select string_agg(format('select %1$I as id, %2$L as reason from %2$I where institution_id = $1 and %1$I = any (v.ids)',
           a.attname, c.relname), ' union all ')
    into v_named
    from pg_constraint k
    join pg_class c on c.oid = k.conrelid
    join pg_attribute a on a.attrelid = k.conrelid and a.attnum = k.conkey[2]
   where k.contype = 'f' and k.confrelid = 'documents'::regclass
     and c.relname not in ('register_ledger', 'document_access', 'document_links', 'files', 'document_notices', 'document_deadline_notices');
  return query execute format($sql$
    with v as materialized (
      select array_agg(l.document_id) as ids from register_ledger l where l.institution_id = $1 and l.import_id = $2),
    found as (
      select n.id, n.reason from v cross join lateral (%s) n
      union all
      select d.id, 'changed' from v join documents d on d.institution_id = $1 and d.id = any (v.ids) and d.version > 1
      union all
      select f.document_id, 'files' from v join files f on f.institution_id = $1 and f.document_id = any (v.ids)
       where f.version > 1 or f.locked_at is not null or not exists (
         select from history_files h where h.institution_id = $1 and h.import_id = $2 and h.file_id = f.id)
      union all
      select case when k.from_id = any (v.ids) then k.from_id else k.to_id end, 'document_links'
        from v join document_links k on k.institution_id = $1 and (k.from_id = any (v.ids) or k.to_id = any (v.ids))
       where not (k.kind = 'answers' and k.from_id = any (v.ids) and exists (
         select from audit_entries e
          where e.institution_id = $1 and e.subject_type = 'document' and e.subject_id = k.from_id
            and e.action = 'document.imported' and e.at = k.linked_at)))
    select d.id, d.number, d.registered_on, min(f.reason) from found f
      join documents d on d.institution_id = $1 and d.id = f.id
     group by d.id, d.number, d.registered_on order by d.registered_on, d.id limit $3 $sql$, v_named)
    using p_institution, p_import, p_limit;
end $$;

-- Takes the documents of an import out again, or what still waits of one that did not end; gives how many documents. It is the
-- one way to remove a document or a line of a ledger, and removes lines of history only; so it runs with the owner's rights.
-- Whoever calls it has asked `history_blockers` in the same transaction.
create function undo_history(p_institution bigint, p_import bigint, p_by_name text, p_now timestamptz) returns bigint
  language plpgsql security definer set search_path = public, pg_temp as $$
declare
  v_ids bigint[];
  v_register bigint;
  v_words text[];
begin
  perform pg_advisory_xact_lock(hashtextextended('history', p_institution));
  delete from history_papers where institution_id = p_institution and import_id = p_import;
  select array_agg(l.document_id order by l.document_id), min(l.register_id) into v_ids, v_register
    from register_ledger l
    join registers r on r.institution_id = l.institution_id and r.id = l.register_id and r.history_of is not null
   where l.institution_id = p_institution and l.import_id = p_import and l.kind = 4;
  if v_ids is null then
    delete from history_files where institution_id = p_institution and import_id = p_import;
    return 0;
  end if;
  perform 1 from register_counters where institution_id = p_institution and register_id = v_register for update;
  -- A change of one of them ends first, or waits and finds it gone.
  perform 1 from documents where institution_id = p_institution and id = any (v_ids) order by id for update;
  if exists (select from history_blockers(p_institution, p_import, 1)) then
    raise exception 'something stands on documents of import %', p_import using errcode = 'HD051';
  end if;
  select array_agg(distinct borne) into v_words
    from documents d, unnest(tsvector_to_array(d.words)) borne where d.institution_id = p_institution and d.id = any (v_ids);
  delete from document_links where institution_id = p_institution and from_id = any (v_ids);
  delete from files f using history_files h
   where h.institution_id = p_institution and h.import_id = p_import and f.institution_id = p_institution and f.id = h.file_id;
  delete from history_files where institution_id = p_institution and import_id = p_import;
  delete from document_notices where institution_id = p_institution and document_id = any (v_ids);
  delete from document_deadline_notices where institution_id = p_institution and document_id = any (v_ids);
  delete from document_access where institution_id = p_institution and document_id = any (v_ids);
  delete from register_ledger where institution_id = p_institution and import_id = p_import and kind = 4;
  delete from documents where institution_id = p_institution and id = any (v_ids);
  -- Words that no document bears any more are forgotten too: they may be names.
  delete from search_words s
   where s.institution_id = p_institution and s.word in (
     select substr(w.borne, position('/' in w.borne) + 1)
       from (select unnest(v_words) except select unnest(tsvector_to_array(d.words)) from documents d
              where d.institution_id = p_institution) w(borne));

  -- Sums of the register that came to nothing leave no rows behind.
  delete from document_totals t where t.institution_id = p_institution and t.register_id = v_register
     and not exists (select from documents d where d.institution_id = p_institution and d.register_id = v_register);
  delete from document_counts t where t.institution_id = p_institution and t.register_id = v_register
     and not exists (select from documents d where d.institution_id = p_institution and d.register_id = v_register);
  delete from document_access_totals t where t.institution_id = p_institution and t.register_id = v_register
     and not exists (select from documents d where d.institution_id = p_institution and d.register_id = v_register);
  insert into history_tombstones (institution_id, import_id, register_id, documents, first_id, last_id, undone_at, undone_by_name)
    values (p_institution, p_import, v_register, cardinality(v_ids), v_ids[1], v_ids[cardinality(v_ids)], p_now, p_by_name);
  return cardinality(v_ids);
end $$;
revoke all on function undo_history(bigint, bigint, text, timestamptz) from public;
grant execute on function undo_history(bigint, bigint, text, timestamptz) to hdoc_worker, hdoc_app;
