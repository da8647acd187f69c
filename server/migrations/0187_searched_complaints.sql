-- What the list of complaints is searched in, folded once when it is written and not for each row of each search.
alter table complaints add column searched text generated always as (
  fold(number || chr(10) || street || ' ' || street_number || ' ' || locality || chr(10) || description)) stored;
