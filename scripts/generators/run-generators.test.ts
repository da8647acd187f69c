import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { endpointsText } from './endpoints.generator.ts'
import type { Generator } from './generator.ts'
import { importGraphText } from './import-graph.generator.ts'
import { runGenerators } from './run-generators.ts'

let root = ''
beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'hdoc-generate-'))
})
afterEach(() => rmSync(root, { recursive: true }))

const one = (text: string, needsDatabase = false): Generator => ({
  file: 'docs/generated/a.md',
  needsDatabase,
  build: () => text,
})

test('writes the file, then finds nothing to say', async () => {
  expect((await runGenerators(root, [one('text\n')], 'write')).failed).toBe(false)
  expect(readFileSync(join(root, 'docs/generated/a.md'), 'utf8')).toBe('text\n')
  expect((await runGenerators(root, [one('text\n')], 'check')).failed).toBe(false)
})

test('names a file that drifted and leaves it as it is', async () => {
  await runGenerators(root, [one('old\n')], 'write')
  const { failed, lines } = await runGenerators(root, [one('new\n')], 'check')
  expect(failed).toBe(true)
  expect(lines[0]).toBe('docs/generated/a.md: differs from what its sources say; run npm run generate.')
  expect(readFileSync(join(root, 'docs/generated/a.md'), 'utf8')).toBe('old\n')
})

test('names a file that is missing', async () => {
  const { failed, lines } = await runGenerators(root, [one('new\n')], 'check')
  expect(failed).toBe(true)
  expect(lines[0]).toContain('missing')
})

test('refuses a generated file that no generator writes', async () => {
  mkdirSync(join(root, 'docs/generated'), { recursive: true })
  writeFileSync(join(root, 'docs/generated/stray.md'), '')
  const { failed, lines } = await runGenerators(root, [one('text\n')], 'write')
  expect(failed).toBe(true)
  expect(lines.join('\n')).toContain('docs/generated/stray.md')
})

test('skips what needs a database only when told to, and says so', async () => {
  expect((await runGenerators(root, [one('x', true)], 'check')).failed).toBe(true)
  const { lines, failed } = await runGenerators(root, [one('x', true)], 'check', true)
  expect(lines[0]).toContain('skipped')
  expect(failed).toBe(true)
  expect(lines).toContain('no generator ran.')
})

test('a check without generators fails', async () => {
  expect((await runGenerators(root, [], 'check')).failed).toBe(true)
})

test('the import graph counts arrows between rooms and leaves tests out', () => {
  const text = importGraphText(
    new Map([
      ['contract/src/a.ts', ''],
      ['server/src/platform/b.ts', `import '@hdoc/contract/a.ts'\nimport './c.ts'\n`],
      ['server/src/platform/c.ts', `import type { A } from '@hdoc/contract/a.ts'\n`],
      ['server/src/platform/c.test.ts', `import './c.ts'\n`],
    ]),
  )
  expect(text).toContain('| contract | 1 |  |')
  expect(text).toContain('| platform | 2 | contract (2) |')
})

test('the list of endpoints ends with their number', () => {
  expect(endpointsText([])).toContain('0 calls.')
})
