-- A year of the gazette is read in its order: without this the newer years were read through to find an older one.
create index gazette_entries_year on gazette_entries (institution_id, year, sort_on desc, number_value desc nulls last, id desc)
  where state in ('published', 'withdrawn');

-- Complaints are counted by status and type from this index alone.
create index complaints_counted on complaints (institution_id, status, type_id, deadline_on);

-- Complaints in which a text stands: number, place, description. The row policies stand before a search by pattern, and
-- the index behind it is used only without them; the policies hold for the rows that are then read.
create index complaints_searched on complaints using gin (institution_id, searched gin_trgm_ops);
call let_search_read('complaints');
create function search_complaints(p_institution bigint, p_text text) returns setof bigint
  language plpgsql stable security definer set search_path = public, pg_temp rows 100 as $$
begin
  return query
    select c.id from complaints c where c.institution_id = p_institution and c.searched like like_anywhere(fold(p_text));
end $$;
alter function search_complaints owner to hdoc_search;
revoke all on function search_complaints from public;
grant execute on function search_complaints to hdoc_app, hdoc_worker, hdoc_platform;
