import { randomBytes } from 'node:crypto'
import { describe, expect, test } from 'vitest'
import { readSettings, SettingsError } from './env.ts'
import { isWeakSecret } from './weak-secret.ts'

const complete = {
  DATABASE_URL: 'postgresql://hdoc_app@db/hdoc',
  DATABASE_OWNER_URL: 'postgresql://hdoc_owner@db/hdoc',
  DATABASE_PLATFORM_URL: 'postgresql://hdoc_platform@db/hdoc',
  DATABASE_WORKER_URL: 'postgresql://hdoc_worker@db/hdoc',
  HDOC_SECRET: '7f3c9a51e8d24b60a1c5f09b3e7d8264',
}

function refusals(settings: NodeJS.ProcessEnv) {
  try {
    readSettings({ ...complete, ...settings })
    return []
  } catch (error) {
    if (error instanceof SettingsError) return error.problems
    throw error
  }
}

describe('secrets', () => {
  test.each([
    'short',
    'change-me-change-me-change-me-change-me',
    'aaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaa',
    '12345678901234567890123456789012',
    'abcdefghijklmnopqrstuvwxyz012345',
    'PrimariaComuneiNoastre2026RegistruX',
    'x7K2m9QzP4w8x7K2m9QzP4w8x7K2m9QzP4w8',
    '7f3c9a51e8d24b607f3c9a51e8d24b60',
    'qwertyuiop-asdfghjkl-zxcvbnm-1234',
  ])('%s is weak', (secret) => {
    expect(isWeakSecret(secret)).toBe(true)
    expect(refusals({ HDOC_SECRET: secret })).toEqual([
      {
        ro: 'HDOC_SECRET trebuie să fie un text aleatoriu de cel puțin 32 de caractere, de exemplu cel dat de „openssl rand -hex 32”.',
        en: 'HDOC_SECRET must be a random text of at least 32 characters, for example that of "openssl rand -hex 32".',
      },
    ])
  })

  test.each(['hex', 'base64', 'base64url'] as const)('what is drawn as %s is not', (form) => {
    for (let n = 0; n < 500; n++) {
      const secret = randomBytes(32).toString(form)
      expect(isWeakSecret(secret), secret).toBe(false)
    }
  })
})

describe('the demo', () => {
  test('its public password is not served beyond this machine', () => {
    expect(refusals({ HDOC_DEMO: '1', HOST: '10.0.0.7' })).toEqual([
      {
        ro: 'HDOC_DEMO=1 este permis numai când HOST este o adresă a acestui calculator (127.0.0.1), nu 10.0.0.7: parola demonstrației este publică.',
        en: "HDOC_DEMO=1 is allowed only while HOST is an address of this machine (127.0.0.1), not 10.0.0.7: the demo's password is public.",
      },
    ])
    expect(refusals({ HDOC_DEMO: '1', HOST: '127.0.0.1' })).toEqual([])
  })

  test('no text message leaves this machine, because its numbers may be somebody’s', () => {
    const gateway = (HDOC_SMS_URL: string) => refusals({ HDOC_DEMO: '1', HOST: '127.0.0.1', HDOC_SMS_URL })
    expect(gateway('https://sms.example/send')).toEqual([
      {
        ro: 'HDOC_DEMO=1 nu trimite SMS-uri în afara acestui calculator: numerele demonstrației pot fi ale cuiva. Scoateți HDOC_SMS_URL.',
        en: 'HDOC_DEMO=1 sends no text messages beyond this machine: the numbers of the demo may be somebody’s. Remove HDOC_SMS_URL.',
      },
    ])
    expect(gateway('http://127.0.0.1:9000/sms')).toEqual([])
    expect(refusals({ HDOC_SMS_URL: 'https://sms.example/send' })).toEqual([])
  })
})

describe('http on every address', () => {
  test.each(['0.0.0.0', '::', '0:0:0:0:0:0:0:0'])('%s without a named proxy is refused', (host) => {
    expect(refusals({ HOST: host })).toEqual([
      {
        ro: `HOST=${host} ascultă prin http pe toate adresele calculatorului: numiți proxy-ul cu TLS în HDOC_TRUSTED_PROXIES sau alegeți pentru HOST o singură adresă.`,
        en: `HOST=${host} listens by http on every address of the machine: name the proxy with TLS in HDOC_TRUSTED_PROXIES, or choose one address for HOST.`,
      },
    ])
  })

  test('a named proxy, one address or this machine alone are accepted', () => {
    expect(refusals({ HOST: '0.0.0.0', HDOC_TRUSTED_PROXIES: '10.0.0.7' })).toEqual([])
    expect(refusals({ HOST: '10.1.2.3' })).toEqual([])
    expect(refusals({ HOST: '::1' })).toEqual([])
  })
})

