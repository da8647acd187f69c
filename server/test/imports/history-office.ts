import type { Database, TenantDb } from '../../src/platform/db/database.ts'
import { sql } from '../../src/platform/db/sql.ts'
import { freshOffice, type Office } from '../offices/office.ts'

export interface HistoryOffice extends Office {
  historyId: number
  /** The type of answers that went out. */
  answerTypeId: number
}

/** An office with a register of history beside its own, and a type for what goes out. */
export async function historyOffice(database: Database): Promise<HistoryOffice> {
  const office = await freshOffice(database)
  const add = async (db: TenantDb) => {
    const { id } = await db.one(sql<{ id: number }>`
      insert into registers (institution_id, name, code, pattern, closed, history_of)
      values (${db.institutionId}, 'Registrul vechi', 'IST', '#', true, ${office.registerId}) returning id`)
    await db.run(
      sql`insert into register_counters (institution_id, register_id) values (${db.institutionId}, ${id})`,
    )
    const type = await db.one(sql<{ id: number }>`
      insert into doc_types (institution_id, name, category, is_default) values (${db.institutionId}, 'Răspuns', 'iesire', true) returning id`)
    return { ...office, historyId: id, answerTypeId: type.id }
  }
  return database.inInstitution(office.institution.id, add)
}
