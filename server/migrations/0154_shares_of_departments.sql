-- A head asks for all open work of a department, whoever has it: by the shares of its people this would leave out who is
-- no longer a member.
create index case_shares_of_team on case_shares (institution_id, group_id, due_on, id) include (user_id, status) where is_open;
