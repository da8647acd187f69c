import type { InstitutionDetail, NewInstitutionValues } from '@hdoc/contract/clients/institution-values.ts'
import type { TenantDb } from '../../platform/db/database.ts'
import { refused } from './claim-hosts.ts'
import {
  copyComplaintTypes,
  copyDocTypes,
  copyGroups,
  copyRegisters,
  copyRoles,
  groupsOfRegisters,
  missingIds,
} from './queries/catalogue.ts'

type Chosen = Pick<NewInstitutionValues, 'default_registers' | 'default_doc_types' | 'default_groups'>
const tables = {
  default_registers: 'registers',
  default_doc_types: 'doc_types',
  default_groups: 'user_groups',
} as const

/**
 * Copies what was chosen from the platform's catalogue into a new institution, with ids of its own; all roles
 * and complaint types are copied in any case. Departments come before the registers kept for them, and registers before the
 * document types that suggest them. Gives the names of what was copied.
 */
export async function fillInstitution(
  from: TenantDb,
  into: TenantDb,
  chosen: Chosen,
): Promise<InstitutionDetail['filled_with']> {
  for (const [field, table] of Object.entries(tables) as [keyof Chosen, (typeof tables)[keyof Chosen]][])
    if ((await missingIds(from, table, chosen[field])).length > 0) throw refused(field, { key: 'reference' })
  await copyRoles(from, into)
  const needed = await groupsOfRegisters(from, chosen.default_registers)
  const filled = {
    groups: await copyGroups({ from, into, ids: [...new Set([...chosen.default_groups, ...needed])] }),
    registers: await copyRegisters({ from, into, ids: chosen.default_registers }),
    doc_types: await copyDocTypes({ from, into, ids: chosen.default_doc_types }),
  }
  await copyComplaintTypes({ from, into })
  return filled
}
