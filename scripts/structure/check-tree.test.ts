import { describe, expect, test } from 'vitest'
import { checkTree } from './check-tree.ts'
import { isCode, type Problem } from './source-tree.ts'

const manifest = (dependencies: Record<string, string>) => JSON.stringify({ dependencies })

/** A small house that keeps every rule. */
const sound: Record<string, string> = {
  'package.json': manifest({ vitest: '5.1.1', 'fast-check': '4.10.2' }),
  'contract/package.json': manifest({ zod: '4.6.7' }),
  'server/package.json': manifest({ pg: '8.23.1', fastify: '5.12.8', '@hdoc/contract': '0.1.0' }),
  'web/package.json': manifest({ react: '19.3.1' }),
  'contract/src/documents.ts': `import { z } from 'zod'\nexport const row = z.object({ name: z.string().pipe(z.string().min(1)) })\n`,
  'server/src/platform/clock.ts': 'export const now = () => new Date()\n',
  'server/src/platform/env.ts': 'export const port = process.env.PORT\n',
  'server/src/platform/db/pool.ts': `import pg from 'pg'\nexport const pool = new pg.Pool()\n`,
  'server/src/modules/registers/index.ts': `export { nextNumber } from './rules.ts'\n`,
  'server/src/modules/registers/rules.ts': 'export const nextNumber = (last: number) => last + 1\n',
  'server/src/modules/documents/index.ts': `export * from './register-document.ts'\n`,
  'server/src/modules/documents/register-document.ts': `import { row } from '@hdoc/contract/documents.ts'\nimport { nextNumber } from '../registers/index.ts'\nimport { insert } from './queries.ts'\nexport const registerDocument = () => insert(nextNumber(1), row)\n`,
  'server/src/modules/documents/queries.ts':
    'import { sql } from "../../platform/db/sql.ts"\nexport const insert = (n: number, _: unknown) => sql`insert into documents values (@{n})`\n'.replace(
      '@{',
      '${',
    ),
  'server/src/modules/documents/register-document.http.test.ts': `import { test } from 'vitest'\nimport { office } from '../../../test/office.ts'\nimport { listen } from '../../app/serve.ts'\ntest('the first number is 1', () => listen())\n`,
  'server/src/platform/db/sql.ts':
    'export const sql = (parts: TemplateStringsArray, ..._: unknown[]) => parts.join("")\n',
  'server/src/app/serve.ts': `import * as documents from '../modules/documents/index.ts'\nexport const listen = () => documents\n`,
  'web/src/main.tsx': `import './app/router.ts'\n`,
  'web/src/app/router.ts': `import '../features/list/page.tsx'\n`,
  'web/src/lib/clock.ts': 'export const today = () => new Date()\n',
  'web/src/ui/badge.tsx': `import React from 'react'\nexport const Badge = () => <b>now</b>\n`,
  'web/src/entities/status-badge.tsx': `import { Badge } from '../ui/badge.tsx'\nexport const StatusBadge = Badge\n`,
  'web/src/features/list/page.tsx': `import { StatusBadge } from '../../entities/status-badge.tsx'\nexport const Page = StatusBadge\n`,
  'web/src/features/detail/page.tsx': 'export const Page = () => null\n',
  'server/test/office.ts': `import pg from 'pg'\nimport { expect } from 'vitest'\nexport const office = [pg, expect, 'SELECT 1 FROM x']\n`,
  'scripts/build.ts': `import 'react'\n`,
  'scripts/seed.ts': `import { pool } from '../server/src/platform/db/pool.ts'\nexport const seed = () => [pool, process.env.HOME, Date.now()]\n`,
}

const problemsOf = (change: Record<string, string>): Problem[] =>
  checkTree(new Map(Object.entries({ ...sound, ...change })))

type Plant = [sentence: string, rule: string, files: Record<string, string>, at?: number]
const documents = 'server/src/modules/documents/register-document.ts'
const rules = 'server/src/modules/registers/rules.ts'
const page = 'web/src/features/list/page.tsx'

