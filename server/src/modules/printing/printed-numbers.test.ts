import { describe, expect, it } from 'vitest'
import { confirmationOf, registeredShown } from '../documents/index.ts'
import { labelOf } from './print-labels.ts'
import type { PrintedDocument } from './queries.ts'
import { stampLines } from './stamp-lines.ts'

const document: PrintedDocument = {
  id: 7,
  number: '004512',
  further_numbers: [
    { register_number: 'P-0031', register: 'Registrul petițiilor' },
    { register_number: '544-2', register: 'Registrul cererilor 544' },
  ],
  registered_on: '2026-11-20',
  registered_at: '2026-11-20T08:05:00Z',
  register_name: 'Registru general',
  doc_type_name: 'Petiție',
  category: 'intrare',
  issuer_name: 'Ana Toma',
  short_description: 'Gropi pe strada Teilor',
  pages: 1,
  annexes: 0,
  deadline_on: null,
  deadline_reason: null,
  tracking_code: 'x',
  registered_by_name: 'Gina Liliacu',
  status: 3,
  is_test: false,
}
const around = { institutionId: 1, institution: 'Primăria Dealu Florilor' }

describe('numbers of secondary registers', () => {
  it('stand on the label behind the date', () => {
    expect(labelOf(document, around).lines).toMatchObject({
      number: '004512',
      date: '20.11.2026, ora 10:05 (P-0031, 544-2)',
    })
    expect(labelOf({ ...document, further_numbers: [], is_test: true }, around).lines.date).toBe(
      '20.11.2026, ora 10:05 · TEST',
    )
  })

  it('stand on the stamp under the number', () => {
    const texts = (one: PrintedDocument) => stampLines(one, around.institution).map(({ text }) => text)
    expect(texts(document)).toEqual([
      'Primăria Dealu Florilor',
      'Registru general',
      'Nr. 004512',
      '(P-0031, 544-2)',
      'din 20.11.2026, ora 10:05',
    ])
    expect(texts({ ...document, further_numbers: [] })).not.toContain('')
  })
})

describe('the hour of a registration', () => {
  it.each([
    ['a reserved number', '2026-11-27T08:05:00Z'],
    ['a paper of another system', '2026-11-19T22:00:00Z'],
  ])('is not said of %s, whose day alone is known', (_, registered_at) => {
    const one = { ...document, registered_at, further_numbers: [] }
    expect(labelOf(one, around).lines.date).toBe('20.11.2026')
    expect(stampLines(one, around.institution).at(-1)?.text).toBe('din 20.11.2026')
    const confirming = { institution: { name: '', address: '', phone: '', email: '' }, trackingPage: '' }
    expect(registeredShown(confirmationOf(confirming, one), 'ro')).toBe('20.11.2026')
    expect(registeredShown(confirmationOf(confirming, document), 'ro')).toBe('20.11.2026, ora 10:05')
  })
})
