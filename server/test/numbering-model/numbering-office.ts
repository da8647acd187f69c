import { randomBytes } from 'node:crypto'
import { addRegister } from '../../src/modules/registers/index.ts'
import type { Database, TenantDb } from '../../src/platform/db/database.ts'
import { sql } from '../../src/platform/db/sql.ts'
import { freshOffice, type Office } from '../offices/office.ts'
import type { NumberingState } from './numbering-state.ts'

/** The product's side of a run: its own institution, with the model's registers in the same order. */
export interface NumberingOffice {
  database: Database
  office: Office
  registerIds: number[]
  /** Ids in the order of the model. */
  reservationIds: number[]
  documentIds: number[]
}

export async function openNumberingOffice(
  database: Database,
  state: NumberingState,
): Promise<NumberingOffice> {
  const office = await freshOffice(database)
  const registerIds = await database.inInstitution(office.institution.id, async (db) => {
    const ids: number[] = []
    for (const register of state.registers)
      ids.push(
        await addRegister(db, {
          name: `Registrul ${register.code}`,
          code: register.code,
          category: null,
          pattern: register.pattern,
          reset: register.rule.reset,
          daily: register.rule.daily,
          secondary: register.secondary,
          last_number: register.lastNumber,
          number_after_reset: register.numberAfterReset,
          next_number: register.next,
          is_default: false,
          in_main_list: true,
          description: '',
        }),
      )
    return ids
  })
  return { database, office, registerIds, reservationIds: [], documentIds: [] }
}

/** Builds the least that a registration needs; the caller gives what numbers depend on. */
export function paperOf(
  { office, registerIds }: NumberingOffice,
  wish: {
    register: number
    day: string
    reservedOn?: string
    reservationId?: number
    further?: number[]
    test?: boolean
  },
) {
  const deadline = { date: null, reason: null }
  return {
    register_id: registerIds[wish.register]!,
    category: 'intrare',
    doc_type_id: office.docTypeId,
    issuer_id: office.issuerId,
    issuer_name: 'Popescu Ion',
    short_description: 'Cerere',
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
    is_test: wish.test ?? false,
    deadlines: {
      [wish.day]: deadline,
      ...(wish.reservedOn === undefined ? {} : { [wish.reservedOn]: deadline }),
    },
    upload_ids: [],
    actor: office.clerk,
    group_ids: [],
    is_manager: true,
    reservation_id: wish.reservationId ?? null,
    may_use_past: true,
    reserved_reason: 'Motiv',
    secondary_register_ids: (wish.further ?? []).map((index) => registerIds[index]!),
  }
}

export type Given = { item: number; id: number; number: string; registered_on: string }

/** Registers papers through the database function of all registrations. */
export function registerPapersIn(db: TenantDb, now: number, items: readonly object[]): Promise<Given[]> {
  return db.rows(sql<Given>`
    select item, id, number, registered_on
      from register_documents(${db.institutionId}, ${new Date(now).toISOString()}::timestamptz, ${JSON.stringify(items)}::jsonb)
     order by item`)
}

/** Gives everything ever given, as the ledger has it, in the form of the model's ledger. */
export async function ledgerOf({
  database,
  office,
  registerIds,
}: NumberingOffice): Promise<Map<string, string>> {
  const rows = await database.inInstitution(office.institution.id, (db) =>
    db.rows(sql<{ register_id: number; series: string; counter: number; number: string }>`
      select register_id, series, counter, number from register_ledger where institution_id = ${db.institutionId}`),
  )
  return new Map(
    rows.map((row) => [`${registerIds.indexOf(row.register_id)}|${row.series}|${row.counter}`, row.number]),
  )
}
