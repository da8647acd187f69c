import { expect, test } from 'vitest'
import { MIGRATIONS_DIR, migrationFiles } from './migration-files.ts'

type File = { readonly name: string; readonly text: string }

/** Migrations before this one are frozen; what they did not see, 0265 and 0267 say again. */
const FIRST = '0251'

/**
 * Statements of migrations that change or read no row, because row security of a table holds for the owner too. Whoever
 * means all rows writes `alter table … no force row level security` before the statement, and `force` after it.
 */
function unseenRows(files: readonly File[]): string[] {
  const tenant = new Set(
    files.flatMap(({ text }) =>
      [...text.matchAll(/^call make_tenant_table\('(\w+)'/gm)].map(([, table]) => table!),
    ),
  )
  return files
    .filter(({ name }) => name >= FIRST)
    .flatMap(({ name, text }) =>
      [...text.matchAll(/^(?:update|delete from|insert into) [^;]+;/gm)].flatMap(
        ({ 0: statement, index }) => {
          const before = text.slice(0, index)
          const named = [...statement.matchAll(/\b(?:update|from|into|join|using) (\w+)/g)].map(
            ([, table]) => table!,
          )
          return [...new Set(named)]
            .filter((table) => tenant.has(table))
            .filter((table) => !before.includes(`alter table ${table} no force row level security`))
            .map((table) => `${name}: ${table}`)
        },
      ),
    )
}

test('no migration changes rows that row security hides from it', () => {
  expect(unseenRows(migrationFiles(MIGRATIONS_DIR))).toEqual([])
})

test('a statement that sees nothing is named with its tables', () => {
  const made = {
    name: '0001_made.sql',
    text: "call make_tenant_table('apples');\ncall make_tenant_table('pears');\n",
  }
  const blind = {
    name: '0300_blind.sql',
    text: 'update apples a set ripe = true from pears p where p.id = a.id;\n',
  }
  const open = {
    name: '0301_open.sql',
    text: `alter table apples no force row level security;\n${blind.text}`,
  }
  const plain = { name: '0302_plain.sql', text: "insert into words (word) values ('măr');\n" }
  expect(unseenRows([made, blind, open, plain])).toEqual([
    '0300_blind.sql: apples',
    '0300_blind.sql: pears',
    '0301_open.sql: pears',
  ])
})
