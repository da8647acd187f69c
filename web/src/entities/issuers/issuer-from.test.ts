import { expect, test } from 'vitest'
import { issuerFrom, typedAs } from './issuer-from.ts'

test('a code that found nobody goes where codes are kept, and not into the name', () => {
  expect(issuerFrom('1960101470012')).toMatchObject({ type: 'pf', name: '', cnp: '1960101470012' })
  expect(issuerFrom('1960101 47.0012')).toMatchObject({ name: '', cnp: '1960101470012' })
  expect(issuerFrom('361757')).toMatchObject({ type: 'pj', name: '', cui: '361757' })
  expect(issuerFrom('RO 14399840')).toMatchObject({ type: 'pj', name: '', cui: '14399840' })
  // A mistyped code goes into the field that says it is wrong.
  expect(issuerFrom('361758')).toMatchObject({ type: 'pj', name: '', cui: '361758' })
  expect(issuerFrom('0722 123 456')).toMatchObject({ type: 'pf', name: '', phone: '0722 123 456' })
})

test('a name stays a name', () => {
  for (const name of ['Rotaru Ion', 'Bloc 12', 'Școala nr. 5', '3A Construct SRL', ''])
    expect(issuerFrom(name)).toMatchObject({ type: 'pf', name, cnp: '', cui: '', phone: '' })
})

test('the line that begins a new one says what it takes the digits for', () => {
  expect(typedAs('1960101470012')).toBe('CNP 1960101470012')
  expect(typedAs('361757')).toBe('CUI 361757')
  expect(typedAs('Rotaru Ion')).toBe('Rotaru Ion')
})
