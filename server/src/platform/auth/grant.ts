import { AppError } from '@hdoc/contract/errors.ts'
import type { Language } from '@hdoc/contract/languages.ts'
import { type Permission, permissionTable } from '@hdoc/contract/permissions.ts'

declare const granted: unique symbol
/**
 * The proof that an action was allowed on a row: the loaded row itself. Functions that write demand it, so
 * writing an unchecked row, or one checked for something else, does not compile.
 */
export type Granted<Action extends string, Row> = Row & { readonly [granted]: Action }

/** States of a row that forbid what would be allowed otherwise. */
type StateCode =
  | 'DOCUMENT_ANNULLED'
  | 'DOCUMENT_CLOSED'
  | 'DOCUMENT_DELETED'
  | 'DELETE_MODE_OFF'
  | 'NOT_A_TEST'
  | 'COMMENT_OF_ANOTHER'
  | 'COMMENT_TOO_OLD'
  | 'VIEW_OF_ANOTHER'
  | 'FILE_LOCKED'
  | 'FILE_NOT_LOCKED'
  | 'ADMIN_ONLY'
  | 'PROVIDER_ADMIN_ONLY'
  | 'ISSUER_ERASED'
  | 'ISSUER_MERGED'
  | 'ISSUER_NOT_PERSON'

/** A policy's answer: allowed, or the right that is missing, or the state that forbids it. */
export type Decision =
  | { ok: true }
  | { ok: false; missing: Permission }
  | { ok: false; code: StateCode; values?: Readonly<Record<string, string>> }

export const allowed: Decision = { ok: true }

/** Throws FORBIDDEN (with the missing right) or the state's own error, else gives the proof. */
export function grant<Action extends string, Row>(
  _action: Action,
  row: Row,
  decision: Decision,
): Granted<Action, Row> {
  if (decision.ok) return row as Granted<Action, Row>
  if ('code' in decision) throw new AppError(decision.code, decision.values)
  throw missingRight(decision.missing)
}

export function missingRight(permission: Permission): AppError {
  return new AppError('FORBIDDEN', { right: permissionTable[permission], missing: permission })
}

/** Why not, in words; undefined when allowed. */
export function whyNot(
  decision: Decision,
  sentence: (code: 'FORBIDDEN' | StateCode, values?: Readonly<Record<string, string>>) => string,
  language: Language,
): string | undefined {
  if (decision.ok) return undefined
  return 'code' in decision
    ? sentence(decision.code, decision.values)
    : sentence('FORBIDDEN', { right: permissionTable[decision.missing][language] })
}
