import { randomBytes } from 'node:crypto'
import { computeDeadline } from '@hdoc/contract/ro/deadline.ts'
import type { Database } from '../../src/platform/db/database.ts'
import { sql } from '../../src/platform/db/sql.ts'
import { freshInstitution, type TestInstitution } from '../database/database.ts'

/** The least an institution needs to register something. */
export interface Office {
  institution: TestInstitution
  registerId: number
  docTypeId: number
  issuerId: number
  clerk: { institution_id: number; id: number; name: string }
}

export async function freshOffice(
  database: Database,
  issuerEmail = 'ion.popescu@example.com',
): Promise<Office> {
  const institution = await freshInstitution(database)
  return database.inInstitution(institution.id, async (db) => {
    const user = await db.one(sql<{ id: number }>`
      insert into users (institution_id, username, email, name, password_hash)
      values (${institution.id}, 'gina', 'gina@example.com', 'Gina Liliacu', '') returning id`)
    const register = await db.one(sql<{ id: number }>`
      insert into registers (institution_id, name, code, pattern)
      values (${institution.id}, 'Registrul general', 'RG', 'RG-####/{YYYY}') returning id`)
    await db.run(sql`insert into register_counters (institution_id, register_id)
      values (${institution.id}, ${register.id})`)
    const docType = await db.one(sql<{ id: number }>`
      insert into doc_types (institution_id, name, category) values (${institution.id}, 'Cerere', 'intrare') returning id`)
    const issuer = await db.one(sql<{ id: number }>`
      insert into issuers (institution_id, type, name, email)
      values (${institution.id}, 'pf', 'Popescu Ion', ${issuerEmail}) returning id`)
    return {
      institution,
      registerId: register.id,
      docTypeId: docType.id,
      issuerId: issuer.id,
      clerk: { institution_id: institution.id, id: user.id, name: 'Gina Liliacu' },
    }
  })
}

export interface Registered {
  id: number
  number: string
  registered_at: string
}

/** Registers papers in one transaction through the function that every registration uses. */
export async function registerPapers(
  database: Database,
  office: Office,
  count = 1,
  at = '2026-11-20T10:00:00+02:00',
): Promise<Registered[]> {
  const day = at.slice(0, 10)
  const deadline = computeDeadline({ registeredOn: day, days: 30, dayType: 'calendar', freeDays: [] })
  const item = () => ({
    register_id: office.registerId,
    category: 'intrare',
    doc_type_id: office.docTypeId,
    issuer_id: office.issuerId,
    issuer_name: 'Popescu Ion',
    short_description: 'Cerere de adeverință',
    pages: 1,
    annexes: 0,
    external_number: '',
    external_date: null,
    access_level: 2,
    additional_info: '',
    physical_form: '',
    location: '',
    group_id: null,
    tracking_code: randomBytes(8).toString('hex'),
    is_test: false,
    deadlines: { [day]: { date: deadline.date, reason: deadline.reason } },
    upload_ids: [],
    actor: office.clerk,
    group_ids: [],
    is_manager: true,
  })
  const items = JSON.stringify(Array.from({ length: count }, item))
  return database.inInstitution(office.institution.id, (db) =>
    db.rows(sql<Registered>`
      select id, number, registered_at
        from register_documents(${office.institution.id}, ${at}::timestamptz, ${items}::jsonb)`),
  )
}
