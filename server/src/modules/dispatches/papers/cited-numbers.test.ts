import { expect, it } from 'vitest'
import { answeredNumber, answerSubject, citedNumbers } from './cited-numbers.ts'

const paper = (number: string) => ({ number, registered_on: '2026-11-20' })

it('cites every paper that is answered, with its day', () => {
  expect(citedNumbers([paper('4512'), paper('4530')])).toBe('4512/20.11.2026, 4530/20.11.2026')
  expect(answerSubject([paper('4512')])).toBe('Răspuns la nr. 4512/20.11.2026')
  expect(citedNumbers([paper('E-12/2026')])).toBe('E-12/2026 din 20.11.2026')
  expect(answerSubject([])).toBe('Răspuns')
})

it('bears the numbers as far as they fit, then the first and how many more', () => {
  expect(answeredNumber([paper('4512'), paper('4530')])).toBe('4512, 4530')
  const many = Array.from({ length: 30 }, (_, n) => paper(`RG-00${n}/2026`))
  expect(answeredNumber(many)).toBe('RG-000/2026 și încă 29')
  expect(answeredNumber([paper('N'.repeat(200))]).length).toBe(100)
  expect(answerSubject(Array.from({ length: 200 }, () => paper('RG-001/2026'))).length).toBe(2000)
})
