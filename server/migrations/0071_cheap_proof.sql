-- What an entry says of a document is put together by a function that keeps its plans: as a part of `write_audits`, which
-- is planned at every call, it cost a registration as much as half of all the rest.

-- The content of an entry about a document, with what the document is from now on: see migration 0070.
create function tell_document(p_institution bigint, p_action text, p_document bigint, p_payload text) returns text
  language plpgsql as $$
declare
  v_state text;
  v_files text;
  v_told text;
begin
  if tells_document_state(p_action) then
    select '"state":' || document_state(d)::text into v_state
      from documents d where d.institution_id = p_institution and d.id = p_document;
  end if;
  if tells_files(p_action) then
    select '"files":' || jsonb_object_agg(f.id, jsonb_build_array(f.version, f.sha256))::text into v_files
      from files f where f.institution_id = p_institution and f.document_id = p_document;
  end if;
  v_told := concat_ws(',', v_state, v_files);
  if v_told = '' then return p_payload; end if;
  return left(p_payload, -1) || case when p_payload = '{}' then '' else ',' end || v_told || '}';
end $$;

create or replace function write_audits(p_institution bigint, p_action text, p_subject_type text, p_acts act_to_audit[])
  returns setof bigint
  language sql
begin atomic
  with act as materialized (
      select a.subject_id, a.at, a.actor, uuid_send(gen_random_uuid()) as salt,
             case when p_subject_type = 'document' then tell_document(p_institution, p_action, a.subject_id, a.payload)
                  else a.payload end as payload
        from unnest(p_acts) a),
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
