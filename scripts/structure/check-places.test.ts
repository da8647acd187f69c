import { describe, expect, test } from 'vitest'
import { type Plant, problemsOf, rules, testRefused } from './sound-house.ts'

/** So many files of one folder, each with its own name. */
const many = (count: number, ending: string): Record<string, string> =>
  Object.fromEntries(
    Array.from({ length: count }, (_, at) => [`web/src/ui/plain/part-${at}${ending}`, 'export {}\n']),
  )

const places: Plant[] = [
  ['a file lies in the root of the server', 'source-root', { 'server/src/types.ts': 'export const x = 1\n' }],
  ['a file lies in the root of the web', 'source-root', { 'web/src/theme.css': '' }],
  ['a file lies beside the features', 'source-root', { 'web/src/features/form.tsx': 'export const x = 1\n' }],
  ['code lies in no room', 'no-room', { 'server/src/services/mail.ts': 'export const x = 1\n' }],
  ['a folder is called shared', 'vague-name', { 'web/src/ui/shared/x.ts': 'export const x = 1\n' }],
  ['a file is called date-utils', 'vague-name', { 'web/src/lib/date-utils.ts': 'export const x = 1\n' }],
  ['a file name has capitals', 'kebab-case', { 'web/src/ui/UserBadge.tsx': 'export const x = 1\n' }],
  [
    'a test has a name that no runner picks up',
    'test-runs',
    { 'server/src/app/serve.spec.ts': 'export {}\n' },
  ],
  ['a screen test lies outside the web', 'test-runs', { 'server/src/app/serve.test.tsx': 'export {}\n' }],
  ['lib holds JSX', 'lib-without-jsx', { 'web/src/lib/badge.tsx': 'export const x = 1\n' }],
  ['a folder holds too many files', 'folder-size', many(23, '.ts')],
  ['a file is too long', 'length', { [rules]: 'export {}\n'.repeat(251) }],
  ['a test is too long', 'length', { 'web/src/ui/badge.test.tsx': 'export {}\n'.repeat(401) }],
  [
    'a dependency has a range',
    'exact-pins',
    { 'web/package.json': '{\n"dependencies": {\n"react": "^19.3.1"}}' },
    3,
  ],
]

describe('the structure check', () => {
  testRefused(places)

  test('counts no tests among the files of a folder', () => {
    const sizes = { ...many(22, '.ts'), ...many(22, '.test.ts') }
    expect(problemsOf(sizes).filter(({ rule }) => rule === 'folder-size')).toEqual([])
  })
})
