import { computeDeadline } from '@hdoc/contract/ro/deadline.ts'
import { deadlineLine } from '@hdoc/contract/ro/deadline-text.ts'
import { describe, expect, it } from 'vitest'
import { pageText } from '../../../../test/papers/page-text.ts'
import type { ConfirmationData } from './confirmation-data.ts'
import { renderConfirmation } from './confirmation-pdf.ts'

const createdAt = new Date('2026-11-01T08:15:00Z')
const deadline = computeDeadline({
  registeredOn: '2026-11-01',
  days: 30,
  dayType: 'calendar',
  freeDays: [],
  givenBy: { docTypeId: 1, law: 'OG 27/2002 art. 8 (de verificat)' },
})
const data: ConfirmationData = {
  institution: {
    name: 'Primăria Comunei Dealu Florilor',
    address: 'Strada Principală nr. 100, Dealu Florilor, județul Prahova',
    phone: '0244 999 001',
    email: 'registratura@dealuflorilor.example',
  },
  number: 'DGA-0042/2026',
  furtherNumbers: 'P-0031 (Registrul petițiilor)',
  registeredOn: '2026-11-01',
  registeredTime: '10:15',
  register: 'Registru general de intrare-ieșire',
  docType: 'Petiție',
  category: 'intrare',
  issuer: 'Ștefan Țăndărică',
  subject: 'Repararea drumului de pe Ulița Morii',
  pages: 20,
  annexes: 1,
  deadline: {
    date: deadline.date ?? '',
    line: deadlineLine(deadline.reason),
  },
  trackingCode: 'k7m2q9xw4t8bz3ndp5cv',
  trackingUrl: 'http://dealuflorilor.localhost:3000/#/urmarire/k7m2q9xw4t8bz3ndp5cv',
  registeredBy: 'Gina Liliacu',
  isTest: false,
  isAnnulled: false,
}

const render = (change: Partial<ConfirmationData> = {}, lang: 'ro' | 'en' = 'ro') =>
  renderConfirmation({ ...data, ...change }, lang, { createdAt, compress: false })
/** Without line breaks, which depend on the width. */
const flat = (bytes: Buffer) => pageText(bytes).replace(/\s+/g, ' ')

describe('registration receipt', () => {
  it('says everything in Romanian letters that can be copied', async () => {
    const text = flat(await render())
    for (const part of [
      data.institution.name,
      'Strada Principală nr. 100, Dealu Florilor, județul Prahova · tel. 0244 999 001 · registratura@dealuflorilor.example',
      'Dovadă de înregistrare',
      'DGA-0042/2026',
      'P-0031 (Registrul petițiilor)',
      '01.11.2026, ora 10:15',
      'Registru general de intrare-ieșire',
      'Ștefan Țăndărică',
      'Repararea drumului de pe Ulița Morii',
      '20 de file, 1 anexă',
      '30 de zile calendaristice, până la 02.12.2026 · OG 27/2002, art. 8',
      'Gina Liliacu',
      'Cod de urmărire k7m2 q9xw 4t8b z3nd p5cv',
    ]) {
      expect(text).toContain(part)
    }
    expect(text.replace(/ /g, '')).toContain(data.trackingUrl)
    expect(text).not.toContain('\ufffd')
    expect(text).not.toContain('TEST')
    expect(text).not.toMatch(/de verificat|sărbătoare/)
  })

  it('speaks English when asked', async () => {
    const text = flat(await render({ deadline: null, isTest: true }, 'en'))
    for (const part of [
      'Registration receipt',
      '01.11.2026, at 10:15',
      'No deadline',
      '20 pages, 1 annex',
      'TEST DOCUMENT',
    ]) {
      expect(text).toContain(part)
    }
  })

  it.each([
    ['ro', 'ANULAT'],
    ['en', 'ANNULLED'],
  ] as const)('says large that the number is annulled (%s)', async (lang, mark) => {
    expect(flat(await render({ isAnnulled: true }, lang))).toContain(mark)
    expect(flat(await render({}, lang))).not.toContain(mark)
  })

  it('leaves out the issuer of an internal paper', async () => {
    expect(flat(await render({ issuer: '' }))).not.toContain('Deponent')
  })

  it('is tagged, titled and in its language', async () => {
    const ro = (await render()).toString('latin1')
    expect(ro).toContain('/Lang (ro-RO)')
    expect(ro).toContain('/MarkInfo')
    expect(ro).toContain('/DisplayDocTitle true')
    expect(ro).toMatch(/\/S \/H1/)
    expect(ro).toMatch(/\/S \/Figure/)
    const title = Buffer.from('Dovadă de înregistrare DGA-0042/2026', 'utf16le').swap16().toString('latin1')
    expect(ro).toContain(title)
    expect((await render({}, 'en')).toString('latin1')).toContain('/Lang (en-GB)')
  })

  it('stays on one page whatever the length of the texts, and never cuts the number', async () => {
    const number = `${'A'.repeat(50)}-0000000042`
    const long = 'Conținut foarte lung '.repeat(200)
    const bytes = await render({
      number,
      subject: long,
      issuer: long,
      register: long,
      docType: long,
      registeredBy: long,
      isTest: true,
      institution: { name: long, address: long, phone: long, email: long },
    })
    expect(bytes.toString('latin1').match(/\/Type \/Page\b(?!s)/g)).toHaveLength(1)
    expect(pageText(bytes).replace(/\s/g, '')).toContain(number)
  })

  it('is compressed and the same for the same registration', async () => {
    const [one, two] = await Promise.all([1, 2].map(() => renderConfirmation(data, 'ro', { createdAt })))
    expect(one?.equals(two ?? Buffer.alloc(0))).toBe(true)
    expect(one?.length).toBeLessThan(60_000)
  })
})
