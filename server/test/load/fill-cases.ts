import type { Client } from 'pg'
import type { Filled } from './fill-institution.ts'

/** Open cases. */
const OPEN = 600

/**
 * Opens a case for every tenth document, or for every `every`-th, one department in charge of each. The newest are open, as many however many there
 * are: what is open does not grow with the years. Of these a third waits for somebody of the department, and each fiftieth
 * for a department.
 */
export async function fillCases(
  client: Client,
  { institutionId, groupIds }: Pick<Filled, 'institutionId' | 'groupIds'>,
  every = 10,
): Promise<void> {
  await client.query(
    `insert into cases (institution_id, series, counter, number, opened_at, opened_on, opened_by_name, title, origin_id, status, deadline_on,
                        closing_status, closed_at, closed_by_name)
     select d.institution_id, to_char(d.registered_on, 'YYYY'), d.n, 'DS-' || lpad(d.n::text, 5, '0') || to_char(d.registered_on, '/YYYY'),
            d.registered_at, d.registered_on, d.registered_by_name, d.short_description, d.id,
            case when d.is_open then 'in_progress' else 'closed' end, d.deadline_on,
            case when not d.is_open then 6 end, case when not d.is_open then d.registered_at + interval '5 days' end,
            case when not d.is_open then d.registered_by_name else '' end
       from (select *, row_number() over (partition by extract(year from registered_on) order by id) as n, row_number() over (order by id desc) <= $2 as is_open
               from documents where institution_id = $1 and id % $3 = 0) d order by d.id`,
    [institutionId, OPEN, every],
  )
  await client.query(
    `insert into case_ledger (institution_id, series, counter, number, given_at, year, case_id)
     select institution_id, series, counter, number, opened_at, extract(year from opened_on), id from cases where institution_id = $1 order by id`,
    [institutionId],
  )
  await client.query(
    `insert into case_counters (institution_id, series, next_number, last_at)
     select institution_id, series, counter + 1, opened_at from cases where institution_id = $1 order by series desc, counter desc limit 1`,
    [institutionId],
  )
  await client.query(
    `insert into case_documents (institution_id, case_id, document_id, role, held, closed_with, added_at, added_by_name)
     select institution_id, id, origin_id, 'origin', closed_at is null, closing_status, opened_at, opened_by_name
       from cases where institution_id = $1 order by id`,
    [institutionId],
  )
  await client.query(
    `with members as (select group_id, array_agg(user_id order by user_id) as user_ids from group_members where institution_id = $1 group by 1)
     insert into case_shares (institution_id, case_id, group_id, user_id, role, status, due_on, assigned_at, assigned_by_institution_id,
                              assigned_by_id, assigned_by_name, ended_at, ended_by_name)
     select c.institution_id, c.id, case when not x.is_loose then m.group_id end,
            case when not x.is_free then m.user_ids[1 + c.id / 12 % cardinality(m.user_ids)] end,
            'lead', case when c.closed_at is not null then 'closed' when x.is_free then 'new' else 'in_progress' end, c.deadline_on, c.opened_at,
            c.institution_id, m.user_ids[1], c.opened_by_name, c.closed_at, c.closed_by_name
       from cases c
       join members m on m.group_id = ($2::bigint[])[1 + c.id % cardinality($2::bigint[])]
       cross join lateral (select c.closed_at is null and c.id % 50 = 0 as is_loose,
                                  c.closed_at is null and (c.id % 50 = 0 or c.id / 12 % 3 = 0) as is_free) x
      where c.institution_id = $1 order by c.id`,
    [institutionId, groupIds],
  )
  for (const table of ['cases', 'case_ledger', 'case_documents', 'case_shares', 'case_share_totals'])
    await client.query(`vacuum analyze ${table}`)
}

const TABLES = ['cases', 'case_ledger', 'case_documents', 'case_shares']

/** The same for very many: keys, checks of references and counters are made for all at once, as they stand afterwards. */
export async function fillManyCases(
  client: Client,
  filled: Pick<Filled, 'institutionId' | 'groupIds'>,
  every: number,
): Promise<void> {
  const { rows: indexes } = await client.query<{ name: string; definition: string }>(
    `select i.indexrelid::regclass::text as name, pg_get_indexdef(i.indexrelid) as definition
       from pg_index i where i.indrelid = any($1::regclass[])
        and not exists (select from pg_constraint c where c.conindid = i.indexrelid)`,
    [TABLES],
  )
  await client.query(`set session_replication_role = replica; set maintenance_work_mem = '512MB'`)
  try {
    for (const { name } of indexes) await client.query(`drop index ${name}`)
    await fillCases(client, filled, every)
    await client.query(
      `insert into case_share_totals (institution_id, slot, user_id, role, status, shares)
       select institution_id, 0, user_id, role, status, count(*) from case_shares
        where institution_id = $1 and user_id is not null group by 1, 3, 4, 5`,
      [filled.institutionId],
    )
    for (const { definition } of indexes) await client.query(definition)
  } finally {
    await client.query('reset session_replication_role; reset maintenance_work_mem')
  }
  for (const table of [...TABLES, 'case_share_totals']) await client.query(`vacuum analyze ${table}`)
}
