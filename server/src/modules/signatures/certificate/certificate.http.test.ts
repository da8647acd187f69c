import type { SigningCertificate } from '@hdoc/contract/signatures/signing-certificate.ts'
import { expect, it } from 'vitest'
import { startedAnew, testApp } from '../../../../test/browsers/app.ts'
import { noticeWorker, panelOf } from '../../../../test/notices/notice-worker.ts'
import { freshOffice } from '../../../../test/offices/office.ts'
import { aPerson } from '../../../../test/offices/person.ts'
import { makePkcs12 } from '../../../../test/signatures/make-pkcs12.ts'
import { issue, rsaKeys } from '../../../../test/signatures/test-authority.ts'
import { silentLog } from '../../../platform/log.ts'
import { describeSecrets } from '../../../platform/secrets/describe-secrets.ts'
import { holdSecrets } from '../../../platform/secrets/hold-secrets.ts'
import { valueMover } from '../../../platform/secrets/move-values.ts'
import { movingSigningKeys } from './moving-keys.ts'
import { tellEnding } from './tell-ending.ts'

const t = await testApp()
const root = issue({ name: 'Autoritate de probă', keys: rsaKeys(), authority: true })
const keys = rsaKeys()
const seal = issue({ name: 'Primăria Probă', by: root, keys, until: '2027-06-01T00:00:00Z' })
const PASSWORD = 'Parolă cu ș și ț'
const file = makePkcs12(seal, PASSWORD, { chain: [root] }).toString('base64')

type Saved = { data: SigningCertificate; code: string; errors?: Record<string, string[]> }

async function office() {
  const { institution } = await freshOffice(t.database)
  const { id, host } = institution
  await aPerson(t.database, id, 'ana', { permissions: ['settings.security'] })
  await aPerson(t.database, id, 'ion', { permissions: ['client.admin'] })
  const [ana, ion] = [t.browser(host), t.browser(host)]
  await ana.signIn('ana')
  await ion.signIn('ion')
  const put = (body: object) => ana.post<Saved>('/api/signing_certificate/put', body)
  const look = async () => (await ana.get<SigningCertificate>('/api/signing_certificate/get')).body
  return { id, host, ana, ion, put, look }
}

it('is for who manages the security of the institution', async () => {
  const { ion, host } = await office()
  expect((await t.browser(host).get('/api/signing_certificate/get')).status).toBe(401)
  expect((await ion.get('/api/signing_certificate/get')).status).toBe(403)
  expect((await ion.post('/api/signing_certificate/put', { file, password: PASSWORD })).status).toBe(403)
  expect((await ion.post('/api/signing_certificate/remove', {})).status).toBe(403)
})

it('takes the key in and never gives it out: not in an answer, the trail, or the database in the clear', async () => {
  const { id, put, look, ana } = await office()
  expect(await look()).toEqual({ certificate: null, timestamp_host: null })
  const { status, body } = await put({ file, password: PASSWORD })
  expect(status).toBe(200)
  expect(body.data.certificate).toMatchObject({
    name: 'Primăria Probă',
    issuer: 'Autoritate de probă, Probe SRL',
    valid_until: '2027-06-01T00:00:00.000Z',
    state: 'valid',
    lost: false,
  })
  const [row] = await t.asSuperuser<{ all: string; chain: number }>(
    `select row_to_json(c)::text as all, cardinality(c.chain) as chain from signing_certificates c where institution_id = $1`,
    [id],
  )
  expect(row?.chain).toBe(1)
  const trail = await t.asSuperuser<{ all: string }>(
    `select string_agg(row_to_json(p)::text, '') as all from audit_payloads p where institution_id = $1`,
    [id],
  )
  const secret = keys.privateKey.export({ type: 'pkcs8', format: 'der' })
  const answers = JSON.stringify([body, await look()])
  for (const text of [row!.all, trail[0]!.all, answers])
    for (const form of ['base64', 'hex'] as const) {
      // Its beginning is the public part, which stands in the certificate.
      expect(text).not.toContain(secret.subarray(-201, -141).toString(form))
      expect(text).not.toContain(PASSWORD)
    }
  expect((await ana.post<Saved>('/api/signing_certificate/remove', {})).body.data.certificate).toBeNull()
  expect((await ana.post('/api/signing_certificate/remove', {})).status).toBe(404)
})

