import { readdirSync } from 'node:fs'
import { expect, test } from 'vitest'
import { firstEnglish } from './first-english.ts'
import { firstTexts } from './first-texts.ts'

type Tree = { readonly [key: string]: string | Tree }

function flat(tree: Tree, before = ''): Map<string, string> {
  return new Map(
    Object.entries(tree).flatMap(([key, value]) =>
      typeof value === 'string' ? [[before + key, value]] : [...flat(value, `${before}${key}.`)],
    ),
  )
}

/** All texts of a language: each file of its folder, whether it comes with the shell or with a page. */
async function textsIn(language: 'ro' | 'en'): Promise<Map<string, string>> {
  const folder = new URL(`../texts/${language}/`, import.meta.url)
  const files = readdirSync(folder).filter((name) => name !== 'index.ts')
  const parts = await Promise.all(
    files.map(async (name) => [name, { ...(await import(/* @vite-ignore */ new URL(name, folder).href)) }]),
  )
  return flat(Object.fromEntries(parts))
}

const romanian = await textsIn('ro')
const english = await textsIn('en')
const places = (text: string) => [...text.matchAll(/\{\{(\w+)\}\}/g)].map((place) => place[1]).sort()

test('there are texts', () => {
  expect(romanian.size).toBeGreaterThan(150)
})

test('both languages name the same values', () => {
  const differing = [...english].filter(([key, text]) => {
    const other = romanian.get(key) ?? ''
    // A text for one, such as „one second”, says the number in words.
    return !key.endsWith('_one') && places(text).join() !== places(other).join()
  })
  expect(differing).toEqual([])
})

test('a Romanian plural has all three forms', () => {
  const counted = [...romanian.keys()].filter((key) => key.endsWith('_few')).map((key) => key.slice(0, -4))
  expect(counted.length).toBeGreaterThan(0)
  const incomplete = counted.filter((key) => !romanian.has(`${key}_one`) || !romanian.has(`${key}_other`))
  expect(incomplete).toEqual([])
})

test('the numbers that take „de” say it', () => {
  const wrong = [...romanian].filter(
    ([key, text]) =>
      key.endsWith('_other') && romanian.has(key.replace(/_other$/, '_few')) && !/\bde\b/.test(text),
  )
  expect(wrong).toEqual([])
})

test('ș and ț are written with a comma', () => {
  expect([...romanian].filter(([, text]) => /[şţŞŢ]/.test(text))).toEqual([])
})

test('no text is empty', () => {
  expect([...romanian, ...english].filter(([, text]) => text.trim() === '')).toEqual([])
})

test('the first load says the same in both languages', () => {
  expect(Object.keys(firstEnglish)).toEqual(Object.keys(firstTexts))
})
