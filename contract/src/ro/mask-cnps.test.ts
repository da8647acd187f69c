import { expect, test } from 'vitest'
import { maskCnpsIn } from './mask-cnps.ts'

const CNP = '1960229400018'
const spaced = CNP.replace(/^(.)(.{6})(.{6})$/, '$1 $2 $3')

test.each([
  ['two groups that begin with it', `${spaced} 0722`, '*'.repeat(17)],
  ['groups that end with it', `0722 ${spaced}`, '*'.repeat(17)],
  ['groups around it', `0722 ${spaced} 12`, '*'.repeat(19)],
  ['groups that hold it within one of them', `0${spaced} 0722`, `0${spaced} 0722`],
  ['two phone numbers', '0722 100 200 0733 100 300', '0722 100 200 0733 100 300'],
])('%s', (_, text, masked) => {
  expect(maskCnpsIn(text)).toBe(masked)
})

test('a cell full of single digits is looked through once', () => {
  const text = '9 '.repeat(20_000)
  expect(maskCnpsIn(text)).toBe(text)
})
