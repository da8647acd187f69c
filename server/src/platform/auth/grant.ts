import { AppError, type CodedFailure, type ErrorCode, errorOf } from '@hdoc/contract/failures/errors.ts'
import { type Permission, permissionTable } from '@hdoc/contract/rights/permissions.ts'
import type { Language } from '@hdoc/contract/texts/languages.ts'

declare const granted: unique symbol
/**
 * The proof that an action is allowed on a row; it is the loaded row itself, with a mark in its
 * type. Functions that write demand it. So code that writes an unchecked row, or a row checked for
 * another action, does not compile.
 */
export type Granted<Action extends string, Row> = Row & { readonly [granted]: Action }

/** A policy's answer: allowed, or the right that is missing, or the error of the row's state that forbids it. */
export type Decision = { ok: true } | { ok: false; missing: Permission } | ({ ok: false } & CodedFailure)

export const allowed: Decision = { ok: true }

/**
 * Gives the proof when the decision allows the action. Otherwise throws FORBIDDEN with the missing
 * right, or the state's own error.
 */
export function grant<Action extends string, Row>(
  _action: Action,
  row: Row,
  decision: Decision,
): Granted<Action, Row> {
  if (decision.ok) return row as Granted<Action, Row>
  if ('code' in decision) throw errorOf(decision)
  throw missingRight(decision.missing)
}

export function missingRight(permission: Permission): AppError {
  return new AppError('FORBIDDEN', { right: permissionTable[permission], missing: permission })
}

/** The sentence that says why an action is refused; undefined when it is allowed. */
export function whyNot(
  decision: Decision,
  sentence: (code: ErrorCode, values?: Readonly<Record<string, unknown>>) => string,
  language: Language,
): string | undefined {
  if (decision.ok) return undefined
  return 'code' in decision
    ? sentence(decision.code, decision.values)
    : sentence('FORBIDDEN', { right: permissionTable[decision.missing][language] })
}
