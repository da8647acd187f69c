import { AppError } from '@hdoc/contract/failures/errors.ts'
import type { ConstraintErrors } from '../http/answers/answer-error.ts'
import type { Module } from './module.ts'

/**
 * The error that a person gets for the name of a broken constraint; undefined for a constraint that no module
 * knows.
 */
export function constraintErrors(modules: readonly Pick<Module, 'constraints'>[]): ConstraintErrors {
  const known = new Map(modules.flatMap(({ constraints = {} }) => Object.entries(constraints)))
  return (constraint) => {
    const error = known.get(constraint)
    if (error === undefined) return undefined
    return 'code' in error
      ? new AppError(error.code)
      : new AppError('VALIDATION', {}, { fields: { [error.field]: [{ key: error.key }] } })
  }
}
