-- The sealer's work: what is written but not chained yet lies in a queue that the writing transaction fills by
-- trigger, so that a run looks at new rows only, and an entry that commits late is found like any other.

create table audit_unsealed (
  institution_id bigint not null,
  entry_id bigint not null,
  queued_at timestamptz not null default clock_timestamp(),
  constraint audit_unsealed_pkey primary key (institution_id, entry_id)
);
call make_tenant_table('audit_unsealed', p_append_only => true);
grant delete on audit_unsealed to hdoc_platform;

create function queue_for_sealing() returns trigger language plpgsql as $$
begin
  insert into audit_unsealed (institution_id, entry_id) select institution_id, id from added on conflict do nothing;
  return null;
end $$;
create trigger audit_entries_queue after insert on audit_entries
  referencing new table as added for each statement execute function queue_for_sealing();

-- What a seal vouches for besides the digest: every column, instants as microseconds so that no setting of a
-- session changes the text.
create function audit_entry_text(p_entry audit_entries) returns text
  language sql stable parallel safe
  return jsonb_build_array(p_entry.institution_id, p_entry.id, (extract(epoch from p_entry.at) * 1000000)::bigint,
    p_entry.actor_institution_id, p_entry.actor_id, p_entry.actor_name,
    p_entry.real_institution_id, p_entry.real_id, p_entry.real_name,
    p_entry.action, p_entry.subject_type, p_entry.subject_id)::text;

-- sha256(hash before || seq || entry || digest); nothing stands before the first seal of an institution.
create function audit_seal_hash(p_previous bytea, p_seq bigint, p_entry audit_entries) returns bytea
  language sql stable parallel safe
  return sha256(coalesce(p_previous, ''::bytea) || int8send(p_seq) || convert_to(audit_entry_text(p_entry), 'UTF8') || p_entry.digest);

-- Seals what waits, at most p_limit entries of each institution, in the order of their ids; one sealer at a time.
-- Answers how many were sealed, null while another one works. Only the platform role may write seals.
create function seal_audit(p_limit integer) returns integer language plpgsql as $$
declare
  v_entry audit_entries;
  v_institution bigint;
  v_seq bigint;
  v_hash bytea;
  v_sealed integer := 0;
begin
  if not pg_try_advisory_xact_lock(4736120933) then return null; end if;
  if not exists (select from audit_unsealed) then return 0; end if;
  for v_entry in
    with waiting as (
      select u.institution_id, u.entry_id from institutions i cross join lateral (
        select q.institution_id, q.entry_id from audit_unsealed q
         where q.institution_id = i.id order by q.entry_id limit p_limit) u),
    taken as (
      delete from audit_unsealed u using waiting w
       where u.institution_id = w.institution_id and u.entry_id = w.entry_id
       returning u.institution_id, u.entry_id)
    -- `offset 0`: each by its key. Expecting many, a join would read the whole audit for every handful.
    select e.* from taken t cross join lateral (
        select * from audit_entries a where a.institution_id = t.institution_id and a.id = t.entry_id
           and not exists (select from audit_seals s where s.institution_id = t.institution_id and s.entry_id = t.entry_id)
         offset 0) e
     order by e.institution_id, e.id
  loop
    if v_institution is distinct from v_entry.institution_id then
      v_institution := v_entry.institution_id;
      v_seq := null;
      v_hash := null;
      select s.seq, s.hash into v_seq, v_hash from audit_seals s
       where s.institution_id = v_institution order by s.seq desc limit 1;
      v_seq := coalesce(v_seq, 0);
    end if;
    v_seq := v_seq + 1;
    v_hash := audit_seal_hash(v_hash, v_seq, v_entry);
    insert into audit_seals (institution_id, seq, entry_id, hash, sealed_at)
      values (v_institution, v_seq, v_entry.id, v_hash, clock_timestamp());
    v_sealed := v_sealed + 1;
  end loop;
  return v_sealed;
end $$;
