-- Events are taken by type, oldest first, straight from the index: sorting the whole backlog for each hundred grew with
-- its square. An event that fails leaves the backlog: it is tried again at its own times, and is a dead letter in the end.
alter table outbox_events drop constraint outbox_events_pkey;
alter table outbox_events add constraint outbox_events_pkey primary key (institution_id, type, id);

create table outbox_failures (
  institution_id bigint not null,
  -- As it was in the outbox.
  id bigint not null,
  type text not null,
  payload jsonb not null,
  created_at timestamptz not null,
  attempts integer not null,
  -- When it is tried again; null = a dead letter: nobody tries until an operator puts it back.
  retry_at timestamptz,
  failed_at timestamptz not null,
  failure text not null,
  constraint outbox_failures_pkey primary key (institution_id, id),
  constraint outbox_failures_institution_fkey foreign key (institution_id) references institutions (id)
);
create index outbox_failures_due on outbox_failures (institution_id, retry_at) where retry_at is not null;
create index outbox_failures_dead on outbox_failures (institution_id, type) where retry_at is null;
call make_tenant_table('outbox_failures');
