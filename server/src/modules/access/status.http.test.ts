import type { Status } from '@hdoc/contract/access/session.ts'
import type { Failure } from '@hdoc/contract/failures/errors.ts'
import { beforeEach, describe, expect, it } from 'vitest'
import { testApp } from '../../../test/browsers/app.ts'
import { freshInstitution } from '../../../test/database/database.ts'
import { aGroup, aPerson } from '../../../test/offices/person.ts'

const start = '2026-11-20T10:00:00+02:00'
const t = await testApp({ now: start })
beforeEach(() => t.clock.set(start))
const landing = { 'x-hdoc-landing': '1' }
await aPerson(t.database, 0, 'platforma', { name: 'Administrator HDoc', isAdmin: true })
await aPerson(t.database, 0, 'ajutor', { name: 'Ajutor HDoc' })

const domainRefused = (code: string, isadm = 0) => ({
  success: false,
  code,
  isadm,
  message: 'Nume domeniu neacceptat!',
  request_id: expect.any(String),
})

describe('GET /api/status', () => {
  it('tells a guest of an institution its public branding', async () => {
    const { id, name, host, tag } = await freshInstitution(t.database)
    for (const headers of [{}, landing]) {
      const answer = await t.browser(host).get('/api/status', headers)
      expect(answer.status).toBe(200)
      expect(answer.body).toEqual({
        check: false,
        user: null,
        institution: {
          id,
          name,
          short_name: tag,
          county_name: '',
          address: '',
          phone: '',
          email: '',
          opening_hours: [],
          outside_map: '',
          purposes: [],
          colors: null,
          coat_of_arms: '',
          logo: '',
          map: null,
          assistance_email: '',
          assistance_phone: '',
          signup: false,
        },
      })
    }
  })

  it('tells a signed-in person who they are, with the rights of the active group', async () => {
    const { id: institutionId, host } = await freshInstitution(t.database)
    const [registry, taxes] = [
      await aGroup(t.database, institutionId, 'Registratură'),
      await aGroup(t.database, institutionId, 'Taxe'),
    ]
    const id = await aPerson(t.database, institutionId, 'mirela', {
      name: 'Mirela Fântânaru',
      groupIds: [taxes, registry],
      groupRole: 'Director',
      roles: ['DocAdmin'],
      permissions: ['document.list'],
    })
    await t.asSuperuser(
      `update group_roles set permissions = '{permission.view_statistics_in_department}' where institution_id = $1`,
      [institutionId],
    )
    const browser = t.browser(host)
    await browser.signIn('mirela')
    const { status, body } = await browser.get<Status>('/api/status?t=1')
    expect(status).toBe(200)
    expect(body.check).toBe(true)
    expect(body.institution?.id).toBe(institutionId)
    expect(body.user).toEqual({
      id,
      account_institution_id: institutionId,
      name: 'Mirela Fântânaru',
      hdoc_id: institutionId,
      isadmin: 0,
      group_id: taxes,
      groups: [
        { id: registry, name: 'Registratură' },
        { id: taxes, name: 'Taxe' },
      ],
      picture: '',
      group_role_name: 'Director',
      permissions: [{ name: 'document.list' }],
      group_permissions: ['permission.view_statistics_in_department'],
      roles: ['DocAdmin'],
      username: 'mirela',
      job_title: '',
      group_name: 'Taxe',
      language: 'ro',
      theme: 'auto',
    })
  })

  it('refuses an unknown host, with the spelling and the sentence the page compares, in every language', async () => {
    for (const language of ['ro', 'en'] as const)
      for (const host of ['nimeni.example', 'localhost.evil.example', 'x'.repeat(300)]) {
        const answer = await t.browser(host, language).get<Failure>('/api/status')
        expect(answer.status).toBe(403)
        expect(answer.body).toEqual(domainRefused('uknown_host'))
      }
  })

  it('does not believe a forwarded host or address of a stranger', async () => {
    const { host } = await freshInstitution(t.database)
    const answer = await t
      .browser('nimeni.example')
      .get<Failure>('/api/status', { 'x-forwarded-host': host, forwarded: `host=${host}` })
    expect(answer.body.code).toBe('uknown_host')
  })

  it('knows its host in any case, with port and with the dot at its end', async () => {
    const { host } = await freshInstitution(t.database)
    for (const spelt of [host.toUpperCase(), `${host}:8080`, `${host}.`, `${host}.:8080`])
      expect((await t.browser(spelt).get<Status>('/api/status')).status, spelt).toBe(200)
  })

  it('refuses the host before the first and after the last active day, turning at midnight of Bucharest', async () => {
    const { id, host } = await freshInstitution(t.database)
    await t.asSuperuser(
      `update institutions set active_from = '2026-11-20', active_to = '2027-07-01' where id = $1`,
      [id],
    )
    const at = async (now: string) => {
      t.clock.set(now)
      const { status, body } = await t.browser(host).get<Failure>('/api/status')
      return status === 200 ? 200 : { status, body }
    }
    const refused = { status: 403, body: domainRefused('invalid_domain') }
    expect(await at('2026-11-19T23:59:59+02:00')).toEqual(refused)
    expect(await at('2026-11-20T00:00:00+02:00')).toBe(200)
    expect(await at('2027-07-01T23:59:59+03:00')).toBe(200)
    expect(await at('2027-07-02T00:00:00+03:00')).toEqual(refused)
  })

  it('ends signed-in work too when the institution is no longer active', async () => {
    const { id, host } = await freshInstitution(t.database)
    await aPerson(t.database, id, 'gina')
    await t.asSuperuser(`update institutions set active_to = '2026-11-20' where id = $1`, [id])
    const browser = t.browser(host)
    await browser.signIn('gina')
    expect((await browser.get('/api/user/options')).status).toBe(200)
    t.clock.set('2026-11-21T00:00:00+02:00')
    expect((await browser.get<Failure>('/api/user/options')).body.code).toBe('invalid_domain')
  })

  it('answers on the admin host without an institution, but refuses landing pages to guests', async () => {
    const guest = t.browser('admin.localhost')
    const plain = await guest.get('/api/status')
    expect([plain.status, plain.body]).toEqual([200, { check: false, user: null, institution: null }])
    const landed = await guest.get('/api/status', landing)
    expect(landed.status).toBe(403)
    expect(landed.body).toEqual(domainRefused('invalid_domain'))
  })

  it('sends an administrator from a landing page on the admin host to the posts, and knows them without it', async () => {
    const browser = t.browser('admin.localhost')
    await browser.signIn('platforma')
    const landed = await browser.get<Failure>('/api/status', landing)
    expect(landed.status).toBe(403)
    expect(landed.body).toMatchObject({ success: false, isadm: 1, code: 'admin_host' })
    expect(landed.body.message).not.toBe('Nume domeniu neacceptat!')
    const { body } = await browser.get<Status>('/api/status')
    expect(body).toMatchObject({ check: true, institution: null, user: { hdoc_id: 0, isadmin: 1 } })
  })

  it('treats other people of the platform on a landing page like guests', async () => {
    const browser = t.browser('admin.localhost')
    await browser.signIn('ajutor')
    const landed = await browser.get<Failure>('/api/status', landing)
    expect([landed.status, landed.body.isadm]).toEqual([403, 0])
  })

  it('refuses what it does not know in the query', async () => {
    const { host } = await freshInstitution(t.database)
    const answer = await t.browser(host).get<Failure>('/api/status?institution=2')
    expect([answer.status, answer.body.errors]).toEqual([422, { institution: ['Câmp necunoscut.'] }])
  })
})
