import { execFileSync, spawnSync } from 'node:child_process'
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, expect, test } from 'vitest'
import { listedByGit, readTree } from '../reading/read-tree.ts'
import { checkSeen } from './check-seen.ts'

const made: string[] = []
afterEach(() => {
  for (const folder of made.splice(0)) rmSync(folder, { recursive: true })
})

function repository(files: Record<string, string>): string {
  const root = mkdtempSync(join(tmpdir(), 'hdoc structure ș-'))
  made.push(root)
  execFileSync('git', ['init', '-q', root])
  for (const [path, text] of Object.entries(files)) {
    mkdirSync(join(root, path, '..'), { recursive: true })
    writeFileSync(join(root, path), text)
  }
  return root
}

const run = (root: string) =>
  spawnSync(process.execPath, [join(import.meta.dirname, '../../check-structure.ts'), root], {
    encoding: 'utf8',
  })

test('a check that saw no code refuses', () => {
  expect(checkSeen(new Map(), [])).toHaveLength(1)
  expect(checkSeen(new Map([['readme.md', '']]), ['readme.md'])).toHaveLength(1)
})

test('a check that saw fewer files than git knows names the missing one', () => {
  const problems = checkSeen(new Map([['a.ts', '']]), ['a.ts', 'b.tsx', 'c.md'])
  expect(problems.map((problem) => problem.file)).toEqual(['b.tsx'])
})

test('reads committed and new files alike, and nothing that is installed', () => {
  const root = repository({
    'scripts/a.ts': 'export {}\n',
    'node_modules/x/index.js': '',
    '.gitignore': 'node_modules/\n',
  })
  execFileSync('git', ['-C', root, 'add', 'scripts/a.ts'])
  writeFileSync(join(root, 'scripts/ș b.ts'), '')
  expect(listedByGit(root)).toEqual(expect.arrayContaining(['scripts/a.ts', 'scripts/ș b.ts']))
  expect([...readTree(root).keys()]).toEqual(expect.arrayContaining(['scripts/a.ts', 'scripts/ș b.ts']))
  expect([...readTree(root).keys()].join()).not.toContain('node_modules')
})

test('the command exits with 1 and names file, line and rule', () => {
  const root = repository({
    'package.json': '{}',
    'server/package.json': '{}',
    'server/src/platform/now.ts': '\nexport const now = () => Date.now()\n',
  })
  const { status, stdout } = run(root)
  expect(stdout).toMatch(/^server\/src\/platform\/now\.ts:2: .*\[clock\]$/m)
  expect(status).toBe(1)
})

test('the command exits with 0 over a sound tree', () => {
  const root = repository({ 'scripts/a.ts': 'export const now = () => Date.now()\n' })
  const { status, stdout } = run(root)
  expect(stdout).toContain('1 files read, 0 problems')
  expect(status).toBe(0)
})