const plants: Plant[] = [
  [
    'the platform imports a module',
    'arrows',
    { 'server/src/platform/clock.ts': `import '../modules/registers/index.ts'\n` },
    1,
  ],
  [
    'a module imports the app',
    'arrows',
    { [rules]: `\nimport type { listen } from '../../app/serve.ts'\n` },
    2,
  ],
  ['a module imports a later module', 'arrows', { [rules]: `import '../documents/index.ts'\n` }, 1],
  [
    'a module reaches behind the index of another',
    'arrows',
    { [documents]: `import '../registers/rules.ts'\n` },
    1,
  ],
  [
    'a module is not in the order',
    'module-order',
    { 'server/src/modules/parking/index.ts': 'export const x = 1\n' },
  ],
  [
    'the contract imports the server',
    'arrows',
    { 'contract/src/documents.ts': `export * from '../../server/src/platform/env.ts'\n` },
  ],
  [
    'the contract imports a package',
    'contract-pure',
    { 'contract/src/documents.ts': `import pg from 'pg'\n` },
  ],
  [
    'the web imports the server',
    'arrows',
    { [page]: `import type { port } from '../../../../server/src/platform/env.ts'\n` },
  ],
  [
    'the server imports the web',
    'arrows',
    { [documents]: `const x = await import('../../../../web/src/lib/clock.ts')\n` },
  ],
  ['a feature imports a feature', 'arrows', { [page]: `import { Page } from '../detail/page.tsx'\n` }],
  [
    'an entity imports a feature',
    'arrows',
    { 'web/src/entities/status-badge.tsx': `import('../features/list/page.tsx')\n` },
  ],
  ['lib imports ui', 'arrows', { 'web/src/lib/clock.ts': `import { Badge } from '../ui/badge.tsx'\n` }],
  [
    'a test of the web imports the server',
    'arrows',
    { 'web/src/ui/badge.test.tsx': `import '../../../server/src/platform/env.ts'\n` },
  ],
  [
    'a workspace is imported by its bare name',
    'arrows',
    { [documents]: `import { row } from '@hdoc/web/lib'\n` },
  ],
  [
    'the server imports a script',
    'tools-stay-out',
    { [documents]: `import { seed } from '../../../../scripts/seed.ts'\n` },
  ],
  ['a file imports a test', 'tests-stay-out', { [documents]: `import './register-document.http.test.ts'\n` }],
  [
    'the product stands on what only tests use',
    'tests-stay-out',
    { [documents]: `import '../../../test/office.ts'\n` },
  ],
  ['an import leads nowhere', 'import-exists', { [documents]: `import './gone.ts'\n` }],
  [
    'an import is computed',
    'computed-import',
    { [documents]: `\nconst load = (f: string) => import(f)\n` },
    2,
  ],
  [
    'an import is put together',
    'computed-import',
    { [documents]: 'const load = import(`./@{name}.ts`)\n'.replace('@', '$') },
  ],
  [
    'two files import each other, by types',
    'file-circle',
    {
      'server/src/platform/a.ts': `import type { b } from './b.ts'\nexport const a = 1\n`,
      'server/src/platform/b.ts': `import { a } from './a.ts'\nexport const b = a\n`,
    },
  ],
  [
    'two folders import each other through four files',
    'folder-circle',
    {
      'server/src/platform/http/x.ts': `import '../mail/x.ts'\n`,
      'server/src/platform/mail/x.ts': 'export const x = 1\n',
      'server/src/platform/mail/y.ts': `import '../http/y.ts'\n`,
      'server/src/platform/http/y.ts': 'export const y = 1\n',
    },
  ],
  [
    'a file is ground and roof of the folder beside it',
    'folder-circle',
    {
      'server/src/platform/mail.ts': `import './mail/send.ts'\n`,
      'server/src/platform/mail/send.ts': `import '../clock.ts'\n`,
    },
  ],
  [
    'a circle shows only three folders deep',
    'folder-circle',
    {
      'web/src/ui/table/menu/a.ts': `import '../../form/b.ts'\n`,
      'web/src/ui/form/b.ts': 'export const b = 1\n',
      'web/src/ui/form/field/c.ts': `import '../../table/d.ts'\n`,
      'web/src/ui/table/d.ts': 'export const d = 1\n',
    },
  ],
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
  [
    'a use case holds an sql template',
    'sql',
    { [documents]: '\nconst q = sql<{ id: number }>`update x`\n' },
    2,
  ],
  ['a use case holds SQL in a text', 'sql', { [documents]: `const q = 'SELECT id FROM documents'\n` }],
  [
    'a use case holds small SQL in a template',
    'sql',
    { [documents]: 'const q = `\n  insert into documents values (1)`\n' },
  ],
  [
    'a use case builds SQL',
    'sql',
    { [documents]: `export const all = (db) => db.selectFrom('documents')\n` },
  ],
  [
    'the environment is read in a module',
    'env',
    { [documents]: '\n\nexport const x = process.env.PORT\n' },
    3,
  ],
  ['the environment is read by brackets', 'env', { [documents]: `export const x = process['env'].PORT\n` }],
  ['the environment is imported', 'env', { [documents]: `import { env } from 'node:process'\n` }],
  [
    'the environment is read inside a template',
    'env',
    { [documents]: 'export const x = `a@{process.env.PORT}b`\n'.replace('@', '$') },
  ],
  ['a rule reads the clock', 'clock', { [rules]: 'export const nextNumber = () => new Date()\n' }],
  ['a rule reads Date.now', 'clock', { [rules]: 'export const nextNumber = () => Date.now()\n' }],
  ['a screen reads the clock through dayjs', 'clock', { [page]: 'export const Page = () => dayjs()\n' }],
  ['a module imports pg', 'database-driver', { [documents]: `import type { Client } from 'pg'\n` }],
  [
    'an unlisted file works across institutions',
    'platform-callers',
    { [documents]: `export const all = () => asPlatform('count', () => 1)\n` },
  ],
  [
    'the list names a file that stopped calling',
    'platform-callers',
    { 'server/src/app/platform-callers.txt': `${documents}: counts\n` },
  ],
  [
    'a line of the list has no reason',
    'platform-callers',
    { 'server/src/app/platform-callers.txt': `# who\n${documents}\n` },
    2,
  ],
  [
    'a stream is piped, its failures heard by nobody',
    'no-bare-pipe',
    { [documents]: `\nexport const csv = (rows) => Readable.from(rows)\n  .pipe(stringify())\n` },
    3,
  ],
  ['a stream that may be missing is piped', 'no-bare-pipe', { [documents]: 'source?.pipe (target)\n' }],
  [
    'a name in a variable is looked for in an object',
    'look-ups',
    { [rules]: `\nexport const has = (name: string, table: object) => name in table\n` },
    2,
  ],
  [
    'problems are gathered by name in a plain object',
    'look-ups',
    { [rules]: `\n\nfields[field] = [...(fields[field] ?? []), problem]\n` },
    3,
  ],
  ['a test replaces our own module', 'no-mocks', { 'web/src/ui/badge.test.tsx': `vi.mock('./badge.tsx')\n` }],
  [
    'a comment silences the compiler',
    'nothing-set-aside',
    { [rules]: `\n// ${'@ts'}-ignore\nexport const x = 1\n` },
    2,
  ],
  ['a comment silences the linter', 'nothing-set-aside', { [rules]: `/* ${'biome'}-ignore lint: x */\n` }],
  ['work is left for later', 'nothing-set-aside', { [rules]: `// ${'TO'}DO later\n` }],
  ['a test is set aside', 'nothing-set-aside', { 'web/src/ui/badge.test.tsx': `test.skip('x', () => {})\n` }],
  ['a file is too long', 'length', { [rules]: 'export {}\n'.repeat(251) }],
  ['a test is too long', 'length', { 'web/src/ui/badge.test.tsx': 'export {}\n'.repeat(401) }],
  [
    'a dependency has a range',
    'exact-pins',
    { 'web/package.json': '{\n"dependencies": {\n"react": "^19.3.1"}}' },
    3,
  ],
  ['a package is used without being declared', 'declared-packages', { [page]: `import 'lodash'\n` }],
  ['the server runs on a development dependency', 'declared-packages', { [documents]: `import 'vitest'\n` }],
  [
    'a template never ends, so the rest is unread',
    'readable',
    { [rules]: 'const x = 1\nconst y = `open\n' },
    2,
  ],
]

describe('the structure check', () => {
  test('finds nothing in a house that keeps the rules', () => {
    expect(problemsOf({})).toEqual([])
  })

  test.each(plants)('refuses when %s', (_, rule, files, line) => {
    const problems = problemsOf(files)
    const found = problems.find((problem) => problem.rule === rule)
    expect(problems.map((problem) => problem.rule)).toContain(rule)
    expect(Object.keys(files)).toContain(found?.file)
    if (line !== undefined) expect(found?.line).toBe(line)
  })

  test('shows the files that make a folder circle', () => {
    const problems = problemsOf({
      'server/src/platform/mail.ts': `import './mail/send.ts'\n`,
      'server/src/platform/mail/send.ts': `\nimport '../clock.ts'\n`,
    })
    expect(problems).toHaveLength(1)
    expect(problems[0]?.text).toContain(
      'server/src/platform/mail/send.ts:2 imports server/src/platform/clock.ts',
    )
    expect(problems[0]?.text).toContain(
      'server/src/platform/mail.ts:1 imports server/src/platform/mail/send.ts',
    )
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
