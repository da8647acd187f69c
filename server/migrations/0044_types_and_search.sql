-- Document types with all their rules and the versions a document was registered with; the search box.

alter table doc_types
  -- Offer to open a case for it; may stand in a case only, never alone.
  add column create_case boolean not null default false,
  add column case_only boolean not null default false,
  add column online_available boolean not null default false,
  -- The portal asks its own fields instead of a file.
  add column online_filling boolean not null default false,
  -- Who is told for information when one is registered.
  add column broadcast text not null default 'none',
  -- The receipt is offered to the clerk and mailed to the issuer.
  add column receipt boolean not null default true,
  -- Years it is kept: 0 = not set, 100 = permanently.
  add column prescription_years integer not null default 0,
  -- Registered in `register_id` and nowhere else.
  add column fixed_register boolean not null default false,
  add column secondary_register_ids bigint[] not null default '{}',
  -- Given to a department it is in work at once, without being accepted.
  add column skip_acceptance boolean not null default false,
  -- Code of the official gazette's tree (contract), '' = not published.
  add column gazette_category text not null default '',
  add column signature_type text not null default 'not_required',
  add constraint doc_types_broadcast check (broadcast in ('none', 'groups', 'all')),
  add constraint doc_types_gazette_category check (gazette_category ~ '^([a-f](\.[1-9])?)?$'),
  add constraint doc_types_prescription check (prescription_years between 0 and 100),
  add constraint doc_types_fixed_register check (not fixed_register or register_id is not null),
  add constraint doc_types_online_filling check (not online_filling or online_available),
  add constraint doc_types_case_only check (not (case_only and is_default)),
  add constraint doc_types_signature check (signature_type in ('not_required', 'optional', 'required', 'olograf', 'digital', 'not_r_p_r_b'));

-- An array has no foreign key: each of them has to be a secondary register of the same institution that takes documents
-- of the type's category. Registers are never deleted, and both are asked again when a number is taken.
create function check_secondary_registers() returns trigger language plpgsql as $$
begin
  if exists (select from unnest(new.secondary_register_ids) x(id)
              where not exists (select from registers r where r.institution_id = new.institution_id and r.id = x.id and r.secondary)) then
    raise exception 'not a secondary register' using errcode = '23503', constraint = 'doc_types_secondary_registers_fkey';
  end if;
  if exists (select from registers r
              where r.institution_id = new.institution_id and r.id = any (new.secondary_register_ids) and r.category <> new.category) then
    raise exception 'a secondary register of another category' using errcode = '23514', constraint = 'doc_types_secondary_category';
  end if;
  return new;
end $$;
create trigger doc_types_secondary_registers before insert or update of secondary_register_ids, category on doc_types
  for each row when (new.secondary_register_ids <> '{}') execute function check_secondary_registers();

-- What a type was before its last changes: documents keep the version they were registered with. The present version
-- is the row of doc_types itself.
create table doc_type_versions (
  institution_id bigint not null,
  doc_type_id bigint not null,
  version integer not null,
  content jsonb not null,
  constraint doc_type_versions_pkey primary key (institution_id, doc_type_id, version),
  constraint doc_type_versions_type_fkey foreign key (institution_id, doc_type_id) references doc_types (institution_id, id)
);
call make_tenant_table('doc_type_versions', p_append_only => true);

-- Every change raises the version, whoever makes it; a save that changes nothing does not.
create function keep_doc_type_version() returns trigger language plpgsql as $$
begin
  new.version := old.version;
  if new is distinct from old then
    insert into doc_type_versions (institution_id, doc_type_id, version, content)
      values (old.institution_id, old.id, old.version, to_jsonb(old) - array['institution_id', 'id', 'version']);
    new.version := old.version + 1;
  end if;
  return new;
end $$;
create trigger doc_types_version before update on doc_types for each row execute function keep_doc_type_version();

alter table documents add column doc_type_version integer not null default 1;

