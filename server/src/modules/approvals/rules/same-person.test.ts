import { expect, it } from 'vitest'
import { isNameOf } from './same-person.ts'

it.each([
  ['Mirela Fântânaru', 'Mirela Fântânaru', true],
  ['FANTANARU MIRELA', 'Mirela Fântânaru', true],
  ['Fântânaru, Mirela', 'Mirela Fântânaru', true],
  ['POPESCU-IONESCU ANA', 'Ana Popescu Ionescu', true],
  ['Mirela Ana Fântânaru', 'Mirela Fântânaru', false],
  ['Mirela', 'Mirela Fântânaru', false],
  ['Primăria Probă', 'Mirela Fântânaru', false],
  ['', '', false],
])('„%s” is the certificate of „%s”: %s', (certificate, person, same) => {
  expect(isNameOf(certificate, person)).toBe(same)
})
