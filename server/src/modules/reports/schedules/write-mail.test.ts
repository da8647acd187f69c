import { expect, it } from 'vitest'
import { writeReportMail } from './write-mail.ts'

const institution = { name: 'Primăria', address: '', phone: '', email: '' }
const of = (period: string) =>
  writeReportMail(
    { title: 'Restanțe', of: period, kept: '', url: 'https://x', failure: 'too_long' },
    { name: 'Ana', language: 'ro' },
    institution,
  ).text

it('a report that was too long is asked for over a shorter period, unless it has none', () => {
  expect(of('01.01.2026 – 31.12.2026')).toContain('Îl puteți cere în HDoc pe o perioadă mai scurtă.')
  expect(of('')).toContain('Are prea multe rânduri.')
  expect(of('')).not.toContain('perioadă')
})
