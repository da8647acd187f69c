import { spawnSync } from 'node:child_process'
import { copyFileSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join, resolve } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'

const root = resolve(import.meta.dirname, '..')
const house = {
  'package.json':
    '{ "name": "hdoc", "private": true, "type": "module", "workspaces": ["contract", "server"] }',
  'contract/package.json': '{ "name": "@hdoc/contract", "type": "module", "exports": { "./*": "./src/*" } }',
  'server/package.json': '{ "name": "@hdoc/server", "type": "module" }',
  'server/src/app/start.ts': `import { listen } from './listen.ts'\nlisten({ port: 80 })\n`,
}

type Found = { file: string; files?: unknown[]; exports?: { name: string }[]; types?: { name: string }[] }

/** What the configuration of this repository finds in the small house with some more files. */
function deadIn(more: Record<string, string>): string[] {
  const folder = mkdtempSync(join(tmpdir(), 'hdoc-dead-'))
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }))
  for (const [path, text] of Object.entries({ ...house, ...more })) {
    mkdirSync(dirname(join(folder, path)), { recursive: true })
    writeFileSync(join(folder, path), text)
  }
  copyFileSync(join(root, 'knip.json'), join(folder, 'knip.json'))
  const knip = join(root, 'node_modules/knip/bin/knip.js')
  const { stdout, stderr } = spawnSync(
    process.execPath,
    [knip, '--directory', folder, '--reporter', 'json', '--include', 'files,exports,types'],
    { encoding: 'utf8' },
  )
  expect(stdout, stderr).toContain('issues')
  const { issues } = JSON.parse(stdout) as { issues: Found[] }
  return issues.flatMap(({ file, files = [], exports = [], types = [] }) => [
    ...files.map(() => file),
    ...[...exports, ...types].map(({ name }) => `${file} ${name}`),
  ])
}

test('finds an export that nobody imports, in the contract too, and a file that nothing reaches; no type of an exported function', () => {
  const found = deadIn({
    'server/src/app/listen.ts':
      'export type Options = { port: number }\nexport type Gone = 1\nexport const listen = ({ port }: Options) => port\nexport const again = listen\n',
    'contract/src/rows.ts': 'export const row = 1\n',
    'server/src/app/close.ts': 'export const close = 1\n',
  })
  expect(found.sort()).toEqual([
    'contract/src/rows.ts row',
    'server/src/app/close.ts',
    'server/src/app/listen.ts Gone',
    'server/src/app/listen.ts again',
  ])
})
