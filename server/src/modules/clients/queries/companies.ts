import type { ListQuery } from '@hdoc/contract/calls/list-query.ts'
import type { Company, CompanyValues } from '@hdoc/contract/clients/companies.ts'
import type { Granted } from '../../../platform/auth/grant.ts'
import type { TenantDb } from '../../../platform/db/database.ts'
import { listOptions, type OptionQuery } from '../../../platform/db/list/list-options.ts'
import { listPage, type SqlColumns } from '../../../platform/db/list/list-sql.ts'
import { sql } from '../../../platform/db/sql.ts'

export type CompanyRow = Omit<Company, 'can'>
export type EditableCompany = Granted<'company.edit', CompanyRow>

const institutions = sql`(select count(*) from clients k where k.institution_id = c.institution_id and k.company_id = c.id)`
const select = sql`c.id, c.name, c.cui, c.address, c.phone, c.email, c.contact_person, ${institutions} as institutions, c.version`
const columns: SqlColumns = {
  name: { sql: sql`c.name`, type: 'text', sort: sql`c.name collate romanian` },
  cui: { sql: sql`c.cui`, type: 'text' },
  contact_person: { sql: sql`c.contact_person`, type: 'text', sort: sql`c.contact_person collate romanian` },
  phone: { sql: sql`c.phone`, type: 'text' },
  email: { sql: sql`c.email`, type: 'text' },
  address: { sql: sql`c.address`, type: 'text' },
  institutions: { sql: institutions, type: 'number' },
}

export function listCompanies(
  db: TenantDb,
  query: ListQuery,
): Promise<{ rows: CompanyRow[]; total: number }> {
  return listPage<CompanyRow>(db, query, {
    select,
    from: sql`companies c`,
    where: sql`c.institution_id = ${db.institutionId}`,
    columns,
    search: [sql`c.name`, sql`c.cui`, sql`c.contact_person`],
    id: sql`c.id`,
  })
}

/** Locks a company until the end of the transaction. */
export async function lockCompany(db: TenantDb, id: number): Promise<void> {
  await db.run(
    sql`select from companies where institution_id = ${db.institutionId} and id = ${id} for no key update`,
  )
}

export function findCompany(db: TenantDb, id: number): Promise<CompanyRow | undefined> {
  return db.maybe(
    sql<CompanyRow>`select ${select} from companies c where c.institution_id = ${db.institutionId} and c.id = ${id}`,
  )
}

export function findCompanyByCui(db: TenantDb, cui: string): Promise<{ id: number } | undefined> {
  return db.maybe(
    sql<{ id: number }>`select id from companies where institution_id = ${db.institutionId} and cui = ${cui}`,
  )
}

export async function addCompany(db: TenantDb, v: CompanyValues): Promise<number> {
  const { id } = await db.one(sql<{ id: number }>`
    insert into companies (institution_id, name, cui, address, phone, email, contact_person)
    values (${db.institutionId}, ${v.name}, ${v.cui}, ${v.address}, ${v.phone}, ${v.email}, ${v.contact_person}) returning id`)
  return id
}

export function updateCompany(db: TenantDb, company: EditableCompany, v: CompanyValues): Promise<number> {
  return db.run(sql`
    update companies set name = ${v.name}, cui = ${v.cui}, address = ${v.address}, phone = ${v.phone}, email = ${v.email},
           contact_person = ${v.contact_person}, version = version + 1
     where institution_id = ${db.institutionId} and id = ${company.id}`)
}

export const listCompanyOptions = (db: TenantDb, query: OptionQuery) =>
  listOptions(db, 'companies', query, { text: sql`concat_ws(' ', name, cui)` })
