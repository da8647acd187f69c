import { receiptPapers } from '@hdoc/contract/printing/printing-values.ts'
import { describe, expect, it } from 'vitest'
import { pageText } from '../../../test/papers/page-text.ts'
import type { ConfirmationData } from '../documents/index.ts'
import { renderReceipts } from './render-receipts.ts'

const data: ConfirmationData = {
  institution: { name: 'Primăria Dealu Florilor', address: '', phone: '', email: '' },
  number: '004512',
  furtherNumbers: '',
  registeredOn: '2026-11-20',
  registeredTime: '10:15',
  register: 'Registru general',
  docType: 'Petiție',
  category: 'iesire',
  issuer: 'Ana Toma',
  subject: 'Gropi pe strada Teilor',
  pages: 1,
  annexes: 0,
  deadline: null,
  trackingCode: 'k7m2q9xw4t8bz3ndp5cv',
  trackingUrl: 'http://dealuflorilor.localhost:3000/#/urmarire/k7m2q9xw4t8bz3ndp5cv',
  registeredBy: 'Gina Liliacu',
  isTest: false,
  isAnnulled: false,
}
const createdAt = new Date('2026-11-20T08:15:00Z')

describe.each(receiptPapers)('receipt on %s', (paper) => {
  const textOf = async (change: Partial<ConfirmationData> = {}, language: 'ro' | 'en' = 'ro') =>
    pageText(
      await renderReceipts([{ ...data, ...change }], {
        paper,
        language,
        createdAt,
        picture: undefined,
        compress: false,
      }),
    )

  it('says of an annulled number that it is, in its language', async () => {
    expect(await textOf()).not.toContain('ANULAT')
    expect(await textOf({ isAnnulled: true })).toContain('ANULAT')
    expect(await textOf({ isAnnulled: true }, 'en')).toContain('ANNULLED')
  })

  it('bears the tracking code, labelled, in groups of four', async () => {
    expect((await textOf()).replace(/\s+/g, ' ')).toContain('Cod de urmărire k7m2 q9xw 4t8b z3nd p5cv')
    expect((await textOf({}, 'en')).replace(/\s+/g, ' ')).toContain('Tracking code k7m2')
  })

  it('gives the reason of the deadline in one line', async () => {
    const line = { ro: '30 de zile calendaristice, până la 21.12.2026 · OG 27/2002', en: '-' }
    const text = await textOf({ deadline: { date: '2026-12-21', line } })
    expect(text.replace(/\s+/g, ' ')).toContain(line.ro)
  })
})
