-- Document types with all their rules and the versions a document was registered with; the search box.

alter table doc_types
  -- Offer to open a case for it; may stand in a case only, never alone.
  add column create_case boolean not null default false,
  add column case_only boolean not null default false,
  add column online_available boolean not null default false,
  -- The portal asks its own fields instead of a file.
  add column online_filling boolean not null default false,
  -- Who is told for information when one is registered.
  add column broadcast text not null default 'none',
  -- The receipt is offered to the clerk and mailed to the issuer.
  add column receipt boolean not null default true,
  -- Years it is kept: 0 = not set, 100 = permanently.
  add column prescription_years integer not null default 0,
  -- Registered in `register_id` and nowhere else.
  add column fixed_register boolean not null default false,
  add column secondary_register_ids bigint[] not null default '{}',
  -- Given to a department it is in work at once, without being accepted.
  add column skip_acceptance boolean not null default false,
  -- Code of the official gazette's tree (contract), '' = not published.
  add column gazette_category text not null default '',
  add column signature_type text not null default 'not_required',
  add constraint doc_types_broadcast check (broadcast in ('none', 'groups', 'all')),
  add constraint doc_types_prescription check (prescription_years between 0 and 100),
  add constraint doc_types_fixed_register check (not fixed_register or register_id is not null),
  add constraint doc_types_online_filling check (not online_filling or online_available),
  add constraint doc_types_case_only check (not (case_only and is_default)),
  add constraint doc_types_signature check (signature_type in ('not_required', 'optional', 'required', 'olograf', 'digital', 'not_r_p_r_b'));

-- An array has no foreign key: each of them has to be a secondary register of the same institution. Registers are
-- never deleted, and `secondary` is asked again when a number is taken.
create function check_secondary_registers() returns trigger language plpgsql as $$
begin
  if exists (select from unnest(new.secondary_register_ids) x(id)
              where not exists (select from registers r where r.institution_id = new.institution_id and r.id = x.id and r.secondary)) then
    raise exception 'not a secondary register' using errcode = '23503', constraint = 'doc_types_secondary_registers_fkey';
  end if;
  return new;
end $$;
create trigger doc_types_secondary_registers before insert or update of secondary_register_ids on doc_types
  for each row when (new.secondary_register_ids <> '{}') execute function check_secondary_registers();

-- What a type was before its last changes: documents keep the version they were registered with. The present version
-- is the row of doc_types itself.
create table doc_type_versions (
  institution_id bigint not null,
  doc_type_id bigint not null,
  version integer not null,
  content jsonb not null,
  constraint doc_type_versions_pkey primary key (institution_id, doc_type_id, version),
  constraint doc_type_versions_type_fkey foreign key (institution_id, doc_type_id) references doc_types (institution_id, id)
);
call make_tenant_table('doc_type_versions', p_append_only => true);

-- Every change raises the version, whoever makes it; a save that changes nothing does not.
create function keep_doc_type_version() returns trigger language plpgsql as $$
begin
  new.version := old.version;
  if new is distinct from old then
    insert into doc_type_versions (institution_id, doc_type_id, version, content)
      values (old.institution_id, old.id, old.version, to_jsonb(old) - array['institution_id', 'id', 'version']);
    new.version := old.version + 1;
  end if;
  return new;
end $$;
create trigger doc_types_version before update on doc_types for each row execute function keep_doc_type_version();

alter table documents add column doc_type_version integer not null default 1;

-- Given at registration, and again when somebody gives the document another type.
create function stamp_doc_type_version() returns trigger language plpgsql as $$
begin
  select t.version into new.doc_type_version from doc_types t where t.institution_id = new.institution_id and t.id = new.doc_type_id;
  -- A type that is not there is refused by its foreign key, in its own words.
  new.doc_type_version := coalesce(new.doc_type_version, 1);
  return new;
end $$;
create trigger documents_doc_type_version_given before insert on documents for each row execute function stamp_doc_type_version();
create trigger documents_doc_type_version_changed before update of doc_type_id on documents
  for each row when (new.doc_type_id <> old.doc_type_id) execute function stamp_doc_type_version();

-- The type of a document as it was at its registration.
create function doc_type_as_of(p_institution bigint, p_doc_type bigint, p_version integer) returns jsonb
  language sql stable
begin atomic
  select coalesce(
    (select v.content from doc_type_versions v
      where v.institution_id = p_institution and v.doc_type_id = p_doc_type and v.version = p_version),
    (select to_jsonb(t) from doc_types t where t.institution_id = p_institution and t.id = p_doc_type));
end;
