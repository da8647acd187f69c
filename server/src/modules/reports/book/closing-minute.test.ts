import fc from 'fast-check'
import { expect, it } from 'vitest'
import { countedText } from './closing-minute.ts'

const none = { documents: 0, annulled: 0, further: 0, further_annulled: 0, reserved: 0, released: 0 }

it('each kind of line is named plainly and counted once', () => {
  expect(countedText({ ...none, documents: 314, annulled: 4, reserved: 2, released: 1 }, 'ro')).toBe(
    'Fiecare poziție este numărată o singură dată: 314 documente înregistrate și neanulate; 4 documente înregistrate și apoi anulate; 2 numere rezervate și nefolosite; 1 număr rezervat și apoi eliberat, fără document. În total: 321 de poziții.',
  )
  expect(countedText({ ...none, further: 20, further_annulled: 1 }, 'ro')).toBe(
    'Fiecare poziție este numărată o singură dată: 20 de numere suplimentare ale unor documente neanulate; 1 număr suplimentar al unui document anulat. În total: 21 de poziții.',
  )
  expect(countedText(none, 'ro')).toBe('')
})

it('the figures add up to the total', () => {
  const n = fc.nat(999)
  const summary = fc.record({
    documents: n,
    annulled: n,
    further: n,
    further_annulled: n,
    reserved: n,
    released: n,
  })
  fc.assert(
    fc.property(summary, (counts) => {
      const figures = [...countedText(counts, 'en').replaceAll(',', '').matchAll(/\d+/g)].map(Number)
      const total = figures.pop() ?? 0
      expect(figures.reduce((sum, one) => sum + one, 0)).toBe(total)
      expect(total).toBe(Object.values(counts).reduce((sum, one) => sum + one, 0))
    }),
  )
})
