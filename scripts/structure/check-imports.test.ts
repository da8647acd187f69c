import { describe, expect, test } from 'vitest'
import { documents, type Plant, page, problemsOf, rules, testRefused } from './sound-house.ts'

const imports: Plant[] = [
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
    { [documents]: `const x = await import('../../../../web/src/lib/format/clock.ts')\n` },
  ],
  ['a feature imports a feature', 'arrows', { [page]: `import { Page } from '../detail/page.tsx'\n` }],
  [
    'an entity imports a feature',
    'arrows',
    { 'web/src/entities/status-badge.tsx': `import('../features/list/page.tsx')\n` },
  ],
  [
    'lib imports ui',
    'arrows',
    { 'web/src/lib/format/clock.ts': `import { Badge } from '../../ui/badge.tsx'\n` },
  ],
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
  [
    'the web stands on what only its tests use',
    'tests-stay-out',
    {
      'web/src/ui/badge.tsx': `import '../../test/people.ts'\n`,
      'web/test/people.ts': 'export const person = 1\n',
    },
  ],
  [
    'a journey knows the program from inside, by types of what its tests use',
    'journeys-outside',
    {
      'e2e/support/security.ts': `\nimport { office } from '../../server/test/office.ts'\n`,
      'server/test/office.ts': `import type { listen } from '../src/app/serve.ts'\nexport const office: typeof listen[] = []\n`,
    },
    2,
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
  ['a package is used without being declared', 'declared-packages', { [page]: `import 'lodash'\n` }],
  ['the server runs on a development dependency', 'declared-packages', { [documents]: `import 'vitest'\n` }],
]

describe('the structure check', () => {
  testRefused(imports)

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
})
