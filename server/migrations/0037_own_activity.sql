-- What one person did lately, for their profile and the trail: without it the whole trail would be read for
-- somebody who did little.
create index audit_entries_actor on audit_entries (institution_id, actor_institution_id, actor_id, id desc);
create index audit_entries_real on audit_entries (institution_id, real_institution_id, real_id, id desc) where real_id is not null;
