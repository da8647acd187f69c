-- Whoever proved again who they are may download the parts of an export for some minutes.
create table institution_export_unlocks (
  institution_id bigint not null,
  export_id bigint not null,
  by_institution_id bigint not null,
  by_id bigint not null,
  until timestamptz not null,
  constraint institution_export_unlocks_pkey primary key (institution_id, export_id, by_institution_id, by_id),
  constraint institution_export_unlocks_export_fkey foreign key (institution_id, export_id)
    references institution_exports (institution_id, id) on delete cascade,
  constraint institution_export_unlocks_by_fkey foreign key (by_institution_id, by_id) references users (institution_id, id),
  constraint institution_export_unlocks_by check (by_institution_id in (0, institution_id))
);
create index institution_export_unlocks_by on institution_export_unlocks (by_institution_id, by_id);
call make_tenant_table('institution_export_unlocks');
