-- Several acts on cases, in their order, in one statement: closing a case with its answer tells three. Those on documents go
-- through `write_audits` one kind after the other: what an entry says of a document is what it is after that act.

create type told_act as (action text, subject_id bigint, at timestamptz, actor jsonb, payload text);

create function write_case_acts(p_institution bigint, p_acts told_act[]) returns setof bigint
  language sql
begin atomic
  with drawn as materialized (
      select a.*, uuid_send(gen_random_uuid()) as salt
        from unnest(p_acts) with ordinality as a (action, subject_id, at, actor, payload, n)),
    act as materialized (
      select d.*, sha256(d.salt || convert_to(d.payload, 'UTF8')) as digest from drawn d),
    entry as (
      insert into audit_entries (institution_id, at, actor_institution_id, actor_id, actor_name,
          real_institution_id, real_id, real_name, action, subject_type, subject_id, digest)
        select p_institution, a.at, (a.actor->>'institution_id')::bigint, (a.actor->>'id')::bigint, a.actor->>'name',
               (a.actor->'real'->>'institution_id')::bigint, (a.actor->'real'->>'id')::bigint, a.actor->'real'->>'name',
               a.action, 'workcase', a.subject_id, a.digest
          from act a order by a.n
        returning id, digest)
    -- Salts are drawn at random, so no two acts have one digest.
    insert into audit_payloads (institution_id, entry_id, salt, payload)
      select p_institution, e.id, a.salt, a.payload from entry e join act a on a.digest = e.digest
      returning entry_id;
end;
