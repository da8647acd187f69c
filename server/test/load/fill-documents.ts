import type { Client } from 'pg'
import { type Filled, OPEN_REGISTERS } from './fill-institution.ts'

const STAGE = `
  create unlogged table staged_documents (id bigint, register_n integer, register_id bigint, day date, access_level smallint,
    doc_type_id bigint, issuer_n bigint, group_id bigint, user_id bigint, status smallint, has_deadline boolean)`

const STAGED = `
  insert into staged_documents
  select x.n, r.n, ($1::bigint[])[r.n] as register_id, day,
         case when random() < 0.015 then 3 when random() < 0.005 then 4 when random() < 0.05 then 1 else 2 end::smallint as access_level,
         ($2::bigint[])[1 + (x.n * 7919 % cardinality($2::bigint[]))::integer] as doc_type_id,
         1 + (x.n * 104729 % $3::bigint) as issuer_n,
         -- A special register belongs to a department: nearly all of its papers stay there.
         case when random() < 0.3 then null
              when r.n > $6 and random() < 0.97 then ($4::bigint[])[3 + (r.n - $6) % 10]
              else ($4::bigint[])[1 + floor(random() * 12)::integer] end as group_id,
         -- The clerk of the bench registers more than others, but seldom in registers they do not see.
         case when random() < (case when r.n > $6 then 0.001 else 0.05 end) then ($5::bigint[])[2]
              else ($5::bigint[])[3 + floor(random() * 38)::integer] end as user_id,
         case when random() < (case when day > $8::date - 45 then 0.6 else 0.003 end)
              then (array[1, 1, 2, 3, 3, 3, 5])[1 + floor(random() * 7)::integer]
              else (array[6, 6, 6, 7, 8, 8, 10, 11, 12, 13, 14])[1 + floor(random() * 11)::integer] end::smallint as status,
         random() < 0.75 as has_deadline
    from (select n, $8::date - ((1 - n::float8 / $7) * 1825)::integer as day,
                 least(16, 1 + floor(power(random(), 1.6) * 16)::integer) as register_n
            from generate_series(1, $7::bigint) n) x
    cross join lateral (select register_n as n) r`

/**
 * Fields that few questions ask about: pages, annexes, the place and form of the paper, additional
 * information.
 */
const VARIED = `
  , 1 + s.id % 9, s.id % 3, case when s.id % 5 = 0 then s.day - 3 end, (array['original','original','copie','electronic',''])[1 + (s.id * 13 % 5)::integer],
    case when s.id % 10 < 6 then 'Arhiva, raft ' || s.id % 40 || ', cutia ' || s.id % 500 else '' end,
    case when s.id % 10 = 3 then 'Depus prin împuternicit, procura nr. ' || s.id else '' end`

const documentsWith = (isVaried: boolean): string => `
  insert into documents (institution_id, id, register_id, series, counter, number, category, registered_at, registered_on,
      doc_type_id, issuer_id, issuer_name, short_description, external_number, access_level, group_id, status, deadline_on,
      registered_by_institution_id, registered_by_id, registered_by_name, tracking_code, closed_on
      ${isVaried ? ', pages, annexes, external_date, physical_form, location, additional_info' : ''})
  select $1, s.id, s.register_id, to_char(s.day, 'YYYY'), s.counter, 'R' || s.register_n || '-' || lpad(s.counter::text, 4, '0') || '/' || to_char(s.day, 'YYYY'),
         ${isVaried ? `(array['intrare','intrare','intrare','iesire','interne'])[1 + (s.id * 7 % 5)::integer]` : `'intrare'`}, s.day + interval '9 hours' + (s.id % 25200) * interval '1 second', s.day, s.doc_type_id, i.id, i.name,
         (array['Cerere certificat de urbanism','Solicitare adeverință fiscală','Reclamație zgomot','Contestație amendă','Înștiințare lucrări',
                'Cerere racordare canalizare','Ofertă lucrări drum','Petiție iluminat public'])[1 + (s.id * 31 % 8)::integer] || ', strada ' ||
         (array['Florilor','Ștrandului','Mihai Eminescu','Țărmului','Gării','Câmpului','Bisericii'])[1 + (s.id * 17 % 7)::integer] || ' nr. ' || s.id % 240,
         case when s.id % 5 = 0 then (s.id % 9000)::text else '' end, s.access_level, s.group_id, s.status,
         case when s.has_deadline then s.day + 30 end, $1, s.user_id, 'Persoana', 'bench' || lpad(s.id::text, 15, '0'),
         case when is_closed_status(s.status) then least(s.day + 2 + (s.id * 13 % 40)::integer, (select max(day) from staged_documents)) end ${isVaried ? VARIED : ''}
    from (select *, row_number() over (partition by register_id, to_char(day, 'YYYY') order by id) as counter from staged_documents) s
    join (select id, name, row_number() over (order by id) as n from issuers where institution_id = $1) i on i.n = s.issuer_n
   order by s.id`

