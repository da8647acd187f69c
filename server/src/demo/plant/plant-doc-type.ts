import { docTypeValues } from '@hdoc/contract/doc-types/doc-types.ts'
import { addDocType, storeOnlineForm } from '../../modules/doc-types/index.ts'
import { addForm } from '../../modules/online-forms/index.ts'
import type { TenantDb } from '../../platform/db/database.ts'
import type { DocTypePlan } from '../plan/institution-plan.ts'

type Ids = ReadonlyMap<string, number>
type Known = { registers: Ids; groups: Ids; formsAt: Date; formsBy: string }

/** Writes a document type, with the form that it asks for online. */
export async function plantDocType(db: TenantDb, type: DocTypePlan, known: Known): Promise<number> {
  const { registers, groups } = known
  const id = await addDocType(db, {
    ...docTypeValues.parse({
      name: type.name,
      category: type.category,
      deadline_days: type.deadlineDays,
      day_type: type.dayType,
      register_id: registers.get(type.register) ?? null,
      legal_basis: type.legalBasis,
      group_id: groups.get(type.group ?? '') ?? null,
      is_default: type.isDefault,
      secondary_register_ids: (type.secondaryRegisters ?? []).map((code) => registers.get(code)!),
    }),
    ...type.rules,
    ...(type.form && { online_available: true, online_filling: true }),
  })
  if (type.form) {
    const form = {
      owner: 'doc_type' as const,
      typeId: id,
      version: 1,
      definition: type.form,
      at: known.formsAt,
      by: known.formsBy,
    }
    await storeOnlineForm(db, id, await addForm(db, form))
  }
  return id
}