-- Given at registration, and again when somebody gives the document another type.
create function stamp_doc_type_version() returns trigger language plpgsql as $$
begin
  select t.version into new.doc_type_version from doc_types t where t.institution_id = new.institution_id and t.id = new.doc_type_id;
  -- A type that is not there is refused by its foreign key, in its own words.
  new.doc_type_version := coalesce(new.doc_type_version, 1);
  return new;
end $$;
create trigger documents_doc_type_version_given before insert on documents for each row execute function stamp_doc_type_version();
create trigger documents_doc_type_version_changed before update of doc_type_id on documents
  for each row when (new.doc_type_id <> old.doc_type_id) execute function stamp_doc_type_version();

-- The type of a document as it was at its registration.
create function doc_type_as_of(p_institution bigint, p_doc_type bigint, p_version integer) returns jsonb
  language sql stable
begin atomic
  select coalesce(
    (select v.content from doc_type_versions v
      where v.institution_id = p_institution and v.doc_type_id = p_doc_type and v.version = p_version),
    (select to_jsonb(t) from doc_types t where t.institution_id = p_institution and t.id = p_doc_type));
end;

-- ---- The search box ----

-- Romanian words without diacritics: folded first, then reduced to their stem, by index and query alike.
create text search configuration romanian_folded (copy = pg_catalog.romanian);
alter text search configuration romanian_folded
  alter mapping for word, hword, hword_part with unaccent, romanian_stem;

create text search configuration plain_folded (copy = pg_catalog.simple);
alter text search configuration plain_folded alter mapping for word, hword, hword_part with unaccent, simple;

-- Stems and the words themselves: the stemmer knows Romanian by its diacritics and leaves some forms apart without
-- them, which the beginning of the word then brings together. Each word bears the institution in front, so that an
-- index of words looks through the documents of one institution alone: with a column for it, every search would also
-- read the list of all of its documents (a million: 100 ms).
create function institution_words(p_institution bigint, p_text text) returns tsvector
  language sql immutable parallel safe
  return array_to_tsvector(array(
    select p_institution || '/' || word
      from translate(regexp_replace(p_text, '\y([[:alpha:]])\.(?=[[:alpha:]]\y)', '\1', 'g'), './\-_:@&=?%#~+*<>', repeat(' ', 16)) as parted,
           unnest(tsvector_to_array(to_tsvector('public.romanian_folded'::regconfig, parted)
                                    || to_tsvector('public.plain_folded'::regconfig, parted))) word));

-- Computed again only when one of the two texts changes.
alter table documents add column words tsvector
  generated always as (institution_words(institution_id, issuer_name || ' ' || short_description)) stored;
create index documents_words on documents using gin (words);

-- Every word that stands in a document of the institution, and its stem: what a mistyped word is compared with. Filled after the
-- registration (an event), never inside it; only a hint, so nothing depends on it being complete.
create table search_words (
  institution_id bigint not null,
  word text collate "C" not null,
  constraint search_words_pkey primary key (institution_id, word),
  constraint search_words_institution_fkey foreign key (institution_id) references institutions (id)
);
create index search_words_reversed on search_words (institution_id, (reverse(word) collate "C"));
call make_tenant_table('search_words', p_append_only => true);
call let_search_read('search_words');

-- Adds the words of these documents; null = of all.
create function learn_words(p_institution bigint, p_documents bigint[]) returns void language sql as $$
  insert into search_words (institution_id, word)
  select p_institution, word
    from (select distinct substr(borne, position('/' in borne) + 1) as word
            from documents d, unnest(tsvector_to_array(d.words)) borne
           where d.institution_id = p_institution and (p_documents is null or d.id = any (p_documents))) w
   where length(word) between 3 and 40 order by word
  on conflict do nothing
$$;

create function learn_changed_words() returns trigger language plpgsql as $$
begin
  perform learn_words(new.institution_id, array[new.id]);
  return null;
end $$;
create trigger documents_learn_words after update of short_description, issuer_name on documents
  for each row when (new.words is distinct from old.words) execute function learn_changed_words();

