import type { DocType } from '@hdoc/contract/doc-types.ts'
import type { Actor } from '../../platform/auth/actor.ts'
import { canEditDocType } from './policy.ts'
import type { DocTypeRow } from './queries.ts'

export function presentDocType(row: DocTypeRow, actor: Actor): DocType {
  const {
    id,
    name,
    category,
    deadline_days,
    day_type,
    register_id,
    register_name,
    legal_basis,
    is_default,
    version,
  } = row
  return {
    id,
    name,
    category,
    deadline_days,
    day_type,
    register_id,
    register_name,
    legal_basis,
    is_default,
    version,
    can: { edit: canEditDocType(actor).ok },
  }
}
