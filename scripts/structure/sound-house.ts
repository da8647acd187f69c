import { expect, test } from 'vitest'
import { checkTree } from './check-tree.ts'
import type { Problem } from './reading/source-tree.ts'

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
  'web/src/lib/format/clock.ts': 'export const today = () => new Date()\n',
  'web/src/ui/badge.tsx': `import React from 'react'\nexport const Badge = () => <b>now</b>\n`,
  'web/src/entities/status-badge.tsx': `import { Badge } from '../ui/badge.tsx'\nexport const StatusBadge = Badge\n`,
  'web/src/features/list/page.tsx': `import { StatusBadge } from '../../entities/status-badge.tsx'\nexport const Page = StatusBadge\n`,
  'web/src/features/detail/page.tsx': `export const Page = () => t('common.save', { count: 2 })\n`,
  'web/src/lib/texts/ro/words.ts': `export const words = {\n  save_one: 'Salvează',\n  save_few: 'Salvează toate',\n}\n`,
  'web/src/lib/texts/ro/index.ts': `import { words } from './words.ts'\nexport const ro = { common: words }\n`,
  'server/test/office.ts': `import pg from 'pg'\nimport { expect } from 'vitest'\nexport const office = [pg, expect, 'SELECT 1 FROM x']\n`,
  'scripts/build.ts': `import 'react'\n`,
  'scripts/seed.ts': `import { pool } from '../server/src/platform/db/pool.ts'\nexport const seed = () => [pool, process.env.HOME, Date.now()]\n`,
}

/** What the check finds in the sound house after a change of some of its files. */
export const problemsOf = (change: Record<string, string>): Problem[] =>
  checkTree(new Map(Object.entries({ ...sound, ...change })))

export const documents = 'server/src/modules/documents/register-document.ts'
export const rules = 'server/src/modules/registers/rules.ts'
export const page = 'web/src/features/list/page.tsx'

/** Something wrong, in a sentence; the rule that names it; the files that are wrong; and the line that is named. */
export type Plant = [sentence: string, rule: string, files: Record<string, string>, at?: number]

/** Each plant is found by its rule, in a file of its own, at its line. */
export function testRefused(plants: readonly Plant[]): void {
  test.each(plants)('refuses when %s', (_, rule, files, line) => {
    const problems = problemsOf(files)
    const found = problems.find((problem) => problem.rule === rule)
    expect(problems.map((problem) => problem.rule)).toContain(rule)
    expect(Object.keys(files)).toContain(found?.file)
    if (line !== undefined) expect(found?.line).toBe(line)
  })
}
