import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { expect, test } from 'vitest'
import { endpoints } from '../contract/src/endpoints.ts'

const root = resolve(import.meta.dirname, '..')
const read = (path: string): string => readFileSync(join(root, path), 'utf8')
const filesOf = (folder: string): string[] =>
  readdirSync(join(root, folder), { recursive: true, encoding: 'utf8' })
    .filter((name) => name.endsWith('.ts') && !name.endsWith('.test.ts'))
    .map((name) => `${folder}/${name}`)

/** Lines of the tables: an item, its state, where. */
const lines = read('docs/specification-coverage.md')
  .split('\n')
  .filter((line) => line.startsWith('| '))
  .map((line) => line.split('|').map((cell) => cell.trim()))
  .map(([, item = '', state = '', where = '']) => ({ item, state, where }))
  .filter(({ state }) => state !== 'state')

/** What stands behind a sign in ticked lines. */
const signed = (sign: string): string[] =>
  lines
    .filter(({ state }) => state !== 'no')
    .flatMap(({ item, where }) =>
      [...`${item} ${where}`.matchAll(/`([a-z]+) ([^`]+)`/g)]
        .filter(([, found]) => found === sign)
        .map(([, , what = '']) => what),
    )

/** Paths that have a screen, as the route tables are written. */
const screens = readdirSync(join(root, 'web/src/app/routes'))
  .filter((name) => /^routes-.*\.ts$/.test(name))
  .flatMap((name) =>
    read(`web/src/app/routes/${name}`)
      .split(/\n {2}\{/)
      .slice(1),
  )
  .flatMap((block) => /path: '([^']+)'/.exec(block)?.[1] ?? [])

test('every item is ticked, ticked in part, or says which work brings it', () => {
  expect(lines.length).toBeGreaterThan(350)
  expect(lines.filter(({ state }) => !['yes', 'part', 'no'].includes(state))).toEqual([])
  expect(lines.filter(({ state, where }) => state === 'no' && !/not yet: \S/.test(where))).toEqual([])
  expect(
    lines.filter(({ state, where }) => state === 'yes' && (where === '' || /not yet/.test(where))),
  ).toEqual([])
})

test('all 80 routes of the specification are listed, ticked, and have a screen', () => {
  const listed = lines.flatMap(({ item, state }) => {
    const path = /^`route (\S+)`$/.exec(item)?.[1]
    return path === undefined ? [] : [{ path, state }]
  })
  expect(new Set(listed.map(({ path }) => path)).size).toBe(80)
  expect(listed.filter(({ path, state }) => state !== 'yes' || !screens.includes(path))).toEqual([])
})

test('the calls are declared', () => {
  const known = endpoints.map(({ id }) => id)
  expect(signed('call').length).toBeGreaterThan(30)
  expect(signed('call').filter((id) => !known.includes(id))).toEqual([])
})

test('fields and codes stand in their files, and files exist', () => {
  const words = signed('in').map((what) => what.split(' ') as [string, string])
  expect(words.length).toBeGreaterThan(150)
  const bears = (file: string, word: string) =>
    existsSync(join(root, file)) &&
    new RegExp(`(?<![\\w-])${word.replace(/[.]/g, '\\.')}(?![\\w-])`).test(read(file))
  expect(words.filter(([file, word]) => !bears(file, word))).toEqual([])
  expect(signed('file').filter((file) => !existsSync(join(root, file)))).toEqual([])
})

test('the messages are in the texts', () => {
  const texts = [...filesOf('contract/src'), ...filesOf('web/src/lib/texts/ro')].map(read).join('\n')
  expect(signed('text').length).toBeGreaterThan(10)
  expect(signed('text').filter((message) => !texts.includes(message))).toEqual([])
})

/** Whether a test file has a title in which this stands. */
const isTitle = (text: string, title: string): boolean =>
  text
    .split(title)
    .slice(0, -1)
    .some((before) => /(?:\(\s*|^\s*)['"`][^'"`\n]*$/.test(before.slice(-300)))

test('what works names the test that would fail without it, by file and title', () => {
  const isProved = ({ where }: { where: string }) => /`test \S+ :: [^`]+`/.test(where)
  expect(lines.filter(({ state, ...line }) => state === 'yes' && !isProved(line))).toEqual([])
  const named = signed('test').map((what) => what.split(' :: ') as [file: string, title: string])
  expect(named.length).toBeGreaterThan(250)
  const missing = named.filter(
    ([file, title]) =>
      !/\.(test|spec)\.tsx?$/.test(file) || !existsSync(join(root, file)) || !isTitle(read(file), title),
  )
  expect([...new Set(missing.map((one) => one.join(' :: ')))]).toEqual([])
})
