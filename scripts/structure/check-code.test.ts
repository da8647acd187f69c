import { describe } from 'vitest'
import { documents, type Plant, page, rules, testRefused } from './sound-house.ts'

const words = 'web/src/lib/texts/ro/words.ts'

const code: Plant[] = [
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
    'a screen changes data by itself',
    'actions',
    { [page]: `\nexport const useSave = () => useMutation({ mutationFn: send })\n` },
    2,
  ],
  [
    'a screen names the queries of others',
    'actions',
    { [page]: `\nexport const done = () => queryClient.invalidateQueries({ queryKey })\n` },
    2,
  ],
  [
    'a screen writes a form by hand',
    'forms',
    { [page]: `\nexport const Ask = () => (\n  <form onSubmit={send} />\n)\n` },
    3,
  ],
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
  [
    'a type test names no reason',
    'nothing-set-aside',
    { 'web/src/ui/badge.types.test.ts': `// ${'@ts'}-expect-error\nexport const x = 1\n` },
  ],
  [
    'a test of something else expects an error of types',
    'nothing-set-aside',
    { 'web/src/ui/badge.test.ts': `// ${'@ts'}-expect-error no such colour\nexport const x = 1\n` },
  ],
  ['a comment silences the linter', 'nothing-set-aside', { [rules]: `/* ${'biome'}-ignore lint: x */\n` }],
  ['work is left for later', 'nothing-set-aside', { [rules]: `// ${'TO'}DO later\n` }],
  ['a test is set aside', 'nothing-set-aside', { 'web/src/ui/badge.test.tsx': `test.skip('x', () => {})\n` }],
  [
    'a text is left that no screen says',
    'dead-text',
    { [words]: `export const words = {\n  save: 'Salvează',\n  menu: { open: 'Deschide' },\n}\n` },
    3,
  ],
  [
    'a text is named by a test alone',
    'dead-text',
    {
      [words]: `export const words = {\n  save: 'Salvează',\n  close: 'Închide',\n}\n`,
      'web/src/ui/badge.test.tsx': `t('common.close')\n`,
    },
    3,
  ],
  [
    'a refusal is left that no call gives',
    'dead-text',
    {
      'contract/src/failures/codes/file-errors.ts': `export const fileErrors = {\n  TOO_BIG: { status: 413, ro: 'Prea mare.', en: 'Too big.' },\n}\n`,
    },
    2,
  ],
  [
    'the trail has words for what nobody does',
    'dead-text',
    {
      'contract/src/trail/activity-labels.ts': `export const activityLabels = {\n  'register.sold': { ro: 'Vândut', en: 'Sold' },\n}\n`,
    },
    2,
  ],
  [
    'a template never ends, so the rest is unread',
    'readable',
    { [rules]: 'const x = 1\nconst y = `open\n' },
    2,
  ],
]

describe('the structure check', () => {
  testRefused(code)
})
