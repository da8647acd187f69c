import { mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Failure } from '@hdoc/contract/failures/errors.ts'
import type { HeadScript, LoadedScript } from '@hdoc/contract/portal/head-scripts.ts'
import type { ScriptSource } from '@hdoc/contract/portal/script-sources.ts'
import { describe, expect, it } from 'vitest'
import { testApp } from '../../../test/browsers/app.ts'
import { freshInstitution } from '../../../test/database/database.ts'
import { aPerson } from '../../../test/offices/person.ts'
import { sql } from '../../platform/db/sql.ts'

const t = await testApp({
  services: ({ settings }) => {
    mkdirSync(join(settings.dataDir, 'page'), { recursive: true })
    writeFileSync(join(settings.dataDir, 'page/index.html'), '<!doctype html><title>HDoc</title>')
    return {}
  },
})
const { id, host } = await freshInstitution(t.database)
await aPerson(t.database, id, 'ana', { permissions: ['client.admin'] })
await aPerson(t.database, id, 'ion', { permissions: ['document.register'] })
await aPerson(t.database, 0, 'platforma', { isAdmin: true })
const ana = t.browser(host)
const ion = t.browser(host)
const platform = t.browser('admin.localhost')
await ana.signIn('ana')
await ion.signIn('ion')
await platform.signIn('platforma')

type Saved<T> = Failure & { id: number; data: T }
const source = (values: object) => platform.post<Saved<ScriptSource>>('/api/script_source/add', values)
const statistics = await source({
  name: 'Statistici Exemplu',
  purpose: 'statistics',
  script_origins: 'https://Statistici.exemplu.ro/',
  data_origins: 'https://*.exemplu.ro',
})
await source({ name: 'Reclame', purpose: 'advertising', script_origins: 'https://reclame.exemplu.ro' })
const add = (values: object, who = ana) => who.post<Saved<HeadScript>>('/api/head_script/add', values)
const counter = {
  name: 'Contor',
  config_name: 'analytics',
  src: 'https://statistici.exemplu.ro/s.js#x',
  properties: { async: true, attributes: { 'data-site': '7' }, onLoad: 'porneste("7")' },
}
const first = await add(counter)
const loaded = async (browser = t.browser(host)) =>
  (await browser.get<LoadedScript[]>('/api/head_script/get_all/')).body

describe('sources', () => {
  it('are approved by the platform alone, and are origins', async () => {
    expect(statistics.body.data).toMatchObject({
      script_origins: 'https://statistici.exemplu.ro',
      active: true,
    })
    for (const script_origins of ['', 'http://a.ro', 'https://*.a.ro', "https://a.ro 'unsafe-eval'"]) {
      const { status, body } = await source({ name: 'Rea', purpose: 'statistics', script_origins })
      expect([status, Object.keys(body.errors ?? {})], script_origins).toEqual([422, ['script_origins']])
    }
    const list = await platform.get<{ data: ScriptSource[] }>('/api/script_source/list')
    expect(list.body.data.map(({ name }) => name)).toEqual(['Reclame', 'Statistici Exemplu'])
    expect((await platform.get(`/api/script_source/get/${statistics.body.id}`)).status).toBe(200)
    expect((await platform.get<object[]>('/api/script_source/options?q=recl')).body).toHaveLength(1)
    expect((await ana.post<Failure>('/api/script_source/add', { name: 'x' })).body.code).toBe('PLATFORM_ONLY')
    // Who works for an institution reads the list, and changes nothing of it.
    const changed = await t.database.inInstitution(id, (db) =>
      db.run(sql`update script_sources set active = false`),
    )
    expect(changed).toBe(0)
  })
})

