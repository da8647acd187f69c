-- Messages of the contact form are read by staff and marked once they are answered.
alter table contact_messages add column answered_at timestamptz;
alter table contact_messages add column answered_by_name text not null default '';
alter table contact_messages add column version integer not null default 1;
alter table contact_messages add constraint contact_messages_answered check ((answered_at is null) = (answered_by_name = ''));
create index contact_messages_waiting on contact_messages (institution_id, id) where answered_at is null;
