import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { chmodSync, mkdirSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs'
import { type AddressInfo, createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeEach, expect, test } from 'vitest'
import { takeDataFolder } from './run/data-folder.ts'

const root = mkdtempSync(join(tmpdir(), 'hdoc-start-'))
chmodSync(root, 0o711)
let folder: string
let count = 0

beforeEach(() => {
  folder = join(root, `date ${++count}`)
})
afterAll(() => rmSync(root, { recursive: true, force: true }))

interface Outcome {
  code: number
  output: string
}

async function start(settings: Record<string, string>): Promise<Outcome> {
  const child = spawn(process.execPath, [join(import.meta.dirname, 'start.ts')], {
    env: { PATH: '/usr/bin:/bin', HDOC_DATA: folder, HDOC_LANG: 'en', ...settings },
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  let output = ''
  for (const stream of [child.stdout, child.stderr]) stream.on('data', (chunk) => (output += String(chunk)))
  const [code] = await once(child, 'close')
  return { code: Number(code), output: output.trim() }
}

async function freePort(): Promise<string> {
  const server = createServer().listen(0, '127.0.0.1')
  await once(server, 'listening')
  const { port } = server.address() as AddressInfo
  server.close()
  await once(server, 'close')
  return String(port)
}

function expectSentence({ code, output }: Outcome, text: string): void {
  expect(code).toBe(1)
  expect(output).toContain(text)
  expect(output.split('\n')).toHaveLength(1)
}

test('a taken port is refused before a database is made', async () => {
  const other = createServer().listen(0, '127.0.0.1')
  await once(other, 'listening')
  const { port } = other.address() as AddressInfo
  expectSentence(await start({ PORT: String(port) }), `Port ${port} on 127.0.0.1 is used by another program`)
  expect(readdirSync(folder)).not.toContain('postgres')
  other.close()
})

test('a second instance on the same folder is refused, in Romanian too', async () => {
  const held = takeDataFolder(folder)
  const port = await freePort()
  expectSentence(await start({ PORT: port }), `The data folder ${folder} is already used by another HDoc`)
  expectSentence(await start({ PORT: port, HDOC_LANG: 'ro' }), `Dosarul de date ${folder} este deja folosit`)
  held.release()
})

test('a folder of a newer version is refused', async () => {
  mkdirSync(folder)
  writeFileSync(join(folder, 'hdoc-format.json'), '{"format":7}')
  expectSentence(await start({ PORT: await freePort() }), 'is of a newer version of HDoc (format 7')
})

test('a folder that may not be written is refused', async () => {
  mkdirSync(folder, { mode: 0o555 })
  // Root may write everywhere except below a file, so as root the path of a file serves as the closed folder.
  const closed = process.getuid?.() === 0 ? '/dev/null/hdoc' : folder
  const outcome = await start({ PORT: await freePort(), HDOC_DATA: closed })
  expectSentence(outcome, `The data folder ${closed} may not be written by this user`)
})

test('an address that this machine does not have is refused', async () => {
  expectSentence(
    await start({ HOST: '192.0.2.1', HDOC_DEMO: '0' }),
    'The address 192.0.2.1:8080 cannot be used',
  )
})

test('wrong and unsafe settings are refused by name', async () => {
  expectSentence(await start({ PORT: 'http' }), 'PORT must be a whole number between 1 and 65535.')
  expectSentence(
    await start({ HOST: '0.0.0.0' }),
    'HDOC_DEMO=1 is allowed only while HOST is an address of this machine',
  )
})