describe('scripts of the portal', () => {
  it('are kept by who holds client.admin; get of none is 404', async () => {
    expect(first.body.data).toMatchObject({ src: 'https://statistici.exemplu.ro/s.js', approved: true })
    const { id: script, version } = first.body.data
    expect((await add(counter, ion)).body.code).toBe('FORBIDDEN')
    expect((await ion.get(`/api/head_script/get/${script}`)).status).toBe(403)
    expect((await ana.get(`/api/head_script/get/${script}`)).status).toBe(200)
    expect((await ana.get('/api/head_script/get/999999')).status).toBe(404)
    expect((await add(counter)).body.errors).toHaveProperty('src')
    const renamed = await ana.post<Saved<HeadScript>>('/api/head_script/update', {
      id: script,
      name: 'Contor nou',
      version,
    })
    expect(renamed.body.data).toMatchObject({ name: 'Contor nou', properties: { onLoad: 'porneste("7")' } })
    const late = await ana.post<Failure>('/api/head_script/update', { id: script, name: 'Târziu', version })
    expect(late.body.code).toBe('STALE_VERSION')
    const list = await ana.get<{ scripts: HeadScript[]; sources: { name: string }[] }>(
      '/api/head_script/list?config_name=analytics',
    )
    expect([list.body.scripts.length, list.body.sources.map(({ name }) => name)]).toEqual([
      1,
      ['Statistici Exemplu'],
    ])
  })

  it('come from a source approved for their purpose', async () => {
    for (const wrong of [
      { src: 'https://altul.ro/s.js' },
      { src: 'https://reclame.exemplu.ro/s.js' },
      { config_name: 'ads' },
      { src: 'http://statistici.exemplu.ro/s.js' },
      { src: 'https://statistici.exemplu.ro.rau.ro/s.js' },
    ]) {
      const { status, body } = await add({ ...counter, ...wrong })
      expect([status, Object.keys(body.errors ?? {})], JSON.stringify(wrong)).toEqual([422, ['src']])
    }
    const attribute = { ...counter.properties, attributes: { onerror: 'x()' } }
    expect((await add({ ...counter, properties: attribute })).status).toBe(422)
  })

  it('are told to guests, with a file of ours in place of what runs after them; to nobody signed in', async () => {
    const [script] = await loaded()
    expect(script).toMatchObject({ config_name: 'analytics', src: 'https://statistici.exemplu.ro/s.js' })
    expect(JSON.stringify(await loaded())).not.toContain('porneste')
    const file = script?.properties.onLoad ?? ''
    const answer = await t.browser(host).send<string>({ method: 'GET', url: file })
    expect([answer.status, answer.raw.toString(), answer.headers['content-type']]).toEqual([
      200,
      'porneste("7")',
      'text/javascript; charset=utf-8',
    ])
    expect(file).toMatch(/^\/api\/head_script\/on_load\/\d+\?v=\d+$/)
    expect(await loaded(ion)).toEqual([])
    expect((await ion.get(file)).status).toBe(404)
    expect((await t.browser(host).get(file, { 'sec-fetch-dest': 'serviceworker' })).status).toBe(404)
  })
})

const strict = String((await t.browser(host).get('/')).headers['content-security-policy'])

describe('the document that may carry scripts', () => {
  const policyFor = async (cookies: Record<string, string>, url = '/portal') => {
    const browser = t.browser(host)
    for (const [name, value] of Object.entries(cookies)) browser.cookies.set(name, value)
    const { status, headers } = await browser.get(url)
    expect(status).toBe(200)
    return String(headers['content-security-policy'])
  }
  const agreed = (purposes: string) => ({ hdoc_consent: `1.2026-11-20.${purposes}` })
  it('names the approved origins of what was agreed to, and nothing else', async () => {
    await add({ ...counter, name: 'Reclame', config_name: 'ads', src: 'https://reclame.exemplu.ro/r.js' })
    const statisticsOnly = await policyFor(agreed('statistics'))
    expect(statisticsOnly).toContain("script-src 'self' https://statistici.exemplu.ro;")
    expect(statisticsOnly).toContain("connect-src 'self' https://statistici.exemplu.ro https://*.exemplu.ro;")
    expect(statisticsOnly).not.toContain('reclame')
    expect(await policyFor(agreed('statistics-advertising'))).toContain('https://reclame.exemplu.ro')
  })

  it('is strict before consent, for who is or was signed in, and at every other address', async () => {
    expect(strict).not.toContain('exemplu.ro')
    for (const cookies of [
      {},
      agreed(''),
      { hdoc_consent: '0.2020-01-01.statistics' },
      { ...agreed('statistics'), hdoc_staff: '1' },
      { ...agreed('statistics'), ...Object.fromEntries(ion.cookies) },
    ])
      expect(await policyFor(cookies), JSON.stringify(cookies)).toBe(strict)
    expect(await policyFor(agreed('statistics'), '/')).toBe(strict)
    const elsewhere = await freshInstitution(t.database)
    const other = t.browser(elsewhere.host)
    other.cookies.set('hdoc_consent', '1.2026-11-20.statistics')
    expect((await other.get('/portal')).headers['content-security-policy']).toBe(strict)
  })

  it('loses a source with its approval, at once', async () => {
    const change = (active: boolean) =>
      platform.post<Saved<ScriptSource>>('/api/script_source/update', {
        id: statistics.body.id,
        values: { active },
      })
    await change(false)
    expect(await policyFor(agreed('statistics'))).toBe(strict)
    expect((await loaded()).map(({ config_name }) => config_name)).toEqual(['ads'])
    expect((await t.browser(host).get(`/api/head_script/on_load/${first.body.id}`)).status).toBe(404)
    await change(true)
    expect((await loaded()).length).toBe(2)
    await platform.remove(`/api/script_source/delete/${statistics.body.id}`)
    expect(await policyFor(agreed('statistics'))).toBe(strict)
    expect((await ana.remove(`/api/head_script/delete/${first.body.id}`)).status).toBe(200)
    expect((await ana.get(`/api/head_script/get/${first.body.id}`)).status).toBe(404)
  })
})
