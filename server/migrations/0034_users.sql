-- Lists of people, inside an institution and over all of them.

-- What quick search looks in: folded once when it is written, not for every row at every look.
alter table users add column search_text text not null
  generated always as (fold(name || ' ' || username || ' ' || email || ' ' || phone || ' ' || job_title)) stored;

-- The platform's list of all people: search, the usual order, the order by name.
create index users_search_trigram on users using gin (search_text gin_trgm_ops);
create index users_by_id on users (id);
create index users_by_name on users (name collate romanian, id);
-- Those who wait for an administrator are few among many.
create index users_pending on users (institution_id, id) where state = 'pending';
-- The last active administrator is looked for before each change of rights.
create index users_administrators on users (institution_id, id) where is_admin and state = 'active';
