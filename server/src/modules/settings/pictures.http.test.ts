import type { Status } from '@hdoc/contract/access/session.ts'
import type { Failure } from '@hdoc/contract/failures/errors.ts'
import type { LookSection } from '@hdoc/contract/settings/settings.ts'
import sharp from 'sharp'
import { expect, test } from 'vitest'
import { type Browser, testApp } from '../../../test/browsers/app.ts'
import { freshInstitution } from '../../../test/database/database.ts'
import { clerkOffice } from '../../../test/offices/clerk-office.ts'
import { aPerson } from '../../../test/offices/person.ts'

const t = await testApp()
type Saved = Failure & { data: LookSection }

const drawn = (background: string) =>
  sharp({ create: { width: 900, height: 600, channels: 3, background } })
    .withExif({ IFD0: { Copyright: 'Secret' } })
    .jpeg()
    .toBuffer()

const sendAs = (browser: Browser, kind: string, bytes: Buffer) =>
  browser.send<Saved>({
    method: 'POST',
    url: `/api/setting/picture?kind=${kind}`,
    payload: bytes,
    headers: {
      'x-xsrf-token': browser.cookies.get('XSRF-TOKEN') ?? '',
      'content-type': 'application/octet-stream',
    },
  })

async function townHall() {
  const { id, host } = await freshInstitution(t.database)
  await aPerson(t.database, id, 'ana', { permissions: ['client.admin'] })
  const browser = t.browser(host)
  await browser.signIn('ana')
  const send = (kind: string, bytes: Buffer) => sendAs(browser, kind, bytes)
  return { id, host, browser, send }
}

test('a picture is kept as what is seen of it, and shown to everybody on the host', async () => {
  const { host, send } = await townHall()
  const { status, body } = await send('coat_of_arms', await drawn('#aa2200'))
  expect(status).toBe(200)
  const address = body.data.coat_of_arms
  expect(address).toMatch(/^\/api\/branding\/coat_of_arms\?v=[0-9a-f]{16}$/)
  const guest = t.browser(host)
  const shown = await guest.get(address)
  expect(shown.status).toBe(200)
  expect(shown.headers).toMatchObject({
    'content-type': 'image/png',
    'x-content-type-options': 'nosniff',
    'cache-control': 'public, max-age=31536000, immutable',
  })
  const facts = await sharp(shown.raw).metadata()
  expect([facts.format, facts.width, facts.height, facts.exif]).toEqual(['png', 512, 341, undefined])
  expect((await guest.get<Status>('/api/status')).body.institution).toMatchObject({
    coat_of_arms: address,
    logo: '',
  })
})

test('the browser that has it asks whether it changed, and is told so without the bytes', async () => {
  const { browser, send } = await townHall()
  await send('logo', await drawn('#0044aa'))
  const first = await browser.get('/api/branding/logo')
  expect(first.headers['cache-control']).toBe('no-cache')
  const etag = String(first.headers.etag)
  const again = await browser.get('/api/branding/logo', { 'if-none-match': etag })
  expect([again.status, again.raw.length]).toEqual([304, 0])
  await send('logo', await drawn('#00aa44'))
  const changed = await browser.get('/api/branding/logo', { 'if-none-match': etag })
  expect(changed.status).toBe(200)
  expect(changed.headers.etag).not.toBe(etag)
})

test('the coat of arms stands on the receipt of a registration', async () => {
  const office = await clerkOffice(t)
  await aPerson(t.database, office.institutionId, 'ana', { permissions: ['client.admin'] })
  const browser = t.browser(office.host)
  await browser.signIn('ana')
  const { id } = await office.register()
  const receipt = async () =>
    (await office.clerk.get(`/api/document/confirmation/${id}`)).raw.toString('latin1')
  expect(await receipt()).not.toContain('/Subtype /Image')
  await sendAs(browser, 'coat_of_arms', await drawn('#aa2200'))
  expect(await receipt()).toContain('/Subtype /Image')
})

test('each institution shows its own, and a removed one is gone', async () => {
  const [mine, theirs] = [await townHall(), await townHall()]
  await mine.send('logo', await drawn('#0044aa'))
  expect((await theirs.browser.get('/api/branding/logo')).status).toBe(404)
  const removed = await mine.browser.post<Saved>('/api/setting/remove_picture', { kind: 'logo' })
  expect(removed.body.data).toMatchObject({ logo: '', version: 3 })
  expect((await mine.browser.get('/api/branding/logo')).status).toBe(404)
  expect((await mine.browser.get('/api/branding/altceva')).status).toBe(404)
})

test.each([
  ['a drawing with scripts', Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"><script/></svg>'), 415],
  ['text', Buffer.from('salut'), 415],
  ['nothing', Buffer.alloc(0), 422],
  ['more than the limit', Buffer.alloc(5 * 1024 * 1024 + 1, 1), 413],
])('%s is refused and changes nothing', async (_what, bytes, status) => {
  const { browser, send } = await townHall()
  expect((await send('logo', bytes)).status).toBe(status)
  expect((await browser.get<LookSection>('/api/setting/look')).body).toMatchObject({ logo: '', version: 1 })
})
