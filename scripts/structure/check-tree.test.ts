import { describe, expect, test } from 'vitest'
import { isCode } from './reading/source-tree.ts'
import { documents, page, problemsOf, rules } from './sound-house.ts'

describe('the structure check', () => {
  test('finds nothing in a house that keeps the rules', () => {
    expect(problemsOf({})).toEqual([])
  })

  test.each([
    [
      'a listed file works across institutions',
      {
        [documents]: `export const all = () => asPlatform('count', () => 1)\n`,
        'server/src/app/platform-callers.txt': `# who and why\n\n${documents}: counts all institutions\n`,
      },
    ],
    [
      'a test reads the clock and mocks a foreign package',
      { 'web/src/ui/badge.test.tsx': `vi.mock('react')\nconst at = Date.now()\n` },
    ],
    [
      'a type test says why a line does not compile',
      { 'web/src/ui/badge.types.test.ts': `// ${'@ts'}-expect-error no such colour\nexport const x = 1\n` },
    ],
    [
      'a date is made of a given instant',
      { [rules]: 'export const nextNumber = (at: number) => new Date(at).getTime() + Date.UTC(1)\n' },
    ],
    [
      'a comment speaks of SQL, process.env and imports',
      {
        [rules]: `// import '../../app/serve.ts'; process.env; new Date()\n/* sql\`x\` */ export const nextNumber = (n: number) => n\n`,
      },
    ],
    [
      'a sentence begins like SQL',
      {
        [page]: `export const Page = () => 'Select one from the list'\nexport const help = 'update your profile'\n`,
      },
    ],
    [
      'texts are named by a template and in a table of constraints',
      {
        'web/src/lib/texts/ro/words.ts': `export const words = { save: 'Salvează', kind_in: 'Intrare', kind_out: 'Ieșire' }\n`,
        [page]: 'export const Page = () => t(`common.kind_@{kind}`)\n'.replace('@', '$'),
        'contract/src/failures/codes/file-errors.ts': `export const fileErrors = { TOO_BIG: { ro: 'Prea mare.', en: 'Too big.' } }\n`,
        [rules]: `export const nextNumber = (last: number) => ({ upload_size: 'TOO_BIG', last })\n`,
      },
    ],
    ['a generated file is long', { 'web/src/lib/codes.generated.ts': 'export {}\n'.repeat(900) }],
    [
      'a list of queries is split',
      { 'server/src/modules/documents/queries/list.ts': `export const q = 'SELECT 1 FROM documents'\n` },
    ],
  ] as [string, Record<string, string>][])('lets pass when %s', (_, files) => {
    expect(problemsOf(files)).toEqual([])
  })

  test('knows code files by their ending', () => {
    expect(['a.ts', 'b.tsx', 'c.mjs', 'd.sql', 'e.md'].filter(isCode)).toEqual(['a.ts', 'b.tsx', 'c.mjs'])
  })
})
