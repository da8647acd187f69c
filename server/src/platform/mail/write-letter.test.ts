import { expect, it } from 'vitest'
import { writeLetter } from './write-letter.ts'

const letter = {
  language: 'ro',
  subject: 'Resetarea parolei',
  name: 'Ion <b>',
  paragraphs: ['Ați cerut resetarea parolei.'],
  button: { label: 'Alegeți o parolă', url: 'https://x.example/#/reset-password/abc?a=1&b=2' },
  notes: ['Linkul este valabil 60 de minute.'],
  sender: 'Primăria "Dealu Florilor"',
} as const

it('says the same in plain and HTML form', () => {
  const { text, html } = writeLetter(letter)
  for (const part of ['Ați cerut resetarea parolei.', 'Linkul este valabil 60 de minute.']) {
    expect(text).toContain(part)
    expect(html).toContain(part)
  }
  expect(text).toContain('https://x.example/#/reset-password/abc?a=1&b=2')
})

it('lets no name or address become markup', () => {
  const { html } = writeLetter(letter)
  expect(html).toContain('Ion &lt;b&gt;')
  expect(html).toContain('a=1&amp;b=2')
  expect(html).toContain('&quot;Dealu Florilor&quot;')
})

it('refuses a link that is not of the web', () => {
  expect(() => writeLetter({ ...letter, button: { label: 'x', url: 'javascript:alert(1)' } })).toThrow(
    TypeError,
  )
})

it('names each link of a list, escaped in HTML, and refuses one that is not of the web', () => {
  const links = [{ label: 'nr. 12 <i>', url: 'https://x.example/monitor-oficial/1/2?a=1&b=2' }]
  const { text, html } = writeLetter({ ...letter, links })
  expect(text).toContain('nr. 12 <i>:\nhttps://x.example/monitor-oficial/1/2?a=1&b=2')
  expect(html).toContain('<a href="https://x.example/monitor-oficial/1/2?a=1&amp;b=2"')
  expect(html).toContain('nr. 12 &lt;i&gt;</a>')
  expect(() => writeLetter({ ...letter, links: [{ label: 'x', url: 'data:text/html,x' }] })).toThrow(
    TypeError,
  )
})