test('the host of the platform is not that of the institutions', () => {
  expect(refusals({ HDOC_BASE_DOMAIN: 'hdoc.ro', HDOC_ADMIN_HOSTS: 'admin.hdoc.ro, HDOC.ro' })).toEqual([
    {
      ro: 'HDOC_ADMIN_HOSTS conține hdoc.ro, care este HDOC_BASE_DOMAIN: administratorii platformei au nevoie de o gazdă a lor, de exemplu admin.hdoc.ro.',
      en: 'HDOC_ADMIN_HOSTS has hdoc.ro, which is HDOC_BASE_DOMAIN: platform administrators need a host of their own, for example admin.hdoc.ro.',
    },
  ])
  expect(refusals({ HDOC_BASE_DOMAIN: 'hdoc.ro', HDOC_ADMIN_HOSTS: 'admin.hdoc.ro' })).toEqual([])
})

describe('proxies that are believed', () => {
  test.each(['0.0.0.0/0', '::/0', '0.0.0.0', '::', '10.0.0.0/4', '2001:db8::/16'])(
    '%s is refused',
    (item) => {
      expect(refusals({ HDOC_TRUSTED_PROXIES: `127.0.0.1, ${item}` })).toEqual([
        {
          ro: `HDOC_TRUSTED_PROXIES nu poate conține ${item}: oricine ar putea spune de la ce adresă vine. Numiți adresa fiecărui proxy.`,
          en: `HDOC_TRUSTED_PROXIES cannot have ${item}: anybody could say from which address they come. Name the address of each proxy.`,
        },
      ])
    },
  )

  test('addresses and networks of one operator are accepted', () => {
    expect(refusals({ HDOC_TRUSTED_PROXIES: '127.0.0.1, ::1, 10.0.0.0/8, 2001:db8::/32' })).toEqual([])
  })
})

describe('a pooler in transaction mode', () => {
  const sentence = (name: string) => ({
    ro: `${name} trebuie să ducă direct la PostgreSQL, pe lângă pooler-ul din DATABASE_URL, când HDOC_PREPARED_STATEMENTS=0.`,
    en: `${name} must lead straight to PostgreSQL, past the pooler of DATABASE_URL, when HDOC_PREPARED_STATEMENTS=0.`,
  })
  const pooled = { HDOC_PREPARED_STATEMENTS: '0', DATABASE_URL: 'postgresql://hdoc_app@pool:6432/hdoc' }

  test('needs explicit addresses past it for notices, jobs and migrations', () => {
    expect(refusals(pooled)).toEqual([sentence('DATABASE_DIRECT_URL')])
    expect(
      refusals({ HDOC_PREPARED_STATEMENTS: '0', DATABASE_DIRECT_URL: 'postgresql://a@db:5432/hdoc' }),
    ).toEqual(['DATABASE_DIRECT_URL', 'DATABASE_WORKER_URL', 'DATABASE_OWNER_URL'].map(sentence))
    const socket = (folder: string, role: string) => `postgresql://${role}@localhost/hdoc?host=${folder}`
    expect(
      refusals({
        HDOC_PREPARED_STATEMENTS: '0',
        DATABASE_URL: socket('/run/pgbouncer', 'hdoc_app'),
        DATABASE_DIRECT_URL: socket('/run/postgresql', 'hdoc_app'),
        DATABASE_WORKER_URL: socket('/run/pgbouncer', 'hdoc_worker'),
        DATABASE_OWNER_URL: socket('/run/postgresql', 'hdoc_owner'),
      }),
    ).toEqual([sentence('DATABASE_WORKER_URL')])
  })

  test('is accepted with them', () => {
    expect(refusals({ ...pooled, DATABASE_DIRECT_URL: 'postgresql://hdoc_app@db/hdoc' })).toEqual([])
  })
})
