import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import {
  commandLanguage,
  namesDatabase,
  PROJECT_DIR,
  readOpenSettings,
  readSettings,
  SettingsError,
  testSuperuserUrl,
} from './env.ts'
import { fields } from './settings-fields.ts'

const complete = {
  DATABASE_URL: 'postgresql://hdoc_app@db/hdoc',
  DATABASE_OWNER_URL: 'postgresql://hdoc_owner@db/hdoc',
  DATABASE_PLATFORM_URL: 'postgresql://hdoc_platform@db/hdoc',
  DATABASE_WORKER_URL: 'postgresql://hdoc_worker@db/hdoc',
  HDOC_SECRET: '7f3c9a51e8d24b60a1c5f09b3e7d8264',
}

test('without any setting the standard ones hold, those of the product among them', () => {
  const settings = readOpenSettings({})
  expect(settings).toMatchObject({
    port: 8080,
    host: '127.0.0.1',
    dataDir: join(PROJECT_DIR, 'data'),
    demo: false,
    baseDomain: 'localhost',
    adminHosts: ['admin.localhost'],
    publicScheme: 'http',
    publicPort: 8080,
    trustedProxies: [],
    metricsAllow: ['127.0.0.1', '::1'],
    preparedStatements: true,
  })
  expect(settings.limits).toEqual({
    fileBytes: 250 * 1024 * 1024,
    publicFileBytes: 25 * 1024 * 1024,
    publicFiles: 10,
    contactFileBytes: 10 * 1024 * 1024,
    waitingBytesPerson: 2_000 * 1024 * 1024,
    waitingBytesInstitution: 20_000 * 1024 * 1024,
    archiveBytesInstitution: 50_000 * 1024 * 1024,
    unconfirmedBytesInstitution: 5_120 * 1024 * 1024,
    passwordMinLength: 12,
    sessionIdleMinutes: 480,
    sessionAbsoluteHours: 24,
    sessionRememberDays: 30,
    actingMinutes: 60,
    loginWindowMinutes: 15,
    loginFailuresDevice: 5,
    loginFailuresAccount: 20,
    loginFailuresAddress: 200,
    resetTokenMinutes: 60,
  })
})

test('settings cannot be changed after they were read', () => {
  const settings = readOpenSettings({})
  expect(
    Object.isFrozen(settings) && Object.isFrozen(settings.limits) && Object.isFrozen(settings.adminHosts),
  ).toBe(true)
})

test('complete settings carry the addresses of all roles, the direct one being that of the server if not given', () => {
  const settings = readSettings(complete)
  expect(settings.database).toEqual({
    app: complete.DATABASE_URL,
    owner: complete.DATABASE_OWNER_URL,
    platform: complete.DATABASE_PLATFORM_URL,
    worker: complete.DATABASE_WORKER_URL,
    direct: complete.DATABASE_URL,
  })
  expect(readSettings({ ...complete, DATABASE_DIRECT_URL: 'postgresql://a@b/c' }).database.direct).toBe(
    'postgresql://a@b/c',
  )
})

function problems(read: () => unknown): string[] {
  try {
    read()
    return []
  } catch (error) {
    if (error instanceof SettingsError) return error.problems.map((problem) => problem.en)
    throw error
  }
}

test('each missing setting of production has a sentence of its own', () => {
  expect(problems(() => readSettings({}))).toEqual([
    'DATABASE_URL is not set.',
    'DATABASE_OWNER_URL is not set.',
    'DATABASE_PLATFORM_URL is not set.',
    'DATABASE_WORKER_URL is not set.',
    'HDOC_SECRET is not set.',
  ])
})

test.each([
  ['PORT', 'abc', 'PORT must be a whole number between 1 and 65535.'],
  ['PORT', '0', 'PORT must be a whole number between 1 and 65535.'],
  ['PORT', '8080.5', 'PORT must be a whole number between 1 and 65535.'],
  ['HOST', 'not a host', 'HOST must be an address, for example 127.0.0.1.'],
  ['HDOC_DEMO', 'maybe', 'HDOC_DEMO must be 1 or 0.'],
  [
    'DATABASE_URL',
    'mysql://x/y',
    'DATABASE_URL must be an address like postgresql://user:password@host:5432/hdoc.',
  ],
  ['SMTP_URL', 'mail.example.ro', 'SMTP_URL must be an address like smtp://user:password@host:587.'],
  ['HDOC_ADMIN_HOSTS', 'admin localhost', 'HDOC_ADMIN_HOSTS must be host names separated by commas.'],
  ['HDOC_BASE_DOMAIN', 'http://hdoc.ro', 'HDOC_BASE_DOMAIN must be a host name, for example hdoc.ro.'],
  [
    'HDOC_TRUSTED_PROXIES',
    '10.0.0.0/64',
    'HDOC_TRUSTED_PROXIES must be IP addresses or networks separated by commas, for example 127.0.0.1, 10.0.0.0/8.',
  ],
  [
    'HDOC_MAIL_FROM',
    'x\r\nBcc: y@z',
    'HDOC_MAIL_FROM must be an e-mail address, for example HDoc <registry@townhall.ro>.',
  ],
  ['HDOC_FILE_MB', '-1', 'HDOC_FILE_MB must be a whole number between 1 and 10000.'],
  ['HDOC_PASSWORD_MIN_LENGTH', '4', 'HDOC_PASSWORD_MIN_LENGTH must be a whole number between 12 and 128.'],
])('%s=%s is refused in one sentence', (name, value, sentence) => {
  expect(problems(() => readOpenSettings({ [name]: value }))).toEqual([sentence])
})

