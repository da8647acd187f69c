-- The trail as an administrator sees it: looked through, checked, its heads signed, its contents emptied on request.

create index audit_entries_at on audit_entries (institution_id, at);
create index audit_entries_action on audit_entries (institution_id, action, id desc);

-- The newest seal of each chain with the day it was signed on. Whoever cuts entries off the end, with their seals,
-- leaves a head that leads nowhere; a copy that was taken away proves it even when this table is cut too.
create table audit_heads (
  institution_id bigint not null,
  seq bigint not null,
  hash bytea not null,
  signed_at timestamptz not null,
  key_id text not null,
  -- Ed25519, base64url, over the text of the head.
  signature text not null,
  constraint audit_heads_pkey primary key (institution_id, seq),
  constraint audit_heads_institution_fkey foreign key (institution_id) references institutions (id)
);
call make_tenant_table('audit_heads', p_append_only => true);

-- Entries whose content was emptied on request; the chain goes on verifying.
create table audit_erasures (
  institution_id bigint not null,
  entry_id bigint not null,
  erased_at timestamptz not null,
  erased_by_name text not null,
  reason text not null,
  constraint audit_erasures_pkey primary key (institution_id, entry_id),
  constraint audit_erasures_entry_fkey foreign key (institution_id, entry_id) references audit_entries (institution_id, id)
);
call make_tenant_table('audit_erasures', p_append_only => true);
-- Contents are emptied through the audited door across institutions only.
grant delete on audit_payloads to hdoc_platform;

-- Checks of the chain asked for by an administrator, and what they found.
create table trail_checks (
  institution_id bigint not null,
  id bigint generated always as identity,
  asked_at timestamptz not null,
  asked_by_name text not null,
  finished_at timestamptz,
  -- How many sealed entries were looked at.
  entries bigint,
  -- [{rule, ro, en}]; empty = all is in order.
  findings jsonb,
  constraint trail_checks_pkey primary key (institution_id, id),
  constraint trail_checks_institution_fkey foreign key (institution_id) references institutions (id)
);
call make_tenant_table('trail_checks');
revoke delete on trail_checks from hdoc_app, hdoc_worker;
