import type { ListAnswer } from '@hdoc/contract/calls/resource.ts'
import type { Institution } from '@hdoc/contract/clients/institution-values.ts'
import { describe, expect, it } from 'vitest'
import { testApp } from '../../../test/browsers/app.ts'
import { platformOffice } from '../../../test/offices/platform-office.ts'
import { hostResolver } from '../institutions/index.ts'

const t = await testApp()
const { platform, plant, values, open, change, detail, status } = await platformOffice(t)

describe('host names', () => {
  it('are refused on their field when taken, reserved or none', async () => {
    const first = values({ external_domain: 'luat.ro', alias: 'si-acesta.ro' })
    expect((await platform.post('/api/hdoc_company/add', first)).status).toBe(200)
    const taken = 'Acest nume este folosit deja de o instituție.'
    const reserved = 'Acest nume este al platformei. Alegeți altul.'
    for (const [more, errors] of [
      [{ tag: first.tag }, { tag: [taken] }],
      [{ external_domain: 'LUAT.ro' }, { external_domain: [taken] }],
      [{ alias: 'luat.ro' }, { alias: [taken] }],
      [{ external_domain: 'si-acesta.ro' }, { external_domain: [taken] }],
      [{ external_domain: 'x.ro', alias: 'x.ro' }, { alias: [taken] }],
      [{ tag: 'admin' }, { tag: [reserved] }],
      [{ external_domain: `${first.tag}.localhost` }, { external_domain: [reserved] }],
      [{ alias: 'admin.localhost' }, { alias: [reserved] }],
    ] as const)
      expect((await open(more)).body.errors, JSON.stringify(more)).toEqual(errors)
    for (const more of [
      { tag: 'ă' },
      { external_domain: '10.0.0.1' },
      { external_domain: 'http://x.ro' },
      { alias: 'x' },
    ])
      expect((await open(more)).status, JSON.stringify(more)).toBe(422)
    expect((await open({ active_to: '2026-10-01' })).body.errors).toEqual({
      active_to: ['Sfârșitul nu poate fi înaintea începutului.'],
    })
    expect((await open({ company_id: 999_999 })).body.errors).toHaveProperty('company_id')
    expect((await open({ default_registers: [999_999] })).body.errors).toHaveProperty('default_registers')
  })

  it('wanted by several at the same moment go to one, the others are told on the field', async () => {
    const answers = await Promise.all(
      Array.from({ length: 6 }, () => open({ external_domain: 'toti-deodata.ro' })),
    )
    expect(answers.map(({ status: one }) => one).sort()).toEqual([200, 422, 422, 422, 422, 422])
    for (const { body } of answers.filter(({ status: one }) => one === 422))
      expect(body.errors).toHaveProperty('external_domain')
    const tags = await Promise.all(Array.from({ length: 4 }, () => open({ tag: 'acelasi' })))
    expect(tags.map(({ status: one }) => one).sort()).toEqual([200, 422, 422, 422])
    for (const { body } of tags.filter(({ status: one }) => one === 422))
      expect(body.errors).toHaveProperty('tag')
  })

  it('follow a change, and those given up are free for others at once', async () => {
    const { body } = await open({ external_domain: 'vechi.ro' })
    const { id, data } = body
    const moved = await change(id, { tag: 'nou-nout', external_domain: '', alias: 'vechi.ro' }, data.version)
    expect(moved.body.data).toMatchObject({ tag: 'nou-nout', external_domain: '', alias: 'vechi.ro' })
    expect((await status('nou-nout.localhost')).status).toBe(200)
    expect((await change(id, { alias: '' })).status).toBe(200)
    const other = await open({ tag: data.tag, external_domain: 'vechi.ro' })
    expect(other.status).toBe(200)
    expect((await detail(other.body.id)).hosts.map(({ host }) => host)).toEqual([
      `${data.tag}.localhost`,
      'vechi.ro',
    ])
    expect((await change(id, { name: 'X' }, data.version)).status).toBe(409)
    expect((await change(id, { alias: 'vechi.ro' })).body.errors).toHaveProperty('alias')
    expect((await detail(id)).hosts.map(({ host }) => host)).toEqual(['nou-nout.localhost'])
  })
})

describe('the active period', () => {
  it('ends at the midnight of Bucharest after its last day', async () => {
    const { body } = await open()
    const host = `${body.data.tag}.localhost`
    expect((await status(host)).status).toBe(200)
    expect((await change(body.id, { active_to: '2026-11-20' })).body.data).toMatchObject({
      state: 'ends_soon',
      days_left: 0,
    })
    t.clock.set('2026-11-20T23:59:59+02:00')
    const last = await freshHost(host)
    t.clock.set('2026-11-21T00:00:00+02:00')
    const next = await freshHost(host)
    t.clock.set('2026-11-20T10:00:00+02:00')
    expect([last, next]).toEqual(['ok', 'invalid_domain'])
    const later = await open({ active_from: '2026-12-01' })
    expect(later.body.data.state).toBe('future')
    expect((await status(`${later.body.data.tag}.localhost`)).body.code).toBe('invalid_domain')
  })
})

/** Asks with a new resolver, because the server's own answers from memory for two seconds. */
async function freshHost(host: string): Promise<string> {
  const resolve = hostResolver({ db: t.database.global, clock: t.clock, adminHosts: t.settings.adminHosts })
  return (await resolve(host)).kind === 'institution' ? 'ok' : 'invalid_domain'
}

describe('the list', () => {
  it('is searched, filtered by state and sorted, with exact totals, and never shows the platform', async () => {
    const { body } = await open({ name: 'Orașul Căutat', active_to: '2026-12-01', contract_number: 'ZZ-1' })
    const list = async (query: string) =>
      (await platform.get<ListAnswer<Institution>>(`/api/hdoc_company/list/${query}`)).body
    const found = await list('20/cautat')
    expect(found.data.map(({ id, state, days_left }) => ({ id, state, days_left }))).toEqual([
      { id: body.id, state: 'ends_soon', days_left: 11 },
    ])
    const soon = await list('100?filters[0][column]=state&filters[0][match][state][in]=ends_soon')
    expect(soon.data.every(({ state }) => state === 'ends_soon')).toBe(true)
    expect(soon.meta.total).toBe(soon.data.length)
    const all = await list('10?sortBy=name&sortOrder=asc')
    expect(all.data.every(({ id }) => id !== 0)).toBe(true)
    const [{ n } = { n: 0 }] = await plant('select count(*)::int as n from institutions where id <> 0')
    expect(all.meta.total).toBe(n)
    expect((await platform.get('/api/hdoc_company/options?q=cautat')).body).toEqual([
      { id: body.id, name: 'Orașul Căutat' },
    ])
    expect((await platform.get('/api/hdoc_company/get/0')).status).toBe(404)
    expect((await platform.get('/api/hdoc_company/get/999999')).status).toBe(404)
    expect((await change(999_999, {})).status).toBe(404)
  })
})