test('all wrong settings are told at once, in both languages', () => {
  try {
    readOpenSettings({ PORT: 'x', HDOC_DEMO: 'x' })
    expect.unreachable()
  } catch (error) {
    expect(error).toBeInstanceOf(SettingsError)
    expect((error as SettingsError).sentence).toEqual({
      ro: 'PORT trebuie să fie un număr întreg între 1 și 65535.\nHDOC_DEMO trebuie să fie 1 sau 0.',
      en: 'PORT must be a whole number between 1 and 65535.\nHDOC_DEMO must be 1 or 0.',
    })
  }
})

test.each(['0.0.0.0', '::', '10.1.2.3', 'hdoc.example.ro'])(
  'the demo is refused on the public address %s',
  (host) => {
    expect(problems(() => readOpenSettings({ HDOC_DEMO: '1', HOST: host }))).toEqual([
      expect.stringContaining('HDOC_DEMO=1 is allowed only while HOST is an address of this machine'),
    ])
  },
)

test.each(['127.0.0.1', '127.0.1.1', 'localhost', '::1'])('the demo is allowed on %s', (host) => {
  expect(readOpenSettings({ HDOC_DEMO: '1', HOST: host }).demo).toBe(true)
})

test('links use https on a public address, and the port only where it is not the standard one', () => {
  const open = readSettings({ ...complete, HOST: '0.0.0.0', HDOC_TRUSTED_PROXIES: '10.0.0.7' })
  expect([open.publicScheme, open.publicPort]).toEqual(['https', undefined])
  const chosen = readOpenSettings({ HDOC_PUBLIC_SCHEME: 'https', HDOC_PUBLIC_PORT: '8443' })
  expect([chosen.publicScheme, chosen.publicPort]).toEqual(['https', 8443])
})

test('an empty variable counts as not set', () => {
  expect(readOpenSettings({ PORT: ' ', SMTP_URL: '' })).toMatchObject({ port: 8080, smtpUrl: undefined })
  expect(namesDatabase({ DATABASE_URL: '' })).toBe(false)
  expect(namesDatabase(complete)).toBe(true)
})

test('a relative data folder is one of the project, wherever the command was called', () => {
  expect(readOpenSettings({ HDOC_DATA: 'altă cale/date' }).dataDir).toBe(join(PROJECT_DIR, 'altă cale/date'))
  expect(readOpenSettings({ HDOC_DATA: '/srv/hdoc' }).dataDir).toBe('/srv/hdoc')
})

test('commands speak Romanian unless the terminal is English or a language is chosen', () => {
  expect(commandLanguage({})).toBe('ro')
  expect(commandLanguage({ LANG: 'C.UTF-8' })).toBe('ro')
  expect(commandLanguage({ LANG: 'en_GB.UTF-8' })).toBe('en')
  expect(commandLanguage({ LANG: 'en_GB.UTF-8', HDOC_LANG: 'ro' })).toBe('ro')
})

test('the database of a test run is known by its own name only', () => {
  expect(testSuperuserUrl({ DATABASE_URL: 'postgresql://a@b/c' })).toBeUndefined()
  expect(testSuperuserUrl({ HDOC_TEST_SUPERUSER_URL: 'postgresql://a@b/c' })).toBe('postgresql://a@b/c')
})

test('the manual of operations names every setting, and none that does not exist', () => {
  const manual = readFileSync(join(PROJECT_DIR, 'docs/operations.md'), 'utf8')
  const named = new Set(
    manual.match(/`((?:HDOC|DATABASE|SMTP)_[A-Z_]+|PORT|HOST)`/g)?.map((name) => name.slice(1, -1)),
  )
  expect([...named].sort()).toEqual(Object.keys(fields).sort())
})
