-- without transaction
-- What a department still has to hand over: open papers that lie with it and are worked on by another one. Without this
-- the question reads every open paper of the registry.
create index concurrently if not exists documents_to_hand_over on documents (institution_id, paper_group_id, id) include (group_id)
  where paper_group_id <> group_id and status in (1, 2, 3, 5, 15);
