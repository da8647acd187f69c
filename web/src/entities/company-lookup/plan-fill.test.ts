import { expect, test } from 'vitest'
import { planFill, takePart } from './plan-fill.ts'

const found = {
  name: 'Comuna Izvorul Cerbului',
  phone: '0244999120',
  locality: 'Izvorul Cerbului',
  street: 'Principală',
  number: '12',
  block: '',
  postal_code: '107999',
}
type Field = keyof typeof found
const address: Field[] = ['locality', 'street', 'number', 'block', 'postal_code']
const parts: Field[][] = [['name'], ['phone'], address]
const plan = (written: Partial<Record<Field, string>>, mine = {}) =>
  planFill({ read: (field) => written[field] ?? '', found }, parts, mine)

test('an empty form is filled whole', () => {
  const { filled, differing } = plan({})
  expect(Object.keys(filled)).toEqual(['name', 'phone', 'locality', 'street', 'number', 'postal_code'])
  expect(differing).toEqual([])
})

test('an address of which one thing differs is left whole and offered, as are another name and phone', () => {
  const { filled, differing } = plan({ name: 'Nume vechi SRL', phone: '0721 000 000', street: 'Veche' })
  expect(filled).toEqual({})
  expect(differing).toEqual([['name'], ['phone'], address])
})

test('what is written the same way is no difference, and the rest of such an address is filled', () => {
  const { filled, differing } = plan({
    name: 'COMUNA IZVORUL CERBULUI',
    phone: '0244 999 120',
    locality: 'izvorul cerbului',
  })
  expect(Object.keys(filled)).toEqual(['street', 'number', 'postal_code'])
  expect(differing).toEqual([])
})

test('an address that was filled for another CUI is replaced whole', () => {
  const before = { locality: 'Altundeva', street: 'Alta', block: 'B2' }
  const mine = Object.fromEntries(Object.entries(before).map(([key, now]) => [key, { before: '', now }]))
  const { filled } = plan({ ...before, name: found.name }, mine)
  expect(filled.block).toEqual({ before: 'B2', now: '' })
  expect(filled.street).toEqual({ before: 'Alta', now: 'Principală' })
})

test('taking an address empties what the found one has not', () => {
  const written: Partial<Record<Field, string>> = { street: 'Veche', block: 'A1', number: '12' }
  expect(takePart({ read: (field) => written[field] ?? '', found }, address)).toEqual({
    locality: { before: '', now: 'Izvorul Cerbului' },
    street: { before: 'Veche', now: 'Principală' },
    block: { before: 'A1', now: '' },
    postal_code: { before: '', now: '107999' },
  })
})
