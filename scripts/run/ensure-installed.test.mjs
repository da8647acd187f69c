import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { isInstalled } from './ensure-installed.mjs'

let folder
const write = (path, packages) => writeFileSync(join(folder, path), JSON.stringify({ packages }))

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'hdoc-install-'))
  mkdirSync(join(folder, 'node_modules/apple'), { recursive: true })
  write('package-lock.json', {
    '': { name: 'fruit' },
    'node_modules/apple': { version: '1.0.0' },
    'node_modules/for-another-machine': { version: '1.0.0', optional: true },
  })
  write('node_modules/.package-lock.json', { 'node_modules/apple': { version: '1.0.0' } })
})
afterEach(() => rmSync(folder, { recursive: true }))

test('all packages of the lockfile in their versions are an installation, without those of other machines', () => {
  expect(isInstalled(folder)).toBe(true)
})

test('nothing, or an installation that was interrupted, is none', () => {
  rmSync(join(folder, 'node_modules/.package-lock.json'))
  expect(isInstalled(folder)).toBe(false)
})

test('another version, a package more in the lockfile or a folder that was deleted is none', () => {
  write('node_modules/.package-lock.json', { 'node_modules/apple': { version: '1.0.1' } })
  expect(isInstalled(folder)).toBe(false)
  write('node_modules/.package-lock.json', { 'node_modules/apple': { version: '1.0.0' } })
  write('package-lock.json', {
    'node_modules/apple': { version: '1.0.0' },
    'node_modules/pear': { version: '2.0.0' },
  })
  expect(isInstalled(folder)).toBe(false)
  write('package-lock.json', { 'node_modules/apple': { version: '1.0.0' } })
  rmSync(join(folder, 'node_modules/apple'), { recursive: true })
  expect(isInstalled(folder)).toBe(false)
})
