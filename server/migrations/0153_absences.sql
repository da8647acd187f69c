-- A person may be away without anybody who stands in: then nobody takes over anything, and it only stands beside their
-- name.
alter table substitutes
  alter column substitute_id drop not null,
  drop constraint substitutes_for_something,
  add constraint substitutes_for_something check ((substitute_id is null) <> (for_cases or for_approvals));
