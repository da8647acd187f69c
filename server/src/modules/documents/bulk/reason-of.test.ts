import { AppError } from '@hdoc/contract/failures/errors.ts'
import { describe, expect, it } from 'vitest'
import { reasonOf, reasonText } from './reason-of.ts'

describe('why a document of a batch is not changed', () => {
  it('is kept, and told in either language as a single change would tell it', () => {
    const reason = reasonOf(new AppError('STATUS_NOT_ALLOWED', { from: 'Anulat', to: 'Trimis' }))
    expect(reason).toMatchObject({ code: 'STATUS_NOT_ALLOWED', values: { from: 'Anulat', to: 'Trimis' } })
    const [ro, en] = [reasonText(reason, 'ro'), reasonText(reason, 'en')]
    expect(ro).toContain('Anulat')
    expect(en).toContain('Anulat')
    expect(en).not.toBe(ro)
  })

  it('is the sentence of the field, where a field is wrong', () => {
    const fields = { days: [{ key: 'date_passed' as const }] }
    const reason = reasonOf(new AppError('VALIDATION', {}, { fields }))
    const general = reasonText(reasonOf(new AppError('VALIDATION')), 'ro')
    expect(reasonText(reason, 'ro')).not.toBe(general)
    expect(reasonText(reason, 'ro')).not.toBe('')
  })

  it('is nothing when it is changed', () => {
    expect(reasonText(null, 'ro')).toBe('')
  })

  it('is a fault of the program, told without its words; a database that is away is no reason', () => {
    const fault = reasonOf(new TypeError('x is not a function'))
    expect(fault.code).toBe('INTERNAL')
    expect(reasonText(fault, 'en')).not.toContain('function')
    const away = Object.assign(new Error('terminating connection'), { code: '57P01' })
    expect(() => reasonOf(away)).toThrow(away)
  })
})
