import type { ListQuery } from '@hdoc/contract/calls/list-query.ts'
import type { Option } from '@hdoc/contract/calls/resource.ts'
import type {
  Institution,
  InstitutionDetail,
  InstitutionValues,
} from '@hdoc/contract/clients/institution-values.ts'
import { endNoticeDays } from '@hdoc/contract/clients/institution-values.ts'
import type { Granted } from '../../../platform/auth/grant.ts'
import type { TenantDb } from '../../../platform/db/database.ts'
import { listPage, type SqlColumns } from '../../../platform/db/list/list-sql.ts'
import { type Fragment, sql } from '../../../platform/db/sql.ts'

/** A client as the platform's lists and pages show it. Institution 0, the platform itself, is no client. */
export type ClientRow = Omit<Institution, 'can' | 'internal_host'>
export type EditableClient = Granted<'client.edit', ClientRow>

/**
 * These statements run as the platform's role, which sees every institution; `db` is the platform's own
 * transaction, institution 0, where contracts and companies stand. An institution without a contract row is
 * listed too.
 */
const from = (db: TenantDb) => sql`institutions i
  left join clients k on k.institution_id = ${db.institutionId} and k.client_id = i.id
  left join companies c on c.institution_id = k.institution_id and c.id = k.company_id`

const hostOf = (kind: 'external' | 'alias') =>
  sql`coalesce((select min(h.host) from hosts h where h.institution_id = i.id and h.kind = ${kind}), '')`
const soon = Math.max(...endNoticeDays)
const stateOn = (today: string) => sql`case
  when i.active_from > ${today}::date then 'future'
  when i.active_to < ${today}::date then 'ended'
  when i.active_to <= ${today}::date + ${soon}::integer then 'ends_soon' else 'active' end`

const selectOn = (
  today: string,
) => sql`i.id, i.name, i.cui, i.county_name as county, i.locality, i.address, i.postal_code, i.email, i.phone, i.tag,
  ${hostOf('external')} as external_domain, ${hostOf('alias')} as alias, i.active_from, i.active_to,
  k.billing_from, k.billing_to, coalesce(k.contract_number, '') as contract_number, k.contract_start, k.contract_end,
  k.contract_price::float8 as contract_price, k.company_id, coalesce(c.name, '') as company_name,
  ${stateOn(today)} as state, i.active_to - ${today}::date as days_left, i.version + coalesce(k.version, 0) as version`

const columnsOn = (today: string): SqlColumns => ({
  name: { sql: sql`i.name`, type: 'text', sort: sql`i.name collate romanian` },
  tag: { sql: sql`i.tag`, type: 'text' },
  company_name: { sql: sql`coalesce(c.name, '')`, type: 'text', sort: sql`c.name collate romanian` },
  state: { sql: stateOn(today), type: 'choice' },
  active_from: { sql: sql`i.active_from`, type: 'date' },
  active_to: { sql: sql`i.active_to`, type: 'date' },
  contract_number: { sql: sql`coalesce(k.contract_number, '')`, type: 'text' },
  contract_start: { sql: sql`k.contract_start`, type: 'date' },
  contract_end: { sql: sql`k.contract_end`, type: 'date' },
  contract_price: { sql: sql`k.contract_price`, type: 'number' },
  billing_to: { sql: sql`k.billing_to`, type: 'date' },
  external_domain: { sql: hostOf('external'), type: 'text' },
  alias: { sql: hostOf('alias'), type: 'text' },
  cui: { sql: sql`i.cui`, type: 'text' },
  county: { sql: sql`i.county_name`, type: 'text', sort: sql`i.county_name collate romanian` },
  locality: { sql: sql`i.locality`, type: 'text', sort: sql`i.locality collate romanian` },
})

const isClient = (db: TenantDb): Fragment => sql`i.id <> ${db.institutionId}`

export function listClients(
  db: TenantDb,
  query: ListQuery,
  today: string,
): Promise<{ rows: ClientRow[]; total: number }> {
  return listPage<ClientRow>(db, query, {
    select: selectOn(today),
    from: from(db),
    where: isClient(db),
    columns: columnsOn(today),
    search: [
      sql`i.name`,
      sql`i.tag`,
      sql`coalesce(k.contract_number, '')`,
      sql`coalesce(c.name, '')`,
      hostOf('external'),
      hostOf('alias'),
    ],
    id: sql`i.id`,
  })
}

export function findClient(db: TenantDb, id: number, today: string): Promise<ClientRow | undefined> {
  return db.maybe(
    sql<ClientRow>`select ${selectOn(today)} from ${from(db)} where ${isClient(db)} and i.id = ${id}`,
  )
}

/** Locks an institution until the transaction ends: waits for whoever changes the same one. */
export async function lockClient(db: TenantDb, id: number): Promise<void> {
  await db.run(sql`select from institutions i where ${isClient(db)} and i.id = ${id} for update`)
}

export function listClientOptions(
  db: TenantDb,
  { q, ids }: { q: string; ids?: string | undefined },
): Promise<Option[]> {
  const chosen = ids
    ? sql`i.id = any(${ids.split(',').map(Number)}::bigint[])`
    : sql`position(fold(${q}) in fold(i.name)) > 0`
  return db.rows(
    sql<Option>`select i.id, i.name from institutions i where ${isClient(db)} and ${chosen} order by i.name collate romanian limit 50`,
  )
}

