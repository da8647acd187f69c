import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { FROZEN_FILE, freeze, frozenProblems } from './frozen-migrations.ts'
import { MIGRATIONS_DIR, migrationFiles } from './migration-files.ts'

const committed = readFileSync(join(MIGRATIONS_DIR, FROZEN_FILE), 'utf8')
const files = migrationFiles(MIGRATIONS_DIR)

test('no migration that databases went through was changed or has vanished, and each new one is on the list', () => {
  expect(files.length).toBeGreaterThanOrEqual(30)
  expect(frozenProblems(committed, files)).toEqual([])
})

test('a changed, a vanished and an unlisted migration are each named', () => {
  const [first, second, third] = files as [(typeof files)[0], (typeof files)[0], (typeof files)[0]]
  const list = freeze('', [first, second])
  const changed = { ...first, checksum: '0'.repeat(64) }
  expect(frozenProblems(list, [changed, third])).toEqual([
    `${second.name} is frozen and vanished`,
    `${first.name} is frozen and was changed: write a new migration`,
    `${third.name} is not in ${FROZEN_FILE}: run npm run generate`,
  ])
})

test('the list is only ever added to: a changed or vanished migration keeps its line', () => {
  const [first, second, third] = files as [(typeof files)[0], (typeof files)[0], (typeof files)[0]]
  const list = freeze('', [first, second])
  const later = freeze(list, [{ ...first, checksum: '0'.repeat(64) }, third])
  expect(later).toBe(freeze('', [first, second, third]))
})
