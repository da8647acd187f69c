import { AppError } from '@hdoc/contract/failures/errors.ts'
import {
  type ImportKindId,
  importKindRights,
  offeredImportKinds,
} from '@hdoc/contract/imports/import-kinds.ts'
import { type Actor, can } from '../../../platform/auth/actor.ts'
import { allowed, type Decision, grant } from '../../../platform/auth/grant.ts'
import type { ImportKind } from '../kind/import-kind.ts'
import { findKind } from '../kinds/all-kinds.ts'
import type { ImportRecord } from '../queries/imports.ts'

/** Who may import may not write by it what they could not write on its screen. */
export function canImport(actor: Actor, kind: ImportKindId): Decision {
  const missing = (['import.run', ...importKindRights[kind]] as const).find((right) => !can(actor, right))
  return missing === undefined ? allowed : { ok: false, missing }
}

export const kindsOf = (actor: Actor): ImportKindId[] =>
  offeredImportKinds.filter((kind) => canImport(actor, kind).ok)

/** The kind, when this person may import it. */
export function grantedKind(actor: Actor, id: ImportKindId): ImportKind {
  const kind = findKind(id)
  if (!kind) throw new AppError('NOT_FOUND')
  grant('import.run', kind, canImport(actor, id))
  return kind
}

/** Rows are made by the person who began the import, so nobody else starts it; whoever may import may stop and undo it. */
export function canStart(actor: Actor, row: ImportRecord): Decision {
  const own = row.begun_by_institution_id === actor.institutionId && row.begun_by_id === actor.id
  return own ? canImport(actor, row.kind) : { ok: false, code: 'IMPORT_OTHER' }
}