const ACCESS = `
  insert into document_access (institution_id, principal_kind, principal_id, document_id, reasons, register_id, access_level, status, deadline_on, department_id)
  select institution_id, x.kind, x.principal, id, x.kind, register_id, access_level, status, deadline_on, coalesce(group_id, 0)
    from documents cross join lateral (values (1, registered_by_id), (2, group_id)) x(kind, principal)
   where institution_id = $1 and x.principal is not null order by 1, 2, 3, 4`

const COUNTS = `
  insert into document_counts (institution_id, slot, register_id, access_level, status, resume_status, pending_until, deadline_on, documents)
  select institution_id, 0, register_id, access_level, status, 0, 'infinity', count_deadline(status, deadline_on), count(*)
    from documents where institution_id = $1 group by 1, 3, 4, 5, 8 order by 1, 3, 4, 5, 8`

const TOTALS = `
  insert into document_totals (institution_id, slot, register_id, access_level, status, documents)
  select institution_id, 0, register_id, access_level, status, sum(documents)
    from document_counts where institution_id = $1 group by 1, 3, 4, 5 order by 1, 3, 4, 5`

const ACCESS_TOTALS = `
  insert into document_access_totals (institution_id, slot, principal_kind, principal_id, department_id, register_id, access_level, status, documents)
  select institution_id, 0, principal_kind, principal_id, department_id, register_id, access_level, status, count(*)
    from document_access where institution_id = $1 group by 1, 3, 4, 5, 6, 7, 8 order by 1, 3, 4, 7, 6, 8, 5`

/**
 * Fills in documents of the five years up to `today`, most of them closed, in bulk: keys and counters are
 * made for all at once, as they stand after the nightly reconciling. There is no ledger and no audit, so the
 * documents are for reading only. `isVaried`: also fill the fields that few questions ask about.
 */
export async function fillDocuments(
  client: Client,
  filled: Filled,
  count: number,
  today: string,
  isVaried = false,
): Promise<void> {
  const { rows: indexes } = await client.query<{ name: string; definition: string }>(`
    select i.indexrelid::regclass::text as name, pg_get_indexdef(i.indexrelid) as definition
      from pg_index i where i.indrelid in ('documents'::regclass, 'document_access'::regclass)
       and not exists (select from pg_constraint c where c.conindid = i.indexrelid)`)
  await client.query(
    `set session_replication_role = replica; set maintenance_work_mem = '512MB'; select setseed(0.42)`,
  )
  for (const { name } of indexes) await client.query(`drop index ${name}`)
  const { institutionId, registerIds, docTypeIds, groupIds, userIds, issuerCount } = filled
  await client.query(STAGE)
  await client.query(STAGED, [
    registerIds,
    docTypeIds,
    issuerCount,
    groupIds,
    userIds,
    OPEN_REGISTERS,
    count,
    today,
  ])
  await client.query(documentsWith(isVaried), [institutionId])
  await client.query('drop table staged_documents')
  await client.query(ACCESS, [institutionId])
  await client.query(COUNTS, [institutionId])
  await client.query(TOTALS, [institutionId])
  await client.query(ACCESS_TOTALS, [institutionId])
  for (const { definition } of indexes) await client.query(definition)
  await client.query('reset session_replication_role')
  await client.query('vacuum analyze')
}
