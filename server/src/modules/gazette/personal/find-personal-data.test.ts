import { expect, test } from 'vitest'
import { findPersonalData, type OwnContacts, shownFinding } from './find-personal-data.ts'

const none: OwnContacts = { phones: [], emails: [], addresses: [] }
const kinds = (text: string, own = none) =>
  findPersonalData([{ place: 'title', text }], own).map(({ kind, text }) => `${kind} ${text}`)

test.each([
  ['CNP 2720303479034.', ['cnp 2720303479034']],
  ['telefon 0722 123 456 sau 0244/999.001', ['phone 0722 123 456', 'phone 0244/999.001']],
  ['scrieți la ion.popescu@exemplu.ro', ['email ion.popescu@exemplu.ro']],
  ['cont RO49 AAAA 1B31 0075 9384 0000', ['iban RO49 AAAA 1B31 0075 9384 0000']],
  ['domiciliat în Strada Teilor, nr. 12 A, Ploiești', ['address Strada Teilor, nr. 12 A']],
  ['cu domiciliul în şos. Nordului nr. 3', ['address șos. Nordului nr. 3']],
])('finds personal data in „%s”', (text, expected) => {
  expect(kinds(text)).toEqual(expected)
})

test.each([
  'Hotărârea nr. 12/2026 privind rectificarea bugetului local',
  'suma de 1.234.567.890,12 lei din 29.10.2026',
  'cod fiscal 1234567890123 și art. 197 alin. (5)',
  'cont RO00 AAAA 1B31 0075 9384 0000',
  'strategia nr. 4 a comunei',
])('finds none in „%s”', (text) => {
  expect(kinds(text)).toEqual([])
})

test('what belongs to the institution is no personal data, and each text is told once for a place', () => {
  const own = {
    phones: ['0244 999 001'],
    emails: ['primaria@dealuflorilor.ro'],
    addresses: ['Strada Principală nr. 100, Dealu Florilor'],
  }
  const letterhead = 'Strada Principală nr. 100, tel. 0244999001, primaria@dealuflorilor.ro'
  expect(kinds(letterhead, own)).toEqual([])
  expect(kinds('0722123456, 0722 123 456, +40722123456')).toEqual(['phone 0722123456'])
})

test('a CNP is told by its ends alone', () => {
  const [found] = findPersonalData([{ place: 'act.pdf', text: '2720303479034' }], none)
  expect(shownFinding(found!)).toEqual({ kind: 'cnp', place: 'act.pdf', text: '2******9034' })
})

test('a text of nothing but such signs is looked at in bounded time', () => {
  const began = performance.now()
  findPersonalData([{ place: 'x', text: `${'str. a '.repeat(20_000)}${'0722 '.repeat(20_000)}` }], none)
  expect(performance.now() - began).toBeLessThan(3000)
})
