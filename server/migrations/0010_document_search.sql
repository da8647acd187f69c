-- Text conditions of the document list. LIKE is not leakproof, so under row security it could not use an index;
-- these functions run as the search role and name the institution themselves. They give ids only: the list then
-- applies its visibility to them.

-- p_field: number, issuer_name, issuer_cui, issuer_cnp, short_description, external_number.
-- p_mode: contains, startsWith, endsWith, equals.
create function search_documents(p_institution bigint, p_field text, p_mode text, p_value text,
                                 p_doc_types bigint[] default null, p_groups bigint[] default null) returns setof bigint
  language plpgsql stable security definer set search_path = public, pg_temp as $$
declare
  v_folded text := replace(replace(replace(fold(p_value), '\', '\\'), '%', '\%'), '_', '\_');
  v_pattern text := case p_mode when 'contains' then '%' || v_folded || '%' when 'startsWith' then v_folded || '%'
                                when 'endsWith' then '%' || v_folded else v_folded end;
  -- Written in only where asked for: planned for these values, the index of types or departments helps that of texts.
  v_narrowed text := case when p_doc_types is null then '' else ' and d.doc_type_id = any ($3)' end
                  || case when p_groups is null then '' else ' and d.group_id = any ($4)' end;
  v_condition text;
begin
  if p_field = 'number' and length(p_value) < 3 then
    -- Too short for the index: numbers are nearly all plain letters and digits, which need no dictionary.
    v_condition := '(lower(d.number) like $2 or octet_length(d.number) > length(d.number) and fold(d.number) like $2)';
  elsif p_field in ('number', 'short_description') then
    v_condition := format('fold(d.%I) like $2', p_field);
  elsif p_field = 'external_number' then
    v_condition := $c$ d.external_number <> '' and fold(d.external_number) like $2 $c$;
  elsif p_field = 'location' then
    v_condition := $c$ d.location <> '' and fold(d.location) like $2 $c$;
  elsif p_field = 'issuer_name' then
    v_condition := 'd.issuer_id = any (array(select i.id from issuers i where i.institution_id = $1 and fold(i.name) like $2))';
  elsif p_field in ('issuer_cui', 'issuer_cnp') then
    v_condition := format($c$ d.issuer_id = any (array(
      select i.id from issuers i where i.institution_id = $1 and i.%1$I <> '' and i.%1$I like $2)) $c$, substr(p_field, 8));
  else
    raise exception 'unknown field %', p_field;
  end if;
  return query execute 'select d.id from documents d where d.institution_id = $1 and ' || v_condition || v_narrowed
    using p_institution, v_pattern, p_doc_types, p_groups;
end $$;
alter function search_documents owner to hdoc_search;
revoke all on function search_documents from public;
grant execute on function search_documents to hdoc_app, hdoc_worker, hdoc_platform;

-- The quick search: number (whole, or any part of three signs), issuer by name, CUI, CNP or phone, the sender's own
-- number, words of the subject; all without regard to case and diacritics.
create function search_documents_quick(p_institution bigint, p_query text) returns setof bigint
  language plpgsql stable security definer set search_path = public, pg_temp as $$
declare
  v_query text := btrim(p_query);
  v_counter bigint := case when btrim(p_query) ~ '^\d{1,15}$' then btrim(p_query)::bigint end;
  v_words text[] := array(select word from regexp_split_to_table(fold(btrim(p_query)), '\s+') as word where word <> '' order by length(word) desc);
begin
  if v_query = '' then return; end if;
  return query
    select d.id from documents d where d.institution_id = p_institution and d.counter = v_counter
    union
    select d.id from documents d where d.institution_id = p_institution and length(v_query) >= 3 and v_query ~ '\d'
       and fold(d.number) like like_anywhere(fold(v_query))
    union
    select d.id from documents d where d.institution_id = p_institution and d.external_number <> '' and fold(d.external_number) = fold(v_query)
    union
    select d.id from documents d where d.institution_id = p_institution
       and d.issuer_id = any (array(select search_issuers(p_institution, v_query, 10000)))
    union
    select d.id from documents d where d.institution_id = p_institution and length(v_words[1]) >= 3
       and fold(d.short_description) like like_anywhere(v_words[1])
       and fold(d.short_description) like all (array(select like_anywhere(w) from unnest(v_words) w));
end $$;
alter function search_documents_quick owner to hdoc_search;
revoke all on function search_documents_quick from public;
grant execute on function search_documents_quick to hdoc_app, hdoc_worker, hdoc_platform;