-- Words that may be one slip away from a typed one: a slip lies in its first half or in its second, so one half is
-- right; `p_swapped` are its forms with two neighbours changed round, which may touch both.
create function near_words(p_institution bigint, p_word text, p_swapped text[]) returns setof text
  language plpgsql stable security definer set search_path = public, pg_temp as $$
declare
  v_half integer := length(p_word) / 2;
begin
  return query execute $q$
    select word::text from (
      select w.word from search_words w where w.institution_id = $1 and w.word like $2
      union
      select w.word from search_words w where w.institution_id = $1 and (reverse(w.word) collate "C") like $3
      union
      select w.word from search_words w where w.institution_id = $1 and w.word = any ($4)) near
    limit 5000 $q$
    using p_institution, left(p_word, v_half) || '%', reverse(substr(p_word, v_half + 1)) || '%', p_swapped;
end $$;
alter function near_words owner to hdoc_search;
revoke all on function near_words from public;
grant execute on function near_words to hdoc_app, hdoc_worker, hdoc_platform;

-- Documents with these words among the newest of each place a person looks in: the whole institution (p_registers
-- null), or the registers they see and what was opened to them (p_kinds, p_principals of document_access). Which of
-- them they really see is for the caller to say. Everything with a number from `lowest` up was looked at.
create function search_newest(p_institution bigint, p_query tsquery, p_registers bigint[], p_kinds smallint[], p_principals bigint[],
                              p_window integer, out ids bigint[], out lowest bigint)
  language plpgsql stable security definer set search_path = public, pg_temp as $$
declare
  v_register bigint;
  v_found bigint[];
  v_lowest bigint;
begin
  ids := '{}';
  lowest := 0;
  if p_registers is null then
    select coalesce(array_agg(s.id) filter (where s.hit), '{}'), case when count(*) = p_window then min(s.id) else 0 end into ids, lowest
      from (select d.id, d.words @@ p_query as hit from documents d
             where d.institution_id = p_institution order by d.id desc limit p_window) s;
    return;
  end if;
  foreach v_register in array p_registers loop
    select coalesce(array_agg(s.id) filter (where s.hit), '{}'), case when count(*) = p_window then min(s.id) else 0 end into v_found, v_lowest
      from (select d.id, d.words @@ p_query as hit from documents d
             where d.institution_id = p_institution and d.register_id = v_register order by d.id desc limit p_window) s;
    ids := ids || v_found;
    lowest := greatest(lowest, v_lowest);
  end loop;
  for n in 1 .. cardinality(p_kinds) loop
    select coalesce(array_agg(d.id) filter (where d.words @@ p_query), '{}'), case when count(*) = p_window then min(d.id) else 0 end into v_found, v_lowest
      from (select a.document_id from document_access a
             where a.institution_id = p_institution and a.principal_kind = p_kinds[n] and a.principal_id = p_principals[n]
             order by a.document_id desc limit p_window) s
      join documents d on d.institution_id = p_institution and d.id = s.document_id;
    ids := ids || v_found;
    lowest := greatest(lowest, v_lowest);
  end loop;
end $$;
alter function search_newest owner to hdoc_search;
revoke all on function search_newest from public;
grant execute on function search_newest to hdoc_app, hdoc_worker, hdoc_platform;

call let_search_read('registers');
call let_search_read('further_numbers');

-- Whether a number of a register bears every token: letters as a whole part of it or of the register's code, digits
-- anywhere, or the year in two or four digits.
create function bears_tokens(p_number text, p_code text, p_on date, p_tokens text[]) returns boolean
  language sql stable as $$
  select not exists (
    select from unnest(p_tokens) t
     where case when t ~ '^[0-9]' then position(t in fold(p_number || ' ' || p_code)) = 0
                else fold(p_number || ' ' || p_code) !~ ('(^|[^[:alpha:]])' || t || '($|[^[:alpha:]])') end
       and t not in (to_char(p_on, 'YYYY'), to_char(p_on, 'YY')))
