-- Institutions that came from another installation.

-- Where an institution came from. The audit of before is a content of the file store; the first entry of the new chain
-- names its head.
create table institution_origins (
  institution_id bigint not null,
  imported_at timestamptz not null,
  -- Who signed the manifest, and the manifest itself.
  key_id text not null,
  manifest jsonb not null,
  audit_sha256 text not null,
  audit_size bigint not null,
  constraint institution_origins_pkey primary key (institution_id),
  constraint institution_origins_institution_fkey foreign key (institution_id) references institutions (id),
  constraint institution_origins_sha256 check (audit_sha256 ~ '^[0-9a-f]{64}$')
);
create index institution_origins_content on institution_origins (audit_sha256);
call make_tenant_table('institution_origins');
insert into content_holders (table_name, column_name) values ('institution_origins', 'audit_sha256');

-- Rows that point at each other, or at a later row of their own table, come in one transaction that checks at its end.
alter table doc_types alter constraint doc_types_online_form_fkey deferrable;
alter table files alter constraint files_submission_fkey deferrable;
alter table complaints alter constraint complaints_joined_fkey deferrable;
alter table dispatches alter constraint dispatches_repeated_by_fkey deferrable;
alter table gazette_categories alter constraint gazette_categories_parent_fkey deferrable;
alter table gazette_entries alter constraint gazette_entries_corrects_fkey deferrable;
alter table issuers alter constraint issuers_merged_into_fkey deferrable;
alter table scans alter constraint scans_parent_fkey deferrable;

-- A document that comes from another installation keeps the version of its type. Only the owner of the tables writes such
-- rows; programs never sign in as the owner.
create or replace function stamp_doc_type_version() returns trigger language plpgsql as $$
begin
  if current_user = 'hdoc_owner' and tg_op = 'INSERT' and new.doc_type_version is not null then return new; end if;
  select t.version into new.doc_type_version from doc_types t where t.institution_id = new.institution_id and t.id = new.doc_type_id;
  -- A type that is not there is refused by its foreign key, in its own words.
  new.doc_type_version := coalesce(new.doc_type_version, 1);
  return new;
end $$;
