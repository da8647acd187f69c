import { AppError } from '@hdoc/contract/failures/errors.ts'
import { importStateLabels } from '@hdoc/contract/imports/import-states.ts'
import type { Text } from '@hdoc/contract/texts/languages.ts'
import type { Actor } from '../../../platform/auth/actor.ts'
import { grant } from '../../../platform/auth/grant.ts'
import type { ImportRecord } from '../queries/imports.ts'
import { canStart } from '../rights/policy.ts'

export function getImport(record: ImportRecord | undefined): ImportRecord {
  if (!record) throw new AppError('NOT_FOUND')
  return record
}

/** An import that this person may check and start. */
export const startable = (actor: Actor, record: ImportRecord): ImportRecord =>
  grant('import.start', record, canStart(actor, record))

/** The state in words, for a refusal. */
export const wrongState = ({ state }: ImportRecord): Text => importStateLabels[state]