$$;
revoke all on function bears_tokens from public;
grant execute on function bears_tokens to hdoc_search;

-- Documents that bear a number, their own or one of a secondary register; p_day its day, where one was typed; `exact`:
-- letter by letter as it was typed.
create function documents_numbered(p_institution bigint, p_counters bigint[], p_tokens text[], p_number text, p_day date)
  returns table (id bigint, exact boolean)
  language sql stable as $$
  select d.id, fold(d.number) = fold(p_number) from documents d join registers r on r.institution_id = d.institution_id and r.id = d.register_id
   where d.institution_id = p_institution and d.counter = any (p_counters) and (p_day is null or d.registered_on = p_day)
     and bears_tokens(d.number, r.code, d.registered_on, p_tokens)
  union all
  select f.document_id, fold(f.number) = fold(p_number)
    from further_numbers f join registers r on r.institution_id = f.institution_id and r.id = f.register_id
   where f.institution_id = p_institution and f.counter = any (p_counters) and (p_day is null or f.given_on = p_day)
     and bears_tokens(f.number, r.code, f.given_on, p_tokens)
$$;
revoke all on function documents_numbered from public;
grant execute on function documents_numbered to hdoc_search;

-- Documents that bear a number of their sender: the whole of it, or its beginning up to a sign („12345” of
-- „12345/A/DGASPC”); of p_day, where one was typed behind p_number.
create function documents_sent_as(p_institution bigint, p_text text, p_number text, p_day date) returns setof bigint
  language sql stable as $$
  select d.id from documents d
   where d.institution_id = p_institution and p_text <> '' and d.external_number <> ''
     and fold(d.external_number) = any (array[fold(p_text), fold(p_number)])
     and (p_day is null or fold(d.external_number) = fold(p_text) or d.external_date is null or d.external_date = p_day)
  union
  select d.id from documents d
   where d.institution_id = p_institution and p_number ~ '[0-9]' and d.external_number <> ''
     and fold(d.external_number) like any (array(
       select replace(replace(replace(fold(p_number), '\', '\\'), '%', '\%'), '_', '\_') || sign || '%' from unnest(array['/', '-', '.', ' ']) sign))
     and (p_day is null or d.external_date is null or d.external_date = p_day)
$$;
revoke all on function documents_sent_as from public;
grant execute on function documents_sent_as to hdoc_search;

-- What is named exactly, newest first of each kind: 0 a number of the document as it was typed, 1 in any other form
-- (p_day its day where one was typed behind p_number), 2 the sender's own number, 3 an issuer by CUI or, where p_cnp is
-- given, by CNP.
create function search_exact(p_institution bigint, p_counters bigint[], p_tokens text[], p_text text, p_number text, p_day date,
                             p_cui text, p_cnp text)
  returns table (id bigint, kind integer)
  language plpgsql stable security definer set search_path = public, pg_temp as $$
begin
  return query
    (select n.id, case when bool_or(n.exact) then 0 else 1 end
       from documents_numbered(p_institution, p_counters, p_tokens, p_number, p_day) n group by n.id order by 2, 1 desc limit 5000)
    union all
    (select s.id, 2 from documents_sent_as(p_institution, p_text, p_number, p_day) s(id) order by s.id desc limit 5000)
    union all
    (select d.id, 3 from documents d
      where d.institution_id = p_institution
        and d.issuer_id = any (array(
          select i.id from issuers i where i.institution_id = p_institution and p_cui <> '' and i.cui <> '' and i.cui like p_cui || '%'
          union all
          select i.id from issuers i where i.institution_id = p_institution and p_cnp <> '' and i.cnp <> '' and i.cnp = p_cnp
          limit 100))
      order by d.id desc limit 5000);
end $$;
alter function search_exact owner to hdoc_search;
revoke all on function search_exact from public;
grant execute on function search_exact to hdoc_app, hdoc_worker, hdoc_platform;
