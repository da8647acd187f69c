-- What becomes public with a file beside what was read of it; who publishes is told. `partly`: it was too large to read whole.
alter table gazette_files
  add column partly boolean not null default false,
  add column hidden_sheets text[] not null default '{}',
  add column authors text[] not null default '{}';
