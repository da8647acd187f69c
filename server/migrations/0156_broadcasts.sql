-- Papers that were broadcast for information when they were registered: to the whole institution, or to departments.
create table document_broadcasts (
  institution_id bigint not null,
  document_id bigint not null,
  whole_institution boolean not null,
  -- Empty when it went to the whole institution.
  group_ids bigint[] not null,
  told_at timestamptz not null,
  constraint document_broadcasts_pkey primary key (institution_id, document_id),
  constraint document_broadcasts_document_fkey foreign key (institution_id, document_id) references documents (institution_id, id),
  constraint document_broadcasts_groups check (not whole_institution or group_ids = '{}')
);
call make_tenant_table('document_broadcasts');

-- Who confirmed having read one, and when.
create table document_readings (
  institution_id bigint not null,
  document_id bigint not null,
  user_id bigint not null,
  read_at timestamptz not null,
  constraint document_readings_pkey primary key (institution_id, document_id, user_id),
  constraint document_readings_broadcast_fkey foreign key (institution_id, document_id)
    references document_broadcasts (institution_id, document_id),
  constraint document_readings_user_fkey foreign key (institution_id, user_id) references users (institution_id, id)
);
call make_tenant_table('document_readings', p_append_only => true);
