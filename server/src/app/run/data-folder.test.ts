import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { chmodSync, mkdirSync, mkdtempSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeEach, expect, test } from 'vitest'
import { Refusal } from '../../platform/refusal.ts'
import { openDataFolder, runningInstance, takeDataFolder } from './data-folder.ts'

const root = mkdtempSync(join(tmpdir(), 'hdoc-folder ș-'))
let folder: string
let count = 0

beforeEach(() => {
  folder = join(root, `date ${++count}`)
})
afterAll(() => rmSync(root, { recursive: true, force: true }))

test('a new folder gets a random secret of its own that others may not read, and keeps it', () => {
  const first = takeDataFolder(folder)
  expect(first.secret).toMatch(/^[0-9a-f]{64}$/)
  expect(statSync(join(folder, 'secret')).mode & 0o777).toBe(0o600)
  expect(['.', 'files', 'logs', 'outbox'].map((name) => statSync(join(folder, name)).mode & 0o777)).toEqual(
    Array(4).fill(0o700),
  )
  first.release()
  const second = takeDataFolder(folder)
  expect(second.secret).toBe(first.secret)
  second.release()
})

/** Another process that holds the folder until it is killed. */
async function holdElsewhere(): Promise<() => Promise<void>> {
  const program = `
    const { takeDataFolder } = await import(${JSON.stringify(join(import.meta.dirname, 'data-folder.ts'))})
    const held = takeDataFolder(${JSON.stringify(folder)})
    held.announce({ app: 'a', owner: 'b', platform: 'c', worker: 'd', direct: 'e' })
    console.log('held')
    setInterval(() => held, 1000)`
  const holder = spawn(process.execPath, ['--input-type=module', '--eval', program], {
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  await once(holder.stdout, 'data')
  return async () => {
    holder.kill('SIGKILL')
    await once(holder, 'exit')
  }
}

test('a folder held by another process is refused with its number, and free once that was killed', async () => {
  const kill = await holdElsewhere()
  expect(openDataFolder(folder)).toBeUndefined()
  const { pid, database } = runningInstance(folder) ?? {}
  expect(database?.owner).toBe('b')
  expect(() => takeDataFolder(folder)).toThrow(`${folder} is already used by another HDoc, process (${pid})`)
  await kill()
  const freed = takeDataFolder(folder)
  expect(runningInstance(folder)).toBeUndefined()
  freed.release()
})

test('a folder of a newer version is refused and left as it is', () => {
  mkdirSync(folder)
  writeFileSync(join(folder, 'hdoc-format.json'), '{"format":99}')
  expect(() => takeDataFolder(folder)).toThrow('is of a newer version of HDoc (format 99, here 1)')
  expect(readFileSync(join(folder, 'hdoc-format.json'), 'utf8')).toBe('{"format":99}')
  writeFileSync(join(folder, 'hdoc-format.json'), '{"format":1}')
  takeDataFolder(folder).release()
})

test('a path that is a file is refused in a sentence', () => {
  writeFileSync(folder, '')
  expect(() => takeDataFolder(folder)).toThrow(Refusal)
  expect(() => takeDataFolder(folder)).toThrow('may not be written by this user')
})

test.skipIf(process.getuid?.() === 0)('a folder without the right to write is refused in a sentence', () => {
  mkdirSync(folder)
  chmodSync(folder, 0o555)
  expect(() => takeDataFolder(folder)).toThrow('may not be written by this user')
})