it('refuses what it cannot seal with, each with its reason', async () => {
  const { put } = await office()
  const wrong = async (bytes: Buffer | string, password = 'p') => {
    const base64 = typeof bytes === 'string' ? bytes : bytes.toString('base64')
    const { status, body } = await put({ file: base64, password })
    return [status, ...Object.entries(body.errors ?? {}).flat(2)]
  }
  const old = issue({ name: 'Vechi', by: root, keys, until: '2026-01-01T00:00:00Z' })
  const issuer = issue({ name: 'Emitent', by: root, keys, authority: true })
  expect(await wrong(makePkcs12(old, 'p'))).toEqual([422, 'file', 'Certificatul a expirat.'])
  expect(await wrong(makePkcs12(issuer, 'p'))).toEqual([
    422,
    'file',
    'Certificatul nu este făcut pentru semnarea documentelor.',
  ])
  const wordy = issue({ name: 'x'.repeat(13_000), keys: rsaKeys(), authority: true })
  const long = issue({ name: 'Lung', by: wordy, keys })
  expect(await wrong(makePkcs12(long, 'p', { chain: [wordy] }))).toEqual([
    422,
    'file',
    'Certificatul împreună cu ale emitenților lui ocupă prea mult loc pentru a sigila cu el.',
  ])
  expect(await wrong(Buffer.from('nimic'))).toMatchObject([422, 'file', /nu este un certificat/])
  expect(await wrong(makePkcs12(seal, 'p').subarray(0, 600))).toMatchObject([422, 'file', /nu este/])
  const other = issue({ name: 'Altul', by: root, keys: rsaKeys() })
  expect(await wrong(makePkcs12({ ...seal, certificate: other.certificate }, 'p'))).toEqual([
    422,
    'file',
    'Fișierul nu cuprinde o cheie împreună cu certificatul ei.',
  ])
  expect(await wrong(makePkcs12(seal, 'p', { algorithm: '3des' }), 'p')).toEqual([200])
})

it('counts wrong passwords like those of a sign-in, also when they come at once', async () => {
  const { put } = await office()
  const most = t.settings.limits.loginFailuresDevice
  const answers = await Promise.all(
    Array.from({ length: most + 2 }, (_, n) => put({ file, password: `greșit ${n}` })),
  )
  const statuses = answers.map(({ status }) => status).sort()
  expect(statuses).toEqual([...Array(most).fill(422), 429, 429])
  expect(answers.find(({ status }) => status === 422)?.body.errors).toEqual({
    password: ['Parola nu deschide fișierul.'],
  })
  expect((await put({ file, password: PASSWORD })).status).toBe(429)
})

it('moves under a new secret with the former one beside it, and is lost without either', async () => {
  const former = t.settings.secret
  const present = 'w8e7r6t5y4u3i2o1p0a9s8d7f6g5h4j3'
  const { host, put } = await office()
  expect((await put({ file, password: PASSWORD })).status).toBe(200)
  const both = await startedAnew(t, { secret: present, oldSecrets: [former] })
  const after = await startedAnew(t, { secret: present, oldSecrets: [] })
  const lost = async (app: typeof t) => {
    const browser = app.browser(host)
    await browser.signIn('ana')
    return (await browser.get<SigningCertificate>('/api/signing_certificate/get')).body.certificate?.lost
  }
  await holdSecrets(t.database.global, both.settings)
  expect(await lost(both)).toBe(false)
  expect(await lost(after)).toBe(true)
  const move = valueMover({ database: t.worker, settings: both.settings, log: silentLog }, [
    movingSigningKeys,
  ])
  while (await move());
  const lines = await describeSecrets({ database: t.worker, settings: both.settings }, [movingSigningKeys])
  expect(lines.map(({ en }) => en)).toContain('  keys of certificates of institutions: 0')
  expect(await lost(after)).toBe(false)
})

it('warns administrators before it ends, once at each step, and does not make up steps that were missed', async () => {
  const worker = await noticeWorker(t)
  const { id, host, put } = await office()
  await aPerson(t.database, id, 'sefa', { isAdmin: true })
  expect((await put({ file, password: PASSWORD })).status).toBe(200)
  const told = async () => {
    await tellEnding.run(worker.services)
    await tellEnding.run(worker.services)
    const browser = t.browser(host)
    await browser.signIn('sefa')
    return (await panelOf(browser)).length
  }
  expect(await told()).toBe(0)
  const day = 86_400_000
  const before = (days: number) =>
    t.clock.advance(new Date('2027-06-01T00:00:00Z').getTime() - days * day - t.clock.now().getTime())
  before(59)
  expect(await told()).toBe(1)
  before(6)
  expect(await told()).toBe(2)
  before(-3)
  expect(await told()).toBe(2)
})
