import { expect, test } from 'vitest'
import { typedName, unresolvedNames, withName } from './typed-name.ts'

test('a name is being typed after an @ that begins a word', () => {
  expect(typedName('Vă rog @')).toBe('')
  expect(typedName('@ște')).toBe('ște')
  expect(typedName('ion@primarie')).toBeUndefined()
  expect(typedName('@Ana Pop, vedeți')).toBeUndefined()
})

test('the caret says where it is typed, in the middle too', () => {
  const text = 'Bună ziua, @ele verificați dosarul.'
  expect(typedName(text, 'Bună ziua, @ele'.length)).toBe('ele')
  expect(typedName(text)).toBeUndefined()
})

test('the chosen name takes the place of what was typed', () => {
  expect(withName('Vă rog @ște', 11, 'Ștefan Pop')).toEqual({ text: 'Vă rog @Ștefan Pop ', caret: 19 })
})

test('what stands behind the caret stays, one space after the name', () => {
  const at = 'Bună, @ele'.length
  const mended = 'Bună, @Elena Cireșaru '
  expect(withName('Bună, @ele verificați @Ana Pop.', at, 'Elena Cireșaru')).toEqual({
    text: `${mended}verificați @Ana Pop.`,
    caret: mended.length,
  })
  expect(withName('Bună, @eleverificați', at, 'Elena Cireșaru').text).toBe(`${mended}verificați`)
})

test('who is addressed and was not chosen is named, once, as written', () => {
  const text = 'Vă rog @ele. și @Ana Pop, scrieți la ion@primarie.ro sau @ele; prețul @ 5 lei'
  expect(unresolvedNames(text, ['Ana Pop'])).toEqual(['@ele'])
  expect(unresolvedNames(text, [])).toEqual(['@ele', '@Ana'])
  expect(unresolvedNames('@Ana Pop', ['Ana Pop'])).toEqual([])
})
