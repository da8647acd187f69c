import type { OidcSection } from '@hdoc/contract/access/oidc.ts'
import type { Failure } from '@hdoc/contract/failures/errors.ts'
import { afterAll, describe, expect, it } from 'vitest'
import { testApp } from '../../../../test/browsers/app.ts'
import { CLIENT, startProvider } from '../../../../test/browsers/oidc-provider.ts'
import { oidcOffice } from '../../../../test/offices/oidc-office.ts'
import { aPerson } from '../../../../test/offices/person.ts'

const t = await testApp({ settings: { demo: true } })
const provider = await startProvider()
afterAll(() => provider.close())
type Saved = Failure & { data: OidcSection }

const sealed = async (id: number) =>
  (
    await t.asSuperuser<{ client_secret: Buffer | null }>(
      'select client_secret from oidc_settings where institution_id = $1',
      [id],
    )
  )[0]?.client_secret

describe('the settings of the provider', () => {
  it('are closed to who may not decide about sign-in', async () => {
    const { id, host } = await oidcOffice(t, provider)
    await aPerson(t.database, id, 'radu', { permissions: ['client.admin'] })
    const radu = t.browser(host)
    expect((await radu.get('/api/setting_oidc/get')).status).toBe(401)
    await radu.signIn('radu')
    for (const { status, body } of [
      await radu.get<Failure>('/api/setting_oidc/get'),
      await radu.post<Failure>('/api/setting_oidc/update', { values: { enabled: false } }),
      await radu.post<Failure>('/api/setting_oidc/test', { issuer: provider.issuer }),
    ])
      expect([status, body.missing]).toEqual([403, 'settings.security'])
  })

  it('never show the secret: not in an answer, not in the trail, not in the table', async () => {
    const { id, admin } = await oidcOffice(t, provider)
    const answer = await admin.get<OidcSection>('/api/setting_oidc/get')
    expect(answer.body).toMatchObject({
      values: { enabled: true, issuer: provider.issuer, client_id: 'hdoc', allow_pending: false },
      has_secret: true,
      version: 2,
    })
    const trail = await t.asSuperuser<{ payload: string }>(
      `select payload from audit_entries e join audit_payloads p on p.institution_id = e.institution_id and p.entry_id = e.id
        where e.institution_id = $1 and action = 'setting_oidc.updated'`,
      [id],
    )
    expect(JSON.parse(trail[0]!.payload)).toMatchObject({
      after: { issuer: provider.issuer, has_secret: true },
    })
    const kept = await sealed(id)
    for (const text of [answer.raw.toString(), trail[0]!.payload, kept!.toString('latin1')])
      expect(text).not.toContain(CLIENT.secret)
  })

  it('keep the secret until it is replaced or removed, and lose it when it would go elsewhere', async () => {
    const { id, configure } = await oidcOffice(t, provider)
    const before = await sealed(id)
    await configure({ label: 'Alt text' })
    expect(await sealed(id)).toEqual(before)
    await configure({ issuer: 'https://altul.example' })
    expect(await sealed(id)).toBeNull()
    await configure({ client_secret: 'altul' })
    expect(await sealed(id)).not.toBeNull()
    await configure({ client_id: 'alt-client' })
    expect(await sealed(id)).toBeNull()
    await configure({ client_secret: 'altul' })
    await configure({ client_secret: null })
    expect(await sealed(id)).toBeNull()
  })

  it('name the addresses to register at the provider from the table of hosts, whatever the request says', async () => {
    const { id, host, admin } = await oidcOffice(t, provider)
    await t.asSuperuser(`insert into hosts (host, institution_id, kind) values ($2, $1, 'default')`, [
      id,
      `fd00::${id}`,
    ])
    await t.asSuperuser(`insert into hosts (host, institution_id, kind) values ($2, $1, 'external')`, [
      id,
      `primaria-${id}.example`,
    ])
    const { body } = await admin.get<OidcSection>('/api/setting_oidc/get', {
      'x-forwarded-host': 'rau.example',
    })
    expect(body.redirect_addresses).toEqual([
      `http://${host}:8080/api/oidc/callback`,
      `http://primaria-${id}.example:8080/api/oidc/callback`,
    ])
    const { headers } = await t.browser(`[fd00::${id}]`).get('/api/oidc/start')
    expect(new URL(String(headers.location)).searchParams.get('redirect_uri')).toBe(
      `http://[fd00::${id}]:8080/api/oidc/callback`,
    )
  })

  it('saved on an older version are refused with who changed what meanwhile', async () => {
    const { admin } = await oidcOffice(t, provider)
    const { status, body } = await admin.post<Failure>('/api/setting_oidc/update', {
      values: { enabled: false },
      version: 1,
    })
    expect([status, body.code]).toEqual([409, 'STALE_VERSION'])
    expect(body.message).toContain('Ana Crin')
    const saved = await admin.post<Saved>('/api/setting_oidc/update', {
      values: { enabled: false },
      version: 2,
    })
    expect([saved.status, saved.body.data.version]).toEqual([200, 3])
  })

  it('refuse what is wrong on its field', async () => {
    const { admin } = await oidcOffice(t, provider)
    const errorsOf = async (values: object) => {
      const { status, body } = await admin.post<Failure>('/api/setting_oidc/update', { values })
      return [status, Object.keys(body.errors ?? {}).sort()]
    }
    for (const issuer of [
      'primarie',
      'http://cont.example',
      'https://a:b@cont.example',
      'https://cont.example/?x=1',
    ])
      expect(await errorsOf({ issuer }), issuer).toEqual([422, ['issuer']])
    expect(await errorsOf({ issuer: '', client_id: '' })).toEqual([422, ['client_id', 'issuer']])
    expect(await errorsOf({ client_secret: '', rol: 'x' })).toEqual([422, ['client_secret', 'rol']])
    expect(await errorsOf({ enabled: false, issuer: '', client_id: '' })).toEqual([200, []])
  })

  it('can be tried before they are saved: each trouble of a provider has its own word', async () => {
    const { admin } = await oidcOffice(t, provider)
    const test = async (issuer: string) => (await admin.post('/api/setting_oidc/test', { issuer })).body
    expect(await test(provider.issuer)).toEqual({ ok: true, problem: null, detail: '' })
    expect(await test(`${provider.issuer}/alta-cale`)).toEqual({
      ok: false,
      problem: 'not_provider',
      detail: '',
    })
    expect(await test(`${provider.issuer}/`)).toEqual({
      ok: false,
      problem: 'issuer_mismatch',
      detail: provider.issuer,
    })
    provider.interfere = (_request, response) => {
      response.writeHead(503).end()
      return true
    }
    expect(await test(provider.issuer)).toEqual({ ok: false, problem: 'status', detail: '503' })
    provider.interfere = undefined
    const gone = await startProvider()
    await gone.close()
    expect(await test(gone.issuer)).toEqual({ ok: false, problem: 'unreachable', detail: '' })
  })
})
