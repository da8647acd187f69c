-- A CNP at rest: sealed by the program with the installation's secret, and found by a blind index of its institution. New
-- columns beside the old one, which a loop of the worker empties; until then both are read. Dropping the old column is for
-- a version that nobody comes to with plain rows: hdoc verify counts them.

alter table issuers
  -- Begins with the name of the secret that sealed it.
  add column cnp_sealed bytea,
  -- HMAC with a key of the institution: equal CNPs of one institution are equal, of two they are not.
  add column cnp_index bytea,
  add constraint issuers_cnp_sealed check ((cnp_sealed is null) = (cnp_index is null) and (cnp_sealed is null or cnp = ''));
create index issuers_cnp_index on issuers (institution_id, cnp_index) where cnp_index is not null;
-- Which are of another secret than the present one, without reading all.
create index issuers_cnp_secret on issuers (substring(cnp_sealed from 1 for 5)) where cnp_sealed is not null;

-- Loads pg_trgm: the owner may not name its settings before, and a session that only upgrades has not used it yet.
do $$ begin perform similarity('', ''); end $$;

-- As before; a CNP is compared by its index, of each secret that is named, and, as long as there are plain ones, as it is.
drop function similar_issuers(bigint, bigint, text, text, text, text, text, integer);
create function similar_issuers(p_institution bigint, p_except bigint, p_name text, p_cnp text, p_cnp_index bytea[], p_cui text, p_phone text, p_email text, p_limit integer)
  returns table (id bigint, reasons text[])
  language sql stable security definer set search_path = public, pg_temp set pg_trgm.similarity_threshold = 0.6 as $$
  with hits as (
    select i.id, 'cnp' as reason, 8 as weight, 1::real as nearness from issuers i where i.institution_id = p_institution and i.cnp_index = any (p_cnp_index)
    union all
    select i.id, 'cnp', 8, 1 from issuers i where i.institution_id = p_institution and i.cnp <> '' and i.cnp = p_cnp
    union all
    select i.id, 'cui', 8, 1 from issuers i where i.institution_id = p_institution and i.cui <> '' and i.cui = p_cui
    union all
    (select i.id, 'phone', 2, 1 from issuers i where i.institution_id = p_institution and i.phone <> '' and i.phone = p_phone limit 50)
    union all
    (select i.id, 'email', 2, 1 from issuers i where i.institution_id = p_institution and i.email <> '' and lower(i.email) = lower(p_email) limit 50)
    union all
    (select i.id, 'name', 1, 1 from issuers i
      where i.institution_id = p_institution and i.name_key <> '' and i.name_key = issuer_name_key(p_name) order by i.id limit 50)
    union all
    (select i.id, 'name', 1, similarity(fold(i.name), fold(p_name)) from issuers i
      where length(p_name) >= 5 and i.institution_id = p_institution and fold(i.name) % fold(p_name)
      order by similarity(fold(i.name), fold(p_name)) desc limit 20))
  select h.id, array_agg(distinct h.reason)
    from hits h join issuers i on i.institution_id = p_institution and i.id = h.id
   where i.merged_into_id is null and i.erased_at is null and h.id is distinct from p_except
   group by h.id order by sum(h.weight) desc, max(h.nearness) desc, h.id limit p_limit
$$;
alter function similar_issuers owner to hdoc_search;
revoke all on function similar_issuers from public;
grant execute on function similar_issuers to hdoc_app, hdoc_worker, hdoc_platform;

-- As before; each line bears the indexes of its CNP in hexadecimal digits.
drop function match_issuers(bigint, jsonb, integer);
create function match_issuers(p_institution bigint, p_lines jsonb, p_most integer)
  returns table (line integer, id bigint, by_code boolean)
  language sql stable security definer set search_path = public, pg_temp as $$
  select (l.n - 1)::integer, f.id, f.by_code
    from jsonb_array_elements(p_lines) with ordinality l(one, n)
   cross join lateral (
      select i.id, true as by_code from issuers i
       where i.institution_id = p_institution and i.cui <> '' and i.cui = l.one ->> 'cui'
         and i.merged_into_id is null and i.erased_at is null
      union
      select i.id, true from issuers i
       where i.institution_id = p_institution
         and i.cnp_index = any (array(select decode(x, 'hex') from jsonb_array_elements_text(l.one -> 'cnp_indexes') x))
         and i.merged_into_id is null and i.erased_at is null
      union
      select i.id, true from issuers i
       where i.institution_id = p_institution and i.cnp <> '' and i.cnp = l.one ->> 'cnp'
         and i.merged_into_id is null and i.erased_at is null
      union
      select i.id, false from issuers i
       where i.institution_id = p_institution and l.one ->> 'cui' = '' and l.one ->> 'cnp' = ''
         and i.name_key <> '' and i.name_key = issuer_name_key(l.one ->> 'name')
         and i.merged_into_id is null and i.erased_at is null
       order by 1 limit p_most) f
$$;
alter function match_issuers owner to hdoc_search;
revoke all on function match_issuers from public;
grant execute on function match_issuers to hdoc_app, hdoc_worker, hdoc_platform;
