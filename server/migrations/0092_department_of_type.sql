-- The department that the papers of a type usually go to: proposed at registration, never given by itself. A department
-- that is deleted is proposed no longer.
alter table doc_types
  add column group_id bigint,
  add constraint doc_types_group_fkey foreign key (institution_id, group_id) references user_groups (institution_id, id)
    on delete set null (group_id);
create index doc_types_group on doc_types (institution_id, group_id) where group_id is not null;
