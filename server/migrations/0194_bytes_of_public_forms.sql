-- How much a form takes that waits for its confirmation, so that all of them together have a ceiling.
alter table public_sends add column bytes integer not null default 0;
update public_sends set bytes = octet_length(content::text) + octet_length(told::text) where state <> 'writing';
create index public_sends_waiting on public_sends (institution_id, address) include (bytes, begun_at) where state = 'waiting';
