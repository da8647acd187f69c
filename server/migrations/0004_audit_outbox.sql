-- Proof: audit rows are written in the transaction of the change and sealed into one hash chain per institution
-- right after commit. The row holds metadata and a digest; payload and salt lie in a table that erasure may
-- empty; seals are a third table with their own sequence, so erasure keeps the chain verifying.

create table audit_entries (
  institution_id bigint not null,
  id bigint generated always as identity,
  at timestamptz not null,
  -- Who did it: a person of this institution or of the platform (0), with the name as it was; id 0 = the system.
  actor_institution_id bigint not null,
  actor_id bigint not null,
  actor_name text not null,
  -- The real person, while acting as another one.
  real_institution_id bigint,
  real_id bigint,
  real_name text,
  action text not null,
  subject_type text not null,
  subject_id bigint not null,
  digest bytea not null,
  constraint audit_entries_pkey primary key (institution_id, id),
  constraint audit_entries_institution_fkey foreign key (institution_id) references institutions (id),
  constraint audit_entries_actor check (actor_institution_id in (0, institution_id))
);
create index audit_entries_subject on audit_entries (institution_id, subject_type, subject_id, id desc);
call make_tenant_table('audit_entries', p_append_only => true);

create table audit_payloads (
  institution_id bigint not null,
  entry_id bigint not null,
  salt bytea not null,
  -- {before, after, reason}: canonical text, so that the digest can be computed again to the byte.
  payload text not null,
  constraint audit_payloads_pkey primary key (institution_id, entry_id),
  constraint audit_payloads_entry_fkey foreign key (institution_id, entry_id) references audit_entries (institution_id, id)
);
call make_tenant_table('audit_payloads', p_append_only => true);

create table audit_seals (
  institution_id bigint not null,
  seq bigint not null,
  entry_id bigint not null,
  hash bytea not null,
  sealed_at timestamptz not null,
  constraint audit_seals_pkey primary key (institution_id, seq),
  constraint audit_seals_entry_key unique (institution_id, entry_id),
  constraint audit_seals_entry_fkey foreign key (institution_id, entry_id) references audit_entries (institution_id, id)
);
call make_tenant_table('audit_seals', p_append_only => true);
-- Only the sealer, which works as the platform, adds seals.
revoke insert on audit_seals from hdoc_app, hdoc_worker;

-- What is audited of one subject. The actor: {institution_id, id, name, real}.
create type act_to_audit as (subject_id bigint, at timestamptz, actor jsonb, payload text);

-- Audit rows with their payloads, of one action on different subjects, and their ids; each digest is sha256(salt || payload).
create function write_audits(p_institution bigint, p_action text, p_subject_type text, p_acts act_to_audit[])
  returns setof bigint
  language sql
begin atomic
  with act as materialized (
      select a.*, uuid_send(gen_random_uuid()) as salt from unnest(p_acts) a),
    entry as (
      insert into audit_entries (institution_id, at, actor_institution_id, actor_id, actor_name,
          real_institution_id, real_id, real_name, action, subject_type, subject_id, digest)
        select p_institution, a.at, (a.actor->>'institution_id')::bigint, (a.actor->>'id')::bigint, a.actor->>'name',
               (a.actor->'real'->>'institution_id')::bigint, (a.actor->'real'->>'id')::bigint, a.actor->'real'->>'name',
               p_action, p_subject_type, a.subject_id, sha256(a.salt || convert_to(a.payload, 'UTF8'))
          from act a
        returning id, subject_id)
    insert into audit_payloads (institution_id, entry_id, salt, payload)
      select p_institution, e.id, a.salt, a.payload from entry e join act a on a.subject_id = e.subject_id
      returning entry_id;
end;

-- One audit row with its payload.
create function write_audit(
  p_institution bigint, p_at timestamptz, p_actor jsonb, p_action text, p_subject_type text, p_subject_id bigint, p_payload text)
  returns bigint language sql
begin atomic
  select write_audits(p_institution, p_action, p_subject_type, array[row(p_subject_id, p_at, p_actor, p_payload)::act_to_audit]);
end;

-- Events for later modules and for jobs: written in the transaction of the change, relayed after commit.
create table outbox_events (
  institution_id bigint not null,
  id bigint generated always as identity,
  type text not null,
  payload jsonb not null,
  created_at timestamptz not null default now(),
  constraint outbox_events_pkey primary key (institution_id, id),
  constraint outbox_events_institution_fkey foreign key (institution_id) references institutions (id)
);
call make_tenant_table('outbox_events');

-- Answers of finished creations, by the key the client made; replayed when the same call comes again.
create table idempotency_keys (
  institution_id bigint not null,
  actor_institution_id bigint not null,
  actor_id bigint not null,
  endpoint text not null,
  key text not null,
  body_hash bytea not null,
  answer jsonb,
  created_at timestamptz not null default now(),
  constraint idempotency_keys_pkey primary key (institution_id, actor_institution_id, actor_id, endpoint, key)
);
create index idempotency_keys_age on idempotency_keys (created_at);
call make_tenant_table('idempotency_keys');
