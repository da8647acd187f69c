import fc from 'fast-check'
import { expect, test } from 'vitest'
import { scanSource } from './scan-source.ts'

const literalsOf = (text: string) => scanSource(text).literals.map((literal) => literal.text)

test('blanks comments and texts, and keeps length and lines', () => {
  const text = `const a = 'process.env' // new Date()\n/* x\n */ const b = "it's"\n`
  const { code } = scanSource(text)
  expect(code).toHaveLength(text.length)
  expect(code.split('\n')).toHaveLength(text.split('\n').length)
  expect(code).not.toContain('process.env')
  expect(code).not.toContain('new Date')
  expect(literalsOf(text)).toEqual(['process.env', "it's"])
})

test('sees the code inside templates, also nested ones with braces', () => {
  const { code, literals, unreadable } = scanSource(
    'x`a@{f({ b: `c@{now()}d` })}e`; after()'.replaceAll('@', '$'),
  )
  expect(code).toContain('now()')
  expect(code).toContain('f({ b:')
  expect(code).toContain('after()')
  expect(literals.map((literal) => literal.text)).toEqual(['c d', 'a e'])
  expect(unreadable).toBeUndefined()
})

test('tells a regular expression from a division', () => {
  expect(scanSource(`const r = /['"\`/]/g; const q = 'seen'`).literals.map((l) => l.text)).toEqual(['seen'])
  expect(scanSource(`const d = a / b; const q = 'seen' / 2`).literals.map((l) => l.text)).toEqual(['seen'])
})

test('closing tags are no regular expressions', () => {
  expect(scanSource(`<p a="1" /><b>x</b><i>{t('key')}</i>`).literals.map((l) => l.text)).toEqual(['1', 'key'])
})

test('a template or comment without an end makes the file unreadable', () => {
  expect(scanSource('let a = 1; b = `open').unreadable).toBe(15)
  expect(scanSource('let a /* open').unreadable).toBe(6)
})

test('any text is scanned to its end, without losing a character', () => {
  const piece = fc.constantFrom(
    '`',
    '${',
    '}',
    '{',
    "'",
    '"',
    '/',
    '//',
    '/*',
    '*/',
    '\\',
    '\n',
    'a',
    ' ',
    '=',
    '(',
  )
  fc.assert(
    fc.property(fc.array(piece, { maxLength: 40 }), (pieces) => {
      const text = pieces.join('')
      expect(scanSource(text).code).toHaveLength(text.length)
    }),
  )
})
