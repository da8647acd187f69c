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
-- The content of a signature that lies apart may come after it, and be of any kind; it may also come while the signature is
-- being looked at, which then waits still.
create function note_signed_content() returns trigger language plpgsql as $$
begin
  insert into outbox_events (institution_id, type, payload, created_at)
    select s.institution_id, 'file.arrived',
           jsonb_build_object('file_id', s.file_id, 'version', s.version, 'document_id', s.document_id), now()
      from file_signatures s
      join files f on f.institution_id = s.institution_id and f.id = s.file_id
     where s.institution_id = new.institution_id and s.document_id = new.document_id and s.file_id <> new.id
       and (s.reason = 'content_missing' or (s.state = 'waiting' and f.kind = 'signature'));
  return null;
end $$;
create trigger files_content_added after insert on files
  for each row when (new.document_id is not null) execute function note_signed_content();
create trigger files_content_changed after update of document_id, version on files
  for each row when (new.document_id is not null
    and (old.document_id is distinct from new.document_id or old.version is distinct from new.version))
  execute function note_signed_content();

-- Files that were there before are checked too, page by page and behind everything else: there may be millions of them, and
-- a migration would keep everybody out meanwhile. Row security binds this migration, so it says for which institution it
-- writes; the hosts are the one list of institutions that it does not hide.
do $$
declare
  v_institution bigint;
begin
  for v_institution in select distinct institution_id from hosts loop
    perform set_config('app.institution_id', v_institution::text, true);
    insert into outbox_events (institution_id, type, payload, created_at)
      values (v_institution, 'file.older_found', '{}'::jsonb, now());
  end loop;
  perform set_config('app.institution_id', '', true);
end $$;
