import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { expect, test } from 'vitest'

const root = resolve(import.meta.dirname, '..')
const read = (path: string): string => readFileSync(join(root, path), 'utf8')
const modules = ['cases', 'transfers', 'approvals', 'dispatches']

/** Refusals of every call, which other pages tell of: shape of the input, the version, uploads, what is not there. */
const common = new Set(
  `VALIDATION NOT_FOUND BAD_REQUEST INTERNAL IN_USE STALE_VERSION TOO_LARGE FILE_EMPTY UPLOAD_OFFSET UPLOAD_UNFINISHED
   file_too_big FILE_NOT_PDF DOCUMENT_DELETED LETTER_NOT_DRAWN required reference reason custom`.split(/\s+/),
)

/** Codes that the files of these modules refuse with. */
const refused = new Set(
  modules.flatMap((name) => {
    const folder = `server/src/modules/${name}`
    return readdirSync(join(root, folder), { recursive: true, encoding: 'utf8' })
      .filter((file) => file.endsWith('.ts') && !file.endsWith('.test.ts'))
      .flatMap((file) => [
        ...read(`${folder}/${file}`).matchAll(
          /(?:AppError\(\s*'|code: '|key: '|refuse\('[a-z_]+', ')([A-Za-z_]+)'/g,
        ),
      ])
      .map(([, code = '']) => code)
  }),
)
const lines = read('docs/refusals-of-work.md')
  .split('\n')
  .filter((line) => line.startsWith('| `'))
  .map((line) => line.split('|').map((cell) => cell.trim()))
  .map(([, code = '', , decided = '', proof = '', page = '']) => ({
    code: code.replaceAll('`', ''),
    decided: decided.replaceAll('`', ''),
    proof,
    page: page.replaceAll('`', ''),
  }))

test('every refusal of work stands in the table once, and nothing else does', () => {
  const listed = lines.map(({ code }) => code)
  expect(new Set(listed).size).toBe(listed.length)
  expect(listed.toSorted()).toEqual([...refused].filter((code) => !common.has(code)).toSorted())
})

test('each names where it is decided, the page on which it is read, and a test that is there', () => {
  const wrong = lines.flatMap(({ code, decided, proof, page }) => {
    const file = `server/src/modules/${decided}`
    if (!existsSync(join(root, file)) || !read(file).includes(`'${code}'`)) return [`${code}: not in ${file}`]
    if (!existsSync(join(root, page))) return [`${code}: no page ${page}`]
    const [, named = '', title = ''] = /^`test (\S+) :: (.+)`$/.exec(proof) ?? []
    return existsSync(join(root, named)) && read(named).includes(title) ? [] : [`${code}: no test ${proof}`]
  })
  expect(wrong).toEqual([])
})
