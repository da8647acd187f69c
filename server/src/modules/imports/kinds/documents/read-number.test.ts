import fc from 'fast-check'
import { expect, it } from 'vitest'
import { readOldNumber } from './read-number.ts'

const read = (text: string) => {
  const found = readOldNumber(text, 2026)
  return found && [found.number, found.counter, found.day, found.year]
}

it.each([
  ['123', ['123', 123, null, null]],
  ['000123', ['000123', 123, null, null]],
  ['123/15.03.2019', ['123', 123, '2019-03-15', null]],
  ['123 / 15-3-2019', ['123', 123, '2019-03-15', null]],
  ['nr. 123 din 15.03.2019', ['123', 123, '2019-03-15', null]],
  ['Nr.123/15.03.19', ['123', 123, '2019-03-15', null]],
  ['45/01.02.97', ['45', 45, '1997-02-01', null]],
  ['123/2019-03-15', ['123', 123, '2019-03-15', null]],
  ['123/2019', ['123/2019', 123, null, 2019]],
  ['RG-0012/2019', ['RG-0012/2019', 12, null, 2019]],
  ['2019/123', ['2019/123', 123, null, 2019]],
  ['2019', ['2019', 2019, null, null]],
  ['2019/2020', ['2019/2020', 2019, null, 2020]],
  ['12 bis', ['12 bis', 12, null, null]],
  ['12/A/15.03.2019', ['12/A', 12, '2019-03-15', null]],
  ['A-12/3', ['A-12/3', 12, null, null]],
  ['f.n.', ['f.n.', 0, null, null]],
])('%s is read', (text, meant) => {
  expect(read(text)).toEqual(meant)
})

it.each(['', ' ', '-', '/15.03.2019', '15.03.2019', '123/31.02.2019', '1'.repeat(13), 'x'.repeat(61), 'nr.'])(
  '„%s” is no number',
  (text) => {
    expect(read(text)).toBeUndefined()
  },
)

it('any counter is read back from the ways in which it is written', () => {
  const day = fc.tuple(
    fc.integer({ min: 1, max: 28 }),
    fc.integer({ min: 1, max: 12 }),
    fc.integer({ min: 1990, max: 2026 }),
  )
  fc.assert(
    fc.property(
      fc.integer({ min: 1, max: 999_999 }),
      day,
      fc.constantFrom('/', ' din ', ' / '),
      (n, d, between) => {
        const [dd, mm] = [d[0], d[1]].map((part) => String(part).padStart(2, '0'))
        expect(read(`${n}${between}${dd}.${mm}.${d[2]}`)).toEqual([String(n), n, `${d[2]}-${mm}-${dd}`, null])
      },
    ),
  )
})
