-- The department that keeps the originals of a register: where a paper is of which nothing else is known, because it was
-- registered before that was kept (0104), or by somebody without a department. Worked out when it is asked for, so that no
-- document is written for it.
alter table registers
  add column holder_group_id bigint,
  add constraint registers_holder_fkey foreign key (institution_id, holder_group_id) references user_groups (institution_id, id)
    on delete set null (holder_group_id);
create index registers_holder on registers (institution_id, holder_group_id) where holder_group_id is not null;
