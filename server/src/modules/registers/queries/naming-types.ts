import type { DocumentCategory } from '@hdoc/contract/texts/choices.ts'
import type { TenantDb } from '../../../platform/db/database.ts'
import { sql } from '../../../platform/db/sql.ts'
import type { EditableRegister } from './registers.ts'

/** A document type that names a register. */
export type NamingType = {
  name: string
  category: DocumentCategory
  /** `main`: it names the register as its main one; `fixed`: as the only one. */
  main: boolean
  fixed: boolean
  /** It names the register as one that gives further numbers. */
  further: boolean
}

/** Locks what a register is: types that are being saved with it wait, and types saved already are seen. */
export async function lockRegister(db: TenantDb, register: EditableRegister): Promise<void> {
  await db.run(
    sql`select 1 from registers where institution_id = ${db.institutionId} and id = ${register.id} for no key update`,
  )
}

/** The types that name a register, by name. */
export function listNamingTypes(db: TenantDb, register: EditableRegister): Promise<NamingType[]> {
  return db.rows(sql<NamingType>`
    select name, category, coalesce(register_id = ${register.id}, false) as main,
           fixed_register and coalesce(register_id = ${register.id}, false) as fixed,
           ${register.id} = any (secondary_register_ids) as further
      from doc_types
     where institution_id = ${db.institutionId} and (register_id = ${register.id} or ${register.id} = any (secondary_register_ids))
     order by name collate romanian`)
}
