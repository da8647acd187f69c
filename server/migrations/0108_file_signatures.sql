-- What files say of their electronic signatures. A row waits from the moment a version of a file belongs to a document;
-- a job reads the version and stores what it found. Judged is when somebody looks, by what is trusted then.
create table file_signatures (
  institution_id bigint not null,
  file_id bigint not null,
  version integer not null,
  document_id bigint not null,
  state text not null default 'waiting',
  -- Why the file as a whole could not be checked.
  reason text,
  -- What the file says, without anybody's judgement; null while it waits.
  facts jsonb,
  checked_at timestamptz,
  constraint file_signatures_pkey primary key (institution_id, file_id, version),
  constraint file_signatures_file_fkey foreign key (institution_id, file_id) references files (institution_id, id) on delete cascade,
  constraint file_signatures_document_fkey foreign key (institution_id, document_id) references documents (institution_id, id) on delete cascade,
  constraint file_signatures_state check (state in ('waiting', 'signed', 'unsigned', 'unreadable')),
  constraint file_signatures_checked check ((state = 'waiting') = (checked_at is null)),
  constraint file_signatures_reason check ((state = 'unreadable') = (reason is not null))
);
create index file_signatures_document on file_signatures (institution_id, document_id);
call make_tenant_table('file_signatures');

-- One trigger for all ways on which a file comes to a document: with a registration, attached, scanned, as a version.
-- Only kinds that can be signed are told of.
create function note_signable_file() returns trigger language plpgsql as $$
begin
  insert into file_signatures (institution_id, file_id, version, document_id)
    values (new.institution_id, new.id, new.version, new.document_id)
    on conflict do nothing;
  insert into outbox_events (institution_id, type, payload, created_at)
    values (new.institution_id, 'file.arrived',
      jsonb_build_object('file_id', new.id, 'version', new.version, 'document_id', new.document_id), now());
  return null;
end $$;
create trigger files_signable_added after insert on files
  for each row when (new.document_id is not null and new.kind in ('pdf', 'signature')) execute function note_signable_file();
create trigger files_signable_changed after update of document_id, version on files
  for each row when (new.document_id is not null and new.kind in ('pdf', 'signature')
    and (old.document_id is distinct from new.document_id or old.version is distinct from new.version))
  execute function note_signable_file();
-- The content of a signature that lies apart may come after it, and be of any kind.
create function note_signed_content() returns trigger language plpgsql as $$
begin
  insert into outbox_events (institution_id, type, payload, created_at)
    select s.institution_id, 'file.arrived',
           jsonb_build_object('file_id', s.file_id, 'version', s.version, 'document_id', s.document_id), now()
      from file_signatures s
     where s.institution_id = new.institution_id and s.document_id = new.document_id and s.reason = 'content_missing';
  return null;
end $$;
create trigger files_content_added after insert on files
  for each row when (new.document_id is not null) execute function note_signed_content();
create trigger files_content_changed after update of document_id, version on files
  for each row when (new.document_id is not null
    and (old.document_id is distinct from new.document_id or old.version is distinct from new.version))
  execute function note_signed_content();

-- Files that were there before are checked too. The owner's own tables are open to the owner while the lock is not forced.
alter table files no force row level security;
alter table file_signatures no force row level security;
alter table outbox_events no force row level security;
insert into file_signatures (institution_id, file_id, version, document_id)
  select institution_id, id, version, document_id from files where document_id is not null and kind in ('pdf', 'signature');
insert into outbox_events (institution_id, type, payload, created_at)
  select institution_id, 'file.arrived', jsonb_build_object('file_id', file_id, 'version', version, 'document_id', document_id), now()
    from file_signatures;
alter table files force row level security;
alter table file_signatures force row level security;
alter table outbox_events force row level security;
