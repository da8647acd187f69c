import { describe, expect, it } from 'vitest'
import { z } from 'zod'
import { groupPermissionTable, permissions, permissionTable } from '../rights/permissions.ts'
import { fill, languages } from '../texts/languages.ts'
import { AppError, type ErrorCode, errorMessage, errorTable } from './errors.ts'
import { issueFields } from './issue-fields.ts'
import { problemText } from './problem-text.ts'
import { patternProblemTable } from './problems/pattern-problems.ts'
import { invalid, validationTable } from './validation-messages.ts'

const placesOf = (text: string): string[] =>
  [...text.matchAll(/\{(\w+)(?: de)?\}/g)].map(([, name = '']) => name).sort()
const tables = { errorTable, validationTable, permissionTable, groupPermissionTable }
const sentences = Object.entries(tables).flatMap(([table, rows]) =>
  Object.entries(rows).map(([key, { ro, en }]) => ({ name: `${table}.${key}`, ro, en })),
)

describe('every sentence of the contract', () => {
  it('is there in both languages, with the same places to fill', () => {
    expect(sentences.length).toBeGreaterThan(100)
    for (const { name, ro, en } of sentences) {
      for (const text of [ro, en]) expect(text.trim().length, name).toBeGreaterThan(4)
      expect(placesOf(ro), name).toEqual(placesOf(en))
    }
  })

  it('is Romanian with comma letters in Romanian, and another sentence in English', () => {
    // Both domain errors are compared by the page, letter by letter.
    const compared = ['errorTable.uknown_host', 'errorTable.invalid_domain']
    for (const { name, ro, en } of sentences) {
      expect(ro, name).not.toMatch(/[şţŞŢ]/)
      if (!compared.includes(name)) {
        expect(en, name).not.toBe(ro)
        expect(en, name).not.toMatch(/[ăâîșțĂÂÎȘȚ„”]/)
      }
    }
    for (const code of ['uknown_host', 'invalid_domain'] as const)
      for (const language of languages) expect(errorMessage(code, language)).toBe('Nume domeniu neacceptat!')
  })

  it('of the specification is as it says', () => {
    expect(validationTable.required.ro).toBe('Acest câmp trebuie să fie completat.')
    expect(validationTable.email.en).toBe('Email needs to be a valid address.')
    expect(errorTable.no_company.en).toBe('No hDoc company selected.')
    expect(errorTable.VALIDATION.en).toBe('There are errors in the form.')
  })
})

describe('statuses of errors', () => {
  it('are those calls may answer with', () => {
    // 412 and 460 are of the protocol tus.
    const known = [400, 401, 403, 404, 405, 408, 409, 412, 413, 415, 419, 422, 423, 429, 460, 500, 503, 507]
    for (const [code, { status }] of Object.entries(errorTable)) expect(known, code).toContain(status)
    const statusOf = (code: ErrorCode): number => errorTable[code].status
    expect([
      statusOf('CSRF'),
      statusOf('UNAUTHENTICATED'),
      statusOf('FORBIDDEN'),
      statusOf('LOGIN_FAILED'),
    ]).toEqual([419, 401, 403, 422])
  })

  it('travel with their values, fields and time to come back', () => {
    const error = new AppError('TOO_MANY_REQUESTS', { seconds: 7 }, { retryAfterSeconds: 7 })
    expect([error.code, error.retryAfterSeconds, error.fields]).toEqual(['TOO_MANY_REQUESTS', 7, undefined])
    expect(errorMessage(error.code, 'en', error.values)).toBe('Too many attempts. Try again in 7 seconds.')
    expect(fill('{a} {b}', { a: '{b}' })).toBe('{b} {b}')
  })
})

describe('permissions', () => {
  it('have the names of the specification', () => {
    for (const name of [
      'can_delete_test_data',
      'dashboard.statistics',
      'assign task',
      'assign task only to self',
    ])
      expect(permissions).toContain(name)
    expect(Object.keys(groupPermissionTable)).toContain('permission.view_statistics_in_department')
    expect(new Set(permissions).size).toBe(permissions.length)
  })
})

describe('what is wrong with a field', () => {
  const schema = z.strictObject({
    name: z.string().min(1).max(3),
    pages: z.number().int().min(1).max(9),
    kind: z.enum(['a', 'b']),
    email: z.email(),
    list: z.array(z.string()).min(1).max(2),
    cui: z.string().refine((value) => value === 'ok', invalid('cui')),
  })
  const good = { name: 'a', pages: 1, kind: 'a', email: 'a@b.ro', list: ['x'], cui: 'ok' }
  const problemOf = (change: Record<string, unknown>, language: 'ro' | 'en' = 'ro') => {
    const result = schema.safeParse({ ...good, ...change }, { reportInput: true })
    if (result.success) return {}
    const fields = issueFields(result.error.issues)
    return Object.fromEntries(
      Object.entries(fields).map(([field, all]) => [field, all.map((one) => problemText(one, language))]),
    )
  }

  it('is said in a sentence with its numbers, under the field', () => {
    expect(problemOf({})).toEqual({})
    for (const [change, sentence] of [
      [{ name: undefined }, 'Acest câmp trebuie să fie completat.'],
      [{ name: null }, 'Acest câmp trebuie să fie completat.'],
      [{ name: '' }, 'Acest câmp trebuie să fie completat.'],
      [{ name: 'abcd' }, 'Cel mult 3 caractere.'],
      [{ name: 7 }, 'Valoarea nu este validă.'],
      [{ pages: 'x' }, 'Introduceți un număr.'],
      [{ pages: 0 }, 'Cea mai mică valoare permisă este 1.'],
      [{ pages: 10 }, 'Cea mai mare valoare permisă este 9.'],
      [{ kind: 'c' }, 'Alegeți o valoare din listă: a, b.'],
      [{ kind: '' }, 'Acest câmp trebuie să fie completat.'],
      [{ email: 'x' }, 'Adresa de e-mail nu este validă.'],
      [{ list: [] }, 'Acest câmp trebuie să fie completat.'],
      [{ list: ['a', 'b', 'c'] }, 'Cel mult 2.'],
      [{ cui: 'x' }, 'CUI invalid.'],
    ] as const)
      expect(problemOf(change), JSON.stringify(change)).toEqual({ [Object.keys(change)[0]!]: [sentence] })
    expect(problemOf({ extra: 1 }, 'en')).toEqual({ extra: ['Unknown field.'] })
    expect(problemOf({ pages: 1.5 })).toHaveProperty('pages')
  })

  it('puts „de” between a number from 20 on and its noun', () => {
    const most = (maximum: number) => problemText({ key: 'too_long', values: { maximum } }, 'ro')
    expect([1, 19, 20, 119, 300].map(most)).toEqual([
      'Cel mult 1 caractere.',
      'Cel mult 19 caractere.',
      'Cel mult 20 de caractere.',
      'Cel mult 119 caractere.',
      'Cel mult 300 de caractere.',
    ])
    expect(problemText({ key: 'too_long', values: { maximum: 300 } }, 'en')).toBe('At most 300 characters.')
  })

  it('has a sentence for each mistake in a pattern', () => {
    for (const problem of Object.keys(patternProblemTable) as (keyof typeof patternProblemTable)[])
      for (const language of languages)
        expect(problemText({ key: `pattern_${problem}` }, language)).toBe(
          patternProblemTable[problem][language],
        )
  })
})
