import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { chmodSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, expect, test } from 'vitest'

const root = mkdtempSync(join(tmpdir(), 'hdoc-cli-'))
chmodSync(root, 0o711)
afterAll(() => rmSync(root, { recursive: true, force: true }))

async function hdoc(
  args: string[],
  settings: Record<string, string> = {},
  input = '',
): Promise<{ code: number; output: string }> {
  const child = spawn(process.execPath, [join(import.meta.dirname, '../../bin/hdoc.mjs'), ...args], {
    env: { PATH: '/usr/bin:/bin', HDOC_LANG: 'en', HDOC_DATA: join(root, 'data'), ...settings },
    stdio: ['pipe', 'pipe', 'pipe'],
  })
  child.stdin.on('error', () => undefined).end(input)
  let output = ''
  for (const stream of [child.stdout, child.stderr]) stream.on('data', (chunk) => (output += String(chunk)))
  const [code] = await once(child, 'close')
  return { code: Number(code), output: output.trim() }
}

test.each([
  ['en', 'The commands of HDoc'],
  ['ro', 'Comenzile HDoc'],
])('help lists every command in %s', async (language, title) => {
  const { code, output } = await hdoc(['--help'], { HDOC_LANG: language })
  expect(code).toBe(0)
  expect(output).toContain(title)
  for (const name of [
    'serve',
    'worker',
    'migrate',
    'admin create',
    'verify',
    'secret',
    'events list',
    'events retry',
    'demo seed',
  ]) {
    expect(output).toContain(`hdoc ${name}`)
  }
})

test('no command at all shows the help and fails', async () => {
  const { code, output } = await hdoc([])
  expect([code, output.includes('hdoc migrate')]).toEqual([1, true])
})

test.each([
  [['bake'], 'There is no command "bake": see "hdoc --help".'],
  [['serve', '--fast'], '"--fast" is not understood: see "hdoc --help".'],
  [['serve', '--no-worker', 'now'], '"now" is not understood: see "hdoc --help".'],
  [['secret', '--fast'], '"--fast" is not understood: see "hdoc --help".'],
  [['migrate', '--fast'], '"--fast" is not understood: see "hdoc --help".'],
  [['demo', 'seed', '--documents', 'many'], 'The command is written "hdoc demo seed --documents N"'],
  [['admin', 'create', '--password', 'x'], 'the password is asked for.'],
])('%j is refused in one sentence', async (args, sentence) => {
  const { code, output } = await hdoc(args)
  expect(code).toBe(1)
  expect(output).toContain(sentence)
  expect(output.split('\n')).toHaveLength(1)
})

test('serving in production names each setting that is missing, and refuses the demo', async () => {
  const bare = await hdoc(['serve'])
  expect(await hdoc(['serve', '--no-worker'])).toEqual(bare)
  expect(bare.code).toBe(1)
  expect(bare.output.split('\n')).toEqual([
    'DATABASE_URL is not set.',
    'DATABASE_OWNER_URL is not set.',
    'DATABASE_PLATFORM_URL is not set.',
    'DATABASE_WORKER_URL is not set.',
    'HDOC_SECRET is not set.',
  ])
  const address = 'postgresql://nobody@127.0.0.1:1/none'
  const demo = await hdoc(['serve'], {
    HDOC_DEMO: '1',
    DATABASE_URL: address,
    DATABASE_OWNER_URL: address,
    DATABASE_PLATFORM_URL: address,
    DATABASE_WORKER_URL: address,
    HDOC_SECRET: '7f3c9a51e8d24b60a1c5f09b3e7d8264',
  })
  expect(demo).toEqual({
    code: 1,
    output: 'HDOC_DEMO=1 is not allowed in production: remove the setting or use "npm start".',
  })
})

test('migrating without a database of one’s own starts that of the data folder, and stops it again', async () => {
  const first = await hdoc(['migrate'])
  expect(first).toMatchObject({ code: 0, output: expect.stringContaining('The database is up to date') })
  expect(await hdoc(['migrate'])).toMatchObject({
    code: 0,
    output: 'The database is up to date; migrations applied now: 0.',
  })
})

test('a platform administrator needs a password that is long and not easily guessed, typed twice the same', async () => {
  const create = (input: string) =>
    hdoc(
      ['admin', 'create', '--username', 'ana.pop', '--name', 'Ana Pop', '--email', 'ana@hdoc.ro'],
      {},
      input,
    )
  expect(await create('prea scurt\nprea scurt\n')).toMatchObject({
    code: 1,
    output: expect.stringContaining('The password must have at least 12 characters.'),
  })
  expect(await create('AnaPop123456\nAnaPop123456\n')).toMatchObject({
    code: 1,
    output: expect.stringContaining('The password cannot be made of your name'),
  })
  expect(await create('o parolă lungă\nalta\n')).toMatchObject({
    code: 1,
    output: expect.stringContaining('The two passwords differ.'),
  })
})
