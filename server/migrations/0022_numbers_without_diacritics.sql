-- Numbers of registers and of senders are found without regard to diacritics too („ȘC-12” by „sc-12”): what is typed is
-- folded, so what is searched, and its indexes, must be.

drop index documents_number_trigram;
create index documents_number_trigram on documents using gin (institution_id, fold(number) gin_trgm_ops);
drop index documents_external;
create index documents_external on documents (institution_id, fold(external_number) text_pattern_ops) where external_number <> '';

-- Only the search role may replace what it owns.
set local role hdoc_search;
create or replace function search_documents(p_institution bigint, p_field text, p_mode text, p_value text) returns setof bigint
  language plpgsql stable security definer set search_path = public, pg_temp as $$
declare
  v_folded text := replace(replace(replace(fold(p_value), '\', '\\'), '%', '\%'), '_', '\_');
  v_pattern text := case p_mode when 'contains' then '%' || v_folded || '%' when 'startsWith' then v_folded || '%'
                                when 'endsWith' then '%' || v_folded else v_folded end;
begin
  if p_field = 'number' then
    return query select d.id from documents d where d.institution_id = p_institution and fold(d.number) like v_pattern;
  elsif p_field = 'short_description' then
    return query select d.id from documents d where d.institution_id = p_institution and fold(d.short_description) like v_pattern;
  elsif p_field = 'external_number' then
    return query select d.id from documents d
      where d.institution_id = p_institution and d.external_number <> '' and fold(d.external_number) like v_pattern;
  elsif p_field = 'issuer_name' then
    return query select d.id from documents d
      where d.institution_id = p_institution
        and d.issuer_id = any (array(select i.id from issuers i where i.institution_id = p_institution and fold(i.name) like v_pattern));
  elsif p_field = 'issuer_cui' then
    return query select d.id from documents d
      where d.institution_id = p_institution
        and d.issuer_id = any (array(select i.id from issuers i where i.institution_id = p_institution and i.cui <> '' and i.cui like v_pattern));
  elsif p_field = 'issuer_cnp' then
    return query select d.id from documents d
      where d.institution_id = p_institution
        and d.issuer_id = any (array(select i.id from issuers i where i.institution_id = p_institution and i.cnp <> '' and i.cnp like v_pattern));
  else
    raise exception 'unknown field %', p_field;
  end if;
end $$;
create or replace function search_documents_quick(p_institution bigint, p_query text) returns setof bigint
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
reset role;