export async function addClientInstitution(db: TenantDb, v: InstitutionValues): Promise<number> {
  const { id } = await db.one(sql<{ id: number }>`
    insert into institutions (tag, name, legal_name, short_name, cui, county_name, locality, address, postal_code, phone, email, active_from, active_to)
    values (${v.tag}, ${v.name}, ${v.name}, ${v.name}, ${v.cui}, ${v.county}, ${v.locality}, ${v.address}, ${v.postal_code}, ${v.phone}, ${v.email},
            ${v.active_from}, ${v.active_to})
    returning id`)
  return id
}

/**
 * Updates the institution's own row, whose fields its settings screen changes too. Legal and short name
 * follow the name as long as they equal it.
 */
export function updateClientInstitution(
  inside: TenantDb,
  client: EditableClient,
  v: InstitutionValues,
): Promise<number> {
  return inside.run(sql`
    update institutions
       set tag = ${v.tag}, name = ${v.name}, legal_name = case when legal_name = name then ${v.name} else legal_name end,
           short_name = case when short_name = name then ${v.name} else short_name end, cui = ${v.cui}, county_name = ${v.county}, locality = ${v.locality}, address = ${v.address},
           postal_code = ${v.postal_code}, phone = ${v.phone}, email = ${v.email}, active_from = ${v.active_from}, active_to = ${v.active_to},
           version = version + 1
     where id = ${inside.institutionId} and id = ${client.id}`)
}

type Contract = Pick<
  InstitutionValues,
  | 'billing_from'
  | 'billing_to'
  | 'contract_number'
  | 'contract_start'
  | 'contract_end'
  | 'contract_price'
  | 'company_id'
>

export async function saveContract(db: TenantDb, clientId: number, v: Contract): Promise<void> {
  await db.run(sql`
    insert into clients (institution_id, client_id, company_id, billing_from, billing_to, contract_number, contract_start, contract_end, contract_price)
    values (${db.institutionId}, ${clientId}, ${v.company_id}, ${v.billing_from}, ${v.billing_to}, ${v.contract_number}, ${v.contract_start},
            ${v.contract_end}, ${v.contract_price})
    on conflict (institution_id, client_id) do update
       set company_id = excluded.company_id, billing_from = excluded.billing_from, billing_to = excluded.billing_to,
           contract_number = excluded.contract_number, contract_start = excluded.contract_start, contract_end = excluded.contract_end,
           contract_price = excluded.contract_price, version = clients.version + 1`)
}

export async function keepFilledWith(
  db: TenantDb,
  clientId: number,
  filled: InstitutionDetail['filled_with'],
): Promise<void> {
  await db.run(sql`
    update clients set filled_with = ${JSON.stringify(filled)}::jsonb
     where institution_id = ${db.institutionId} and client_id = ${clientId}`)
}

/**
 * Appends what was brought later to what the client was filled with; a client without a contract row gets
 * one.
 */
export async function addFilledWith(
  db: TenantDb,
  clientId: number,
  brought: InstitutionDetail['filled_with'],
): Promise<void> {
  const names = (kind: keyof InstitutionDetail['filled_with']) =>
    sql`coalesce(clients.filled_with->${kind}, '[]') || (excluded.filled_with->${kind})`
  await db.run(sql`
    insert into clients (institution_id, client_id, filled_with)
    values (${db.institutionId}, ${clientId}, ${JSON.stringify(brought)}::jsonb)
    on conflict (institution_id, client_id) do update
       set filled_with = jsonb_build_object('registers', ${names('registers')}, 'doc_types', ${names('doc_types')},
                                            'groups', ${names('groups')})`)
}

export type ClientFacts = Pick<
  InstitutionDetail,
  'size' | 'last_use' | 'waiting_administrators' | 'filled_with' | 'notices'
>

/**
 * What a client keeps and when it was last used. Documents and files are summed from counters and covering
 * indexes, never from the rows themselves.
 */
export function getClientFacts(db: TenantDb, clientId: number): Promise<ClientFacts> {
  return db.one(sql<ClientFacts>`
    select jsonb_build_object(
             'users', (select count(*) from users u where u.institution_id = ${clientId}),
             'active_users', (select count(*) from users u where u.institution_id = ${clientId} and u.active),
             'documents', (select coalesce(sum(t.documents), 0) from document_totals t where t.institution_id = ${clientId}),
             'bytes', (select coalesce(sum(f.size), 0) from files f where f.institution_id = ${clientId})
                    + (select coalesce(sum(v.size), 0) from earlier_file_versions v where v.institution_id = ${clientId})) as size,
           (select max(u.last_login_at) from users u where u.institution_id = ${clientId}) as last_use,
           (select count(*) from users u where u.institution_id = ${clientId} and u.is_admin and u.state = 'invited') as waiting_administrators,
           jsonb_build_object('registers', '[]'::jsonb, 'doc_types', '[]'::jsonb, 'groups', '[]'::jsonb) || coalesce(
             (select k.filled_with from clients k where k.institution_id = ${db.institutionId} and k.client_id = ${clientId}), '{}') as filled_with,
           coalesce((select jsonb_agg(jsonb_build_object('days', n.days, 'at', n.at) order by n.days desc)
              from client_notices n join institutions i on i.id = n.client_id and i.active_to = n.ends_on
             where n.institution_id = ${db.institutionId} and n.client_id = ${clientId} and n.sent), '[]') as notices`)
}

/** The first administrator of an institution: invited, without a password. */
export async function addInvitedAdministrator(
  inside: TenantDb,
  person: { name: string; email: string; username: string },
): Promise<number> {
  const { id } = await inside.one(sql<{ id: number }>`
    insert into users (institution_id, username, email, name, is_admin, state)
    values (${inside.institutionId}, ${person.username}, ${person.email}, ${person.name}, true, 'invited') returning id`)
  return id
}
