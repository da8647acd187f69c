import { expect, test } from 'vitest'
import { typedName, withName } from './typed-name.ts'

test('a name is being typed after an @ that begins a word', () => {
  expect(typedName('Vă rog @')).toBe('')
  expect(typedName('@ște')).toBe('ște')
  expect(typedName('ion@primarie')).toBeUndefined()
  expect(typedName('@Ana Pop, vedeți')).toBeUndefined()
})

test('the chosen name takes the place of what was typed', () => {
  expect(withName('Vă rog @ște', 'Ștefan Pop')).toBe('Vă rog @Ștefan Pop ')
})
