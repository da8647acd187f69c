-- What every registration pays for, paid only where it is needed: the proof of the trail (0070) had made a registration
-- a tenth dearer for the database.

-- Nearly always the rows that were written already say which department their document is with. That is looked at
-- first, and the update with its own triggers is spared.
create or replace function settle_departments(p_institutions bigint[], p_documents bigint[]) returns void language plpgsql as $$
begin
  if not exists (
    select from document_access s
     where s.institution_id = any (p_institutions) and s.document_id = any (p_documents)
     group by s.institution_id, s.document_id
    having (case count(*) filter (where s.principal_kind = 2)
              when 0 then 0 when 1 then max(s.principal_id) filter (where s.principal_kind = 2) else -1 end)
           <> any (array[min(s.department_id), max(s.department_id)])) then
    return;
  end if;
  update document_access a set department_id = x.department_id
    from (select s.institution_id, s.document_id,
                 case count(*) filter (where s.principal_kind = 2)
                   when 0 then 0 when 1 then max(s.principal_id) filter (where s.principal_kind = 2) else -1 end as department_id
            from document_access s where s.institution_id = any (p_institutions) and s.document_id = any (p_documents)
           group by 1, 2) x
   where a.institution_id = x.institution_id and a.document_id = x.document_id and a.department_id <> x.department_id;
end $$;

-- As in 0071, with one question instead of two where an entry tells both fields and files.
create or replace function tell_document(p_institution bigint, p_action text, p_document bigint, p_payload text) returns text
  language plpgsql as $$
declare
  v_tells_files boolean := tells_files(p_action);
  v_told text;
begin
  if tells_document_state(p_action) then
    select concat_ws(',', '"state":' || document_state(d)::text,
             case when v_tells_files then
               (select '"files":' || jsonb_object_agg(f.id, jsonb_build_array(f.version, f.sha256))::text
                  from files f where f.institution_id = p_institution and f.document_id = p_document) end) into v_told
      from documents d where d.institution_id = p_institution and d.id = p_document;
  elsif v_tells_files then
    select '"files":' || jsonb_object_agg(f.id, jsonb_build_array(f.version, f.sha256))::text into v_told
      from files f where f.institution_id = p_institution and f.document_id = p_document;
  end if;
  if coalesce(v_told, '') = '' then return p_payload; end if;
  return left(p_payload, -1) || case when p_payload = '{}' then '' else ',' end || v_told || '}';
end $$;
