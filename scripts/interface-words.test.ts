import { execFileSync } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { expect, test } from 'vitest'

const root = resolve(import.meta.dirname, '..')
const read = (path: string): string => readFileSync(join(root, path), 'utf8')

type Word = { agreed: string; english: string; never: string[] }

/** The table under „Words of the interface”. */
function readWords(glossary: string): Word[] {
  const [, section = ''] = glossary.split('## Words of the interface')
  return section
    .split('\n')
    .filter((line) => line.startsWith('| '))
    .slice(1)
    .map((line) => line.split('|').map((cell) => cell.trim()))
    .map(([, agreed = '', english = '', never = '']) => ({
      agreed,
      english,
      never: never === '–' ? [] : never.split(',').map((word) => word.trim()),
    }))
}

/** A word as it stands between other letters; a hyphen at its end stands for any ending. */
function patternOf(word: string): RegExp {
  const stem = word.endsWith('-') ? word.slice(0, -1) : word
  return new RegExp(`(?<![\\p{L}\\d_-])${stem}${word.endsWith('-') ? '' : '(?![\\p{L}\\d_])'}`, 'iu')
}

/** The literals of a source, without comments and without the names of what is filled in. */
const literalsOf = (source: string): string[] =>
  [
    ...source
      .replace(/\/\*[\s\S]*?\*\//g, '')
      .replace(/^\s*\/\/.*$/gm, '')
      .matchAll(/'(?:[^'\\\n]|\\.)*'|"(?:[^"\\\n]|\\.)*"|`(?:[^`\\]|\\.)*`/g),
  ].map(([literal]) => literal.slice(1, -1).replace(/\$?\{+[^{}]*\}+/g, '{}'))

/** English and code are told from Romanian by its letters; texts of the folder `ro` are all Romanian. */
const isRomanian = (text: string): boolean => /[ăâîșțĂÂÎȘȚ„]/.test(text)

type Sentence = { file: string; text: string }
function sentencesOf(folder: string, isOne: (text: string, source: string) => boolean): Sentence[] {
  const files = execFileSync('git', ['ls-files', '--cached', '--others', '--exclude-standard', folder], {
    cwd: root,
    encoding: 'utf8',
  })
  return files
    .split('\n')
    .filter((file) => /\.(ts|json)$/.test(file) && !file.includes('.test.'))
    .flatMap((file) => {
      const source = read(file)
      return literalsOf(source)
        .filter((text) => isOne(text, source))
        .map((text) => ({ file, text }))
    })
}

/** The value of a property `ro`, with or without Romanian letters. */
const isNamedRo = (text: string, source: string): boolean =>
  isRomanian(text) || source.includes(`ro: '${text}'`) || source.includes(`"ro": "${text}"`)

const words = readWords(read('docs/glossary.md'))
const sentences = [
  ...sentencesOf('web/src/lib/texts/ro', (text) => !text.startsWith('./')),
  ...sentencesOf('contract/src', isNamedRo),
  ...sentencesOf('server/src', isNamedRo),
  ...sentencesOf('web/src/app/routes', isRomanian),
]

test('the glossary and the texts are there to be compared', () => {
  expect(words.length).toBeGreaterThan(20)
  expect(sentences.length).toBeGreaterThan(2500)
  for (const { agreed, english } of words) expect(english, agreed).not.toBe('')
})

test('no Romanian text has a word that the glossary rejects', () => {
  const found = words.flatMap(({ agreed, never }) =>
    never.flatMap((word) =>
      sentences
        .filter(({ text }) => patternOf(word).test(text))
        .map(({ file, text }) => `${file}: „${word}” instead of „${agreed}” in „${text}”`),
    ),
  )
  expect(found).toEqual([])
})

test('every agreed word of the glossary is in use', () => {
  const unused = words.filter(
    ({ agreed }) => !sentences.some(({ text }) => patternOf(`${agreed}-`).test(text)),
  )
  expect(unused.map(({ agreed }) => agreed)).toEqual([])
})

test.each([
  ['navigator-', 'copiați adresa în navigatorul', true],
  ['liniuț-', 'cifre, punct, LINIUȚĂ', true],
  ['status', 'Starea documentului', false],
  ['status', 'statusuri', false],
  ['email', 'comanda --email E', false],
  ['email', 'e-mailul dumneavoastră', false],
])('„%s” in „%s”: %s', (word, text, stands) => {
  expect(patternOf(word).test(text)).toBe(stands)
})
