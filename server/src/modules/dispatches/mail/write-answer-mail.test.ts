import { expect, it } from 'vitest'
import { writeAnswerMail } from './write-answer-mail.ts'

const told = {
  number: 'E-12/2026',
  registered_on: '2026-11-20',
  category: 'iesire',
  answered: [{ number: '4512', registered_on: '2026-11-16' }],
  resolution_text: 'S-a eliberat <b>adeverința</b>.',
  declined_to: '',
}
const around = { fileNames: ['raspuns.pdf'], sender: 'Primăria Dealu Florilor' }

it('names its own number and what it answers, in subject and text', () => {
  const { subject, text } = writeAnswerMail(told, around)
  expect(subject).toBe('Răspuns nr. E-12/2026 din 20.11.2026 la nr. 4512/16.11.2026')
  expect(text).toContain(
    'răspunsul nr. E-12/2026 din 20.11.2026 la documentul dumneavoastră nr. 4512/16.11.2026.',
  )
  expect(text).toContain('Fișiere atașate: raspuns.pdf.')
})

it('bears the number of the petition when it stands on its line, and cites all of several', () => {
  const line = writeAnswerMail({ ...told, number: '4512', category: 'intrare', answered: [] }, around)
  expect(line.subject).toBe('Răspuns la nr. 4512/20.11.2026')
  const two = [...told.answered, { number: '4530', registered_on: '2026-11-17' }]
  expect(writeAnswerMail({ ...told, answered: two }, around).text).toContain(
    'la documentele dumneavoastră nr. 4512/16.11.2026, 4530/17.11.2026.',
  )
  expect(writeAnswerMail({ ...told, answered: [] }, around).subject).toBe(
    'Document nr. E-12/2026 din 20.11.2026',
  )
})

it('tells where a petition was declined to, and lets no text become markup', () => {
  const { html, text } = writeAnswerMail({ ...told, declined_to: 'Consiliul Județean' }, around)
  expect(text).toContain('spre competentă soluționare, către: Consiliul Județean.')
  expect(html).toContain('S-a eliberat &lt;b&gt;adeverința&lt;/b&gt;.')
})

it('says the institution’s own words in place of the program’s, and still what was decided and what is attached', () => {
  const own = {
    subject: 'Primăria vă răspunde: E-12/2026',
    paragraphs: ['Stimată doamnă,', 'Vă trimitem răspunsul.'],
  }
  const { subject, text, html } = writeAnswerMail(told, { ...around, own })
  expect(subject).toBe(own.subject)
  expect(text).toMatch(/^Stimată doamnă,\n\nVă trimitem răspunsul\.\n\nS-a eliberat/)
  expect(text).toContain('Fișiere atașate: raspuns.pdf.')
  expect(text).not.toContain('Bună ziua')
  expect(html).toContain('Stimată doamnă,')
})
