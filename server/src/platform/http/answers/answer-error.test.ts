import { AppError, type FieldProblem } from '@hdoc/contract/failures/errors.ts'
import { describe, expect, it } from 'vitest'
import { missingRight } from '../../auth/grant.ts'
import { failureBody, toAppError } from './answer-error.ts'

const codeOf = (thrown: unknown) => toAppError(thrown, () => undefined).code
const database = (code: string, message = '') => Object.assign(new Error(message), { code })

describe('what was thrown, as one of the table’s errors', () => {
  it('says that there is no room, on whichever disk', () => {
    for (const code of ['ENOSPC', 'EDQUOT', 'EFBIG'])
      expect(codeOf(database(code)), code).toBe('STORAGE_FULL')
  })

  it('says that the database has no room, where nothing can be saved', () => {
    expect(codeOf(database('53100'))).toBe('DATABASE_FULL')
  })

  it('is unavailable when the database is away or busy, with a time to come back', () => {
    for (const code of [
      'ECONNREFUSED',
      'ECONNRESET',
      'ENOENT',
      '57P01',
      '57P02',
      '57P03',
      '08006',
      '53300',
      '55P03',
      '40001',
      '40P01',
    ])
      expect(codeOf(database(code)), code).toBe('UNAVAILABLE')
    for (const message of [
      'Connection terminated unexpectedly',
      'timeout exceeded when trying to connect',
      'the database system is starting up',
      'database "x" is not currently accepting connections',
    ])
      expect(codeOf(new Error(message)), message).toBe('UNAVAILABLE')
    expect(toAppError(database('57P01'), () => undefined).retryAfterSeconds).toBeGreaterThan(0)
    expect(codeOf(database('57014'))).toBe('TIMEOUT')
  })

  it('is the person’s mistake for letters the database does not keep, and by the name of a constraint', () => {
    expect(codeOf(database('22021'))).toBe('BAD_REQUEST')
    const taken = new AppError('VALIDATION')
    const thrown = Object.assign(database('23505'), { constraint: 'users_email_key' })
    expect(toAppError(thrown, (name) => (name === 'users_email_key' ? taken : undefined))).toBe(taken)
    expect(codeOf(thrown)).toBe('INTERNAL')
  })

  it('is our own mistake for all the rest, whatever it is, and tells nothing of itself', () => {
    for (const thrown of [
      undefined,
      null,
      'text',
      7,
      new TypeError('x.y is no function'),
      database('42601', 'syntax error at or near "selct"'),
    ]) {
      const error = toAppError(thrown, () => undefined)
      expect(error.code).toBe('INTERNAL')
      expect(failureBody(error, 'en', 'r1')).toEqual({
        success: false,
        code: 'INTERNAL',
        message: 'Operation failed, please try again.',
        request_id: 'r1',
      })
    }
  })
})

describe('the body of a failure', () => {
  it('names the missing right in the caller’s language', () => {
    expect(failureBody(missingRight('document.annul'), 'ro', 'r')).toEqual({
      success: false,
      code: 'FORBIDDEN',
      message: 'Nu aveți dreptul necesar: Anulează documente, cu motiv.',
      missing: 'document.annul',
      request_id: 'r',
    })
    expect(failureBody(missingRight('document.annul'), 'en', 'r').message).toBe(
      'You lack the required right: Annuls documents, with a reason.',
    )
  })

  it('lists sentences by field, and says isadm only for hosts', () => {
    const fields: Record<string, FieldProblem[]> = {
      name: [{ key: 'required' }, { key: 'too_long', values: { maximum: 3 } }],
      register_id: [{ key: 'REGISTER_CLOSED' }],
    }
    expect(failureBody(new AppError('VALIDATION', {}, { fields }), 'ro', 'r').errors).toEqual({
      name: ['Acest câmp trebuie să fie completat.', 'Cel mult 3 caractere.'],
      register_id: ['Registrul este închis.'],
    })
    expect(failureBody(new AppError('uknown_host'), 'en', 'r')).toMatchObject({
      isadm: 0,
      message: 'Nume domeniu neacceptat!',
    })
    expect(failureBody(new AppError('admin_host', { isadm: 1 }), 'ro', 'r').isadm).toBe(1)
    expect(failureBody(new AppError('NOT_FOUND'), 'ro', 'r')).not.toHaveProperty('isadm')
  })
})
