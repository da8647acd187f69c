import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import type { ConfirmationData } from './confirmation-data.ts'
import { confirmationMail } from './confirmation-mail.ts'

const data: ConfirmationData = {
  institution: {
    name: 'Primăria Dealu Florilor',
    address: 'Strada Principală nr. 100',
    phone: '0244 999 001',
    email: 'registratura@dealuflorilor.example',
  },
  number: '004512',
  furtherNumbers: 'P-0031 (Registrul petițiilor)',
  registeredOn: '2026-11-20',
  registeredTime: '10:15',
  register: 'Registru general',
  docType: 'Petiție',
  category: 'intrare',
  issuer: 'Ștefan Țăndărică',
  subject: 'Repararea drumului',
  pages: 2,
  annexes: 0,
  deadline: {
    date: '2026-12-21',
    line: {
      ro: '30 de zile calendaristice, până la 21.12.2026 · OG 27/2002',
      en: '30 calendar days, until 21.12.2026 · OG 27/2002',
    },
  },
  trackingCode: 'k7m2q9xw4t8bz3ndp5cv',
  trackingUrl: 'http://dealuflorilor.localhost:3000/#/urmarire/k7m2q9xw4t8bz3ndp5cv',
  registeredBy: 'Gina Liliacu',
  isTest: false,
  isAnnulled: false,
}

/** What a reader sees of the HTML form. */
const visible = (html: string) =>
  html
    .replace(/<[^>]*>/g, ' ')
    .replace(/&lt;/g, '<')
    .replace(/&gt;/g, '>')
    .replace(/&quot;/g, '"')
    .replace(/&#39;/g, "'")
    .replace(/&amp;/g, '&')

describe('confirmation mail', () => {
  it('says the same in both forms', () => {
    const mail = confirmationMail(data, 'ro')
    expect(mail.subject).toBe('Confirmare de înregistrare nr. 004512/20.11.2026 – Primăria Dealu Florilor')
    for (const form of [mail.text, visible(mail.html)]) {
      for (const part of [
        'Bună ziua,',
        'documentul dumneavoastră a fost înregistrat',
        '004512',
        'P-0031 (Registrul petițiilor)',
        '20.11.2026, ora 10:15',
        'Repararea drumului',
        '2 file',
        '30 de zile calendaristice, până la 21.12.2026 · OG 27/2002',
        'k7m2 q9xw 4t8b z3nd p5cv',
        data.trackingUrl,
        '0244 999 001',
      ]) {
        expect(form).toContain(part)
      }
    }
    expect(mail.html).toContain(`<a href="${data.trackingUrl}"`)
  })

  it('speaks English when asked, and says when there is no deadline', () => {
    const mail = confirmationMail({ ...data, deadline: null, isTest: true }, 'en')
    expect(mail.subject).toBe(
      'TEST DOCUMENT – not valid: Registration confirmed: no. 004512/20.11.2026 – Primăria Dealu Florilor',
    )
    expect(mail.text).toContain('Deadline: No deadline')
    expect(mail.html).toContain('<html lang="en">')
  })

  it('does not name the clerk', () => {
    const mail = confirmationMail(data, 'ro')
    expect(mail.text + mail.html).not.toContain('Gina')
  })

  it('lets no value become markup', () => {
    const nasty = fc.string({
      unit: fc.constantFrom(
        '<',
        '>',
        '"',
        "'",
        '&',
        '<script>',
        '</td>',
        '<img src=x onerror=1>',
        'a',
        ' ',
        'ș',
      ),
    })
    const shape = (html: string) => html.match(/<[^>]*>/g)?.length
    const plain = shape(confirmationMail(data, 'ro').html)
    fc.assert(
      fc.property(nasty, nasty, nasty, (subject, issuer, number) => {
        const { html } = confirmationMail(
          {
            ...data,
            subject: `x${subject}`,
            issuer: `x${issuer}`,
            number: `x${number}`,
            trackingUrl: `http://a/${subject}`,
          },
          'ro',
        )
        expect(shape(html)).toBe(plain)
        expect(visible(html)).toContain(`x${subject}`)
        expect(html).not.toMatch(/<script|<img/)
      }),
    )
  })

  it('refuses a tracking address that is not of the web', () => {
    expect(() => confirmationMail({ ...data, trackingUrl: 'javascript:alert(1)' }, 'ro')).toThrow(TypeError)
  })
})
