import type { Status } from '@hdoc/contract/access/session.ts'
import type { Failure } from '@hdoc/contract/failures/errors.ts'
import type { OutsideMapSection } from '@hdoc/contract/portal/outside-map.ts'
import { expect, it } from 'vitest'
import { testApp } from '../../../test/browsers/app.ts'
import { aPerson } from '../../../test/offices/person.ts'
import { settingsOffice } from '../../../test/offices/settings-office.ts'

const t = await testApp()
const { id, host, browser, audit } = await settingsOffice(t)
type Saved = Failure & { data: OutsideMapSection }
const change = (values: object, version?: number) =>
  browser.post<Saved>('/api/setting/update_outside_map', { values, ...(version && { version }) })
const frame = () => t.browser(host).get<string>('/map-frame')
const told = async () => (await t.browser(host).get<Status>('/api/status')).body.institution?.outside_map
const tiles = { kind: 'tiles', tiles_url: 'https://harti.exemplu.ro/{z}/{x}/{y}.png' }
const google = { kind: 'google', google_key: 'AIza-foarte-secreta', google_libraries: 'places' }

it('there is no map of others before one is set; a kind without its own field is refused', async () => {
  expect((await browser.get<OutsideMapSection>('/api/setting/outside_map')).body).toMatchObject({
    values: { kind: 'none', google_key: '' },
    version: 1,
  })
  expect([await told(), (await frame()).status]).toEqual(['', 404])
  for (const [values, field] of [
    [{ kind: 'tiles' }, 'tiles_url'],
    [{ kind: 'google' }, 'google_key'],
    [{ ...tiles, tiles_url: 'http://harti.exemplu.ro/{z}/{x}/{y}.png' }, 'tiles_url'],
    [{ ...google, google_key: 'a"><script>alert(1)</script>' }, 'google_key'],
  ] as const)
    expect(Object.keys((await change(values)).body.errors ?? {}), field).toEqual([field])
})

it('pictures of a tile server stand in a frame that loads pictures of that server, and runs our files alone', async () => {
  await change({ ...tiles, tiles_attribution: '© <b>Hărți</b>' })
  expect(await told()).toBe('harti.exemplu.ro')
  // On the host of administrators there is no such frame, so nobody is offered one there.
  await aPerson(t.database, 0, 'harta', { isAdmin: true })
  const within = t.browser('admin.localhost')
  await within.signIn('harta')
  await within.post('/api/hdoc_company/enter', { id })
  const { institution } = (await within.get<Status>('/api/status')).body
  expect([institution?.id, institution?.outside_map]).toEqual([id, ''])
  const { status, body, headers } = await frame()
  expect(status).toBe(200)
  const policy = String(headers['content-security-policy'])
  expect(policy).toContain("script-src 'self';")
  expect(policy).toContain("img-src 'self' data: https://harti.exemplu.ro;")
  expect(body).toContain('data-attribution="© &lt;b&gt;Hărți&lt;/b&gt;"')
  expect(body).not.toContain('data-google')
})

it('Google’s maps run in a frame whose origin is its own; the key stands there and in the setting alone', async () => {
  const { body: saved } = await change(google, 2)
  expect(saved.data).toMatchObject({ version: 3, values: { google_key: google.google_key } })
  expect((await change({ kind: 'none' }, 2)).body.code).toBe('STALE_VERSION')
  expect(await told()).toBe('maps.googleapis.com')
  const { body, headers } = await frame()
  expect(headers['content-security-policy']).toMatch(/^sandbox allow-scripts;/)
  expect(headers['cache-control']).toBe('no-store')
  expect(body).toContain(
    `data-google="https://maps.googleapis.com/maps/api/js?key=${google.google_key}&amp;callback=hdocMapReady&amp;libraries=places"`,
  )
  const rows = await audit()
  expect(rows.at(-1)?.action).toBe('setting.outside_map_changed')
  expect(JSON.stringify(rows)).not.toContain(google.google_key)
  expect(JSON.stringify((await t.browser(host).get('/api/status')).body)).not.toContain(google.google_key)
})
