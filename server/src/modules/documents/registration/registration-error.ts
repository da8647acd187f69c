import { AppError, type ProblemKey } from '@hdoc/contract/failures/errors.ts'
import { numberingError } from '../../registers/index.ts'
import type { Outcome } from './registration-batch.ts'

/**
 * Error codes by which the database function refuses, each with the field of the form and the message it
 * becomes.
 */
const refusals: Readonly<Record<string, { field: string; key: ProblemKey }>> = {
  HD010: { field: 'register_id', key: 'REGISTER_NO_ACCESS' },
  HD011: { field: 'register_id', key: 'REGISTER_CLOSED' },
  HD012: { field: 'register_id', key: 'REGISTER_FULL' },
  HD013: { field: 'register_id', key: 'REGISTER_CATEGORY' },
  HD014: { field: 'register_id', key: 'day_moved' },
  HD015: { field: 'upload_ids', key: 'reference' },
  HD016: { field: 'register_id', key: 'reference' },
  HD017: { field: 'register_id', key: 'REGISTER_SECONDARY' },
  HD018: { field: 'reservation_id', key: 'reserved_gone' },
  HD019: { field: 'reservation_id', key: 'reserved_past' },
  HD020: { field: 'reserved_reason', key: 'reason' },
  HD021: { field: 'reservation_id', key: 'reserved_not_yet' },
  HD024: { field: 'register_id', key: 'number_repeats' },
  HD030: { field: 'secondary_register_ids', key: 'further_no_access' },
  HD031: { field: 'secondary_register_ids', key: 'further_closed' },
  HD032: { field: 'secondary_register_ids', key: 'further_full' },
  HD033: { field: 'secondary_register_ids', key: 'further_category' },
  HD034: { field: 'secondary_register_ids', key: 'number_repeats' },
  HD036: { field: 'secondary_register_ids', key: 'reference' },
  HD037: { field: 'secondary_register_ids', key: 'not_secondary' },
}

/**
 * Items of a batch were refused, and the others have to run without them. `outcomes` by position: the refused
 * items with their error, the others with none.
 */
export class BatchRefused extends Error {
  readonly outcomes: readonly Outcome<unknown>[]
  constructor(outcomes: readonly (Outcome<unknown> | undefined)[]) {
    super('a batch was refused')
    this.outcomes = Array.from(outcomes, (one) => (one && !one.ok ? one : { ok: false, error: undefined }))
  }
}

/** The items that a batch was refused for; undefined when the database refused it as a whole. */
export function refusedItems(error: unknown): readonly (Outcome<never> | undefined)[] | undefined {
  if (!(error instanceof BatchRefused)) return undefined
  return error.outcomes.map((one) => (one.ok || one.error === undefined ? undefined : one))
}

const lostConnection = /^(08|57P|58|XX)/

/**
 * Whether a failed batch is known to have written nothing: a rule or the database refused it, the connection
 * lives.
 */
export function wasRefused(error: unknown): boolean {
  if (error instanceof AppError || error instanceof BatchRefused) return true
  const { code, severity } = error as { code?: unknown; severity?: unknown }
  return (
    typeof code === 'string' &&
    typeof severity === 'string' &&
    severity !== 'FATAL' &&
    !lostConnection.test(code)
  )
}

/** A refusal of the registration function as VALIDATION of its field; any other error as it is. */
export function registrationError(error: unknown): unknown {
  return numberingError(error, refusals)
}
