import { expect, test } from 'vitest'
import { AppError, type CodedFailure, errorOf, type FieldProblem } from './errors.ts'
import { problemIssue } from './issue-fields.ts'
import { invalid } from './validation-messages.ts'

test('a code takes the values of its sentences and no others', () => {
  const thrown = [
    new AppError('NOT_FOUND'),
    new AppError('TOO_MANY_REQUESTS', { seconds: 3 }),
    new AppError('STALE_VERSION', { name: 'Ana', changed: ['name'] }),
    // @ts-expect-error the sentence says how many seconds
    new AppError('TOO_MANY_REQUESTS'),
    // @ts-expect-error „{seconds de}” is the place „seconds”
    new AppError('TOO_MANY_REQUESTS', { 'seconds de': 3 }),
    // @ts-expect-error both places need their values
    new AppError('SORT_TOO_MANY', { most: 3 }),
    // @ts-expect-error the sentence has no places
    new AppError('NOT_FOUND', { name: 'Ana' }),
    // @ts-expect-error there is no such code
    new AppError('NOT_FUOND'),
  ]
  expect(thrown.every((one) => one instanceof AppError)).toBe(true)
})

test('a rule gives a code together with its values', () => {
  // @ts-expect-error the sentence says for how many minutes
  const late: CodedFailure = { code: 'COMMENT_TOO_OLD' }
  expect(errorOf(late).code).toBe('COMMENT_TOO_OLD')
})

test('a problem of a field has a sentence, and the values that it needs', () => {
  const problems: FieldProblem[] = [
    { key: 'taken' },
    { key: 'REGISTER_CLOSED' },
    { key: 'too_long', values: { maximum: 3 } },
    // @ts-expect-error no sentence has this key
    { key: 'takne' },
    // @ts-expect-error the sentence says how many
    { key: 'too_long' },
    // @ts-expect-error the sentence calls it maximum
    { key: 'too_long', values: { most: 3 } },
  ]
  expect(problems).toHaveLength(6)
})

test('a schema names a sentence without places, or gives the values', () => {
  expect(invalid('cui').params.key).toBe('cui')
  expect(problemIssue({ key: 'too_long', values: { maximum: 3 } }).message).toBe('too_long')
  // @ts-expect-error the sentence needs values, so the whole problem is given
  expect(invalid('too_long').params.key).toBe('too_long')
})
