import { spawnSync } from 'node:child_process'
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { allowedLicences, namedExceptions } from './allowed-licences.ts'
import { isAllowed } from './licence-expression.ts'
import { licenceOf, lockedPackages, refusedLicences } from './locked-packages.ts'

let root = ''
beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'hdoc-licences-'))
})
afterEach(() => rmSync(root, { recursive: true }))

const read = (packages: Record<string, object>) => lockedPackages({ packages })
const refused = (packages: Record<string, object>) => refusedLicences(read(packages), allowedLicences)

test.each([
  ['MIT', true],
  ['MIT OR GPL-3.0-only', true],
  ['(MIT OR CC0-1.0)', true],
  ['MIT AND GPL-3.0-only', false],
  ['GPL-3.0-only', false],
  ['(MIT AND Zlib) OR SSPL-1.0', true],
  ['Apache-2.0 WITH Commons-Clause', false],
  ['SEE LICENSE IN README.md', false],
  ['MIT MIT', false],
  ['(MIT', false],
  ['UNLICENSED', false],
  ['', false],
])('„%s” can be met: %s', (expression, expected) => {
  expect(isAllowed(expression, allowedLicences)).toBe(expected)
})

test('a package with a forbidden licence is named, delivered or not, however deep', () => {
  expect(
    refused({
      '': {},
      'node_modules/good': { version: '1.0.0', license: 'MIT' },
      'node_modules/good/node_modules/bad': { version: '2.0.0', license: 'AGPL-3.0-only' },
      'node_modules/tool': { version: '3.0.0', license: 'SSPL-1.0', dev: true },
      'node_modules/silent': { version: '4.0.0' },
    }).map((sentence) => sentence.split(':')[0]),
  ).toEqual(['bad@2.0.0 (delivered)', 'silent@4.0.0 (delivered)', 'tool@3.0.0 (development)'])
})

test('an exception holds for its name, its declaration and its use only', () => {
  expect(refused({ 'node_modules/axe-core': { version: '1.0.0', license: 'MPL-2.0', dev: true } })).toEqual(
    [],
  )
  expect(refused({ 'node_modules/axe-core': { version: '1.0.0', license: 'MPL-2.0' } })).toHaveLength(1)
  expect(
    refused({ 'node_modules/axe-core': { version: '1.0.0', license: 'GPL-3.0-only', dev: true } }),
  ).toHaveLength(1)
  expect(refused({ 'node_modules/other': { version: '1.0.0', license: 'MPL-2.0', dev: true } })).toHaveLength(
    1,
  )
})

test('every exception gives its reason', () => {
  expect(namedExceptions.every(({ reason }) => reason.length > 20)).toBe(true)
})

test('a lockfile without packages is refused', () => {
  expect(refused({ '': {}, contract: {}, 'node_modules/@hdoc/web': { link: true } })).toHaveLength(1)
})

test('a declaration that is a sentence gets its name in the notices', () => {
  const [fonts] = read({
    'node_modules/dejavu-fonts-ttf': { version: '2.37.3', license: 'SEE LICENSE IN README.md AND LICENSE' },
  })
  expect(licenceOf(fonts!)).toBe('Bitstream-Vera')
})

function plant(packages: Record<string, object>): void {
  writeFileSync(join(root, 'package-lock.json'), JSON.stringify({ packages }))
  for (const folder of Object.keys(packages)) {
    mkdirSync(join(root, folder), { recursive: true })
    writeFileSync(join(root, folder, 'LICENSE'), `Terms of ${folder}\n`)
  }
  mkdirSync(join(root, 'server/data'), { recursive: true })
  writeFileSync(join(root, 'server/data/SOURCES.md'), 'From the open data of the state\n')
}
const run = (mode: string) =>
  spawnSync(process.execPath, [join(import.meta.dirname, '../check-licences.ts'), mode, root], {
    encoding: 'utf8',
  })
const notices = () => readFileSync(join(root, 'THIRD-PARTY-NOTICES'), 'utf8')

test('the command writes the notices of what is delivered and then agrees with them', () => {
  plant({
    'node_modules/good': { version: '1.0.0', license: 'MIT' },
    'node_modules/tool': { version: '1.0.0', license: 'MIT', dev: true },
  })
  expect(run('--check').status).toBe(1)
  expect(run('--write').status).toBe(0)
  expect(notices()).toContain('good 1.0.0 (MIT)\n\nTerms of node_modules/good')
  expect(notices()).not.toContain('tool 1.0.0')
  expect(notices()).toContain('From the open data of the state')
  expect(run('--check').status).toBe(0)
})

test('the command refuses a planted licence and writes nothing', () => {
  plant({ 'node_modules/bad': { version: '1.0.0', license: 'GPL-3.0-only' } })
  const { status, stdout } = run('--write')
  expect(status).toBe(1)
  expect(stdout).toContain('bad@1.0.0 (delivered): licence GPL-3.0-only is not on the list')
  expect(() => notices()).toThrow('ENOENT')
})

test('the command refuses when a package is not installed', () => {
  plant({ 'node_modules/good': { version: '1.0.0', license: 'MIT' } })
  rmSync(join(root, 'node_modules/good'), { recursive: true })
  expect(run('--check').stdout).toContain('good@1.0.0 is not there')
})
