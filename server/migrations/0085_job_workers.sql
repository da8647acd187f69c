-- Processes that work off jobs. Each holds the advisory lock of its row as long as it lives, so that the others see when
-- it was killed, and take up what it had in hand. Not a tenant table: a worker works for every institution.
create table job_workers (
  id integer generated always as identity,
  -- Under which names it takes jobs out of the queue.
  names text[] not null default '{}',
  -- Since when the lock was found free; null = it is held.
  missed_since timestamptz,
  constraint job_workers_pkey primary key (id)
);
grant select, insert, update, delete on job_workers to hdoc_worker;
