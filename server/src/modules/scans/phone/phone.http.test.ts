import { createHash } from 'node:crypto'
import { join } from 'node:path'
import { PDFDocument } from '@cantoo/pdf-lib'
import type { SubjectActivity } from '@hdoc/contract/calls/subject-activity.ts'
import type { Document } from '@hdoc/contract/documents/record/documents.ts'
import type { Failure } from '@hdoc/contract/failures/errors.ts'
import type { PhoneForm, PhoneLinkMade } from '@hdoc/contract/scans/phone-links.ts'
import type { ScanInbox } from '@hdoc/contract/scans/scans.ts'
import sharp from 'sharp'
import { expect, test } from 'vitest'
import { testApp } from '../../../../test/browsers/app.ts'
import type { Browser } from '../../../../test/browsers/browser.ts'
import { freshInstitution } from '../../../../test/database/database.ts'
import { clerkOffice } from '../../../../test/offices/clerk-office.ts'
import { scannerOf } from '../../../../test/offices/scanner.ts'
import { createDiskFileStore } from '../../../platform/files/store/disk-file-store.ts'
import { leaseScan } from '../queries/arrivals.ts'

const t = await testApp()
const contents = await createDiskFileStore(join(t.settings.dataDir, 'files'))
type Made = Failure & { data: PhoneLinkMade }
let phones = 0

/** A photo held across, as phones tell by EXIF, with the place it was taken. */
const photo = (red: number): Promise<Buffer> =>
  sharp({ create: { width: 900, height: 600, channels: 3, background: { r: red, g: 90, b: 90 } } })
    .withExif({ IFD0: { Orientation: '6' }, IFD3: { GPSLatitudeRef: 'N', GPSLatitude: '44/1 26/1 0/1' } })
    .withMetadata({ orientation: 6 })
    .jpeg()
    .toBuffer()

async function office() {
  const place = await clerkOffice(t)
  const scanner = await scannerOf(t, place.institution)
  const make = (browser: Browser, documentId: number | null) =>
    browser.post<Made>('/api/phone_link/make', { document_id: documentId })
  const phone = () => t.browser(place.host, 'ro', `198.51.100.${++phones}`)
  const tokenOf = ({ body }: { body: Made }) => body.data.url.split('/').at(-1) ?? ''
  const upload = async (browser: Browser, token: string, bytes: Buffer, name = 'poza.jpg') => {
    if (!browser.cookies.has('XSRF-TOKEN')) await browser.get('/api/csrf-cookie')
    return browser.send<Failure & { id: number }>({
      method: 'POST',
      url: `/api/phone/photo/${token}?name=${encodeURIComponent(name)}`,
      payload: bytes,
      headers: {
        'x-xsrf-token': browser.cookies.get('XSRF-TOKEN') ?? '',
        'content-type': 'application/octet-stream',
      },
    })
  }
  const sendPages = (browser: Browser, token: string, ids: number[]) =>
    browser.post<Failure>('/api/phone/send', { token, photo_ids: ids })
  const stateOf = async (id: number) =>
    (
      await place.clerk.get<{ state: string; photos: number; scan_id: number | null }>(
        `/api/phone_link/state/${id}`,
      )
    ).body
  return { ...place, scanner, make, phone, tokenOf, upload, sendPages, stateOf }
}

test('photos of a phone become one PDF of the document, in their order, upright and without their place', async () => {
  const { clerk, make, phone, tokenOf, upload, sendPages, stateOf, register, scanner } = await office()
  const paper = await register()
  const made = await make(clerk, paper.id)
  const token = tokenOf(made)
  expect(token).toMatch(/^[a-z0-9]{40}$/)
  expect(made.body.data.rows.every((row) => row.length === made.body.data.rows.length)).toBe(true)
  const gina = phone()
  const shown = (await gina.get<PhoneForm>(`/api/phone/show/${token}`)).body
  expect(shown).toMatchObject({ number: paper.number, max_pages: 30, max_mb: 25 })
  const ids: number[] = []
  for (const red of [10, 120, 240]) ids.push((await upload(gina, token, await photo(red))).body.id)
  expect(await stateOf(made.body.data.id)).toEqual({ state: 'open', photos: 3, scan_id: null })
  const stored = await t.asSuperuser('select from phone_links where token_hash::text like $1', [`%${token}%`])
  expect(stored).toEqual([])

  // The second is left out, the third comes first.
  expect((await sendPages(gina, token, [ids[2]!, ids[0]!])).status).toBe(200)
  expect((await stateOf(made.body.data.id)).state).toBe('sent')
  expect((await sendPages(gina, token, [ids[0]!])).body.code).toBe('PHONE_LINK_ENDED')
  expect((await sendPages(gina, token, [ids[0]!, ids[2]!])).body.code).toBe('PHONE_LINK_ENDED')
  // A second tap, or a repeat after a lost answer, is answered like the first one and makes nothing more.
  expect((await sendPages(gina, token, [ids[2]!, ids[0]!])).status).toBe(200)
  await scanner.readAll()
  expect((await stateOf(made.body.data.id)).state).toBe('attached')

  const { files } = (await clerk.get<Document>(`/api/document/get/${paper.id}`)).body
  expect(files).toMatchObject([
    { name: 'Telefon 20.11.2026 10.00.pdf', created_by: 'Gina Ghișeu', mime: 'application/pdf' },
  ])
  const bytes = (await clerk.get(`/api/file/download/${files[0]?.id}`)).raw
  const pdf = await PDFDocument.load(bytes)
  expect(pdf.getPages().map((page) => page.getHeight() > page.getWidth())).toEqual([true, true])
  expect(Math.round(pdf.getPage(0).getHeight())).toBe(842)
  expect(bytes.includes('GPS') || bytes.includes('Exif')).toBe(false)
  const activity = (await clerk.get<SubjectActivity[]>(`/api/document/activity/${paper.id}`)).body
  expect(activity.map(({ action, by }) => [action, by]).slice(0, 2)).toEqual([
    ['file.attached', 'Gina Ghișeu'],
    ['phone_link.made', 'Gina Ghișeu'],
  ])
}, 20_000)

test('photos whose composer was killed three times wait one by one, and are composed no more', async () => {
  const { clerk, make, phone, tokenOf, upload, sendPages, register, scanner, institutionId } = await office()
  const paper = await register()
  await scanner.readAll()
  const token = tokenOf(await make(clerk, paper.id))
  const gina = phone()
  const ids = [(await upload(gina, token, await photo(10))).body.id]
  ids.push((await upload(gina, token, await photo(60))).body.id)
  expect((await sendPages(gina, token, ids)).status).toBe(200)
  for (let attempts = 1; attempts <= 3; attempts++) {
    const now = t.clock.now()
    const until = new Date(now.getTime() + 240_000)
    const leased = await scanner.services.database.asPlatform('killed', (db) =>
      leaseScan(db, { now, until, workerId: null }),
    )
    expect(leased).toMatchObject({ institution_id: institutionId, state: 'composing', attempts })
    t.clock.advance(241_000)
  }
  await scanner.readAll()
  const { data } = (await clerk.get<ScanInbox>('/api/scan/list?state=waiting')).body
  expect(data.map(({ name, note }) => [name.replace(/^.* /, ''), note]).sort()).toEqual([
    ['(1).jpg', 'damaged'],
    ['(2).jpg', 'damaged'],
  ])
  expect((await clerk.get<Document>(`/api/document/get/${paper.id}`)).body.files).toEqual([])
}, 20_000)

test('a phone that loads its page anew finds its pages as they were; those taken out count no more', async () => {
  const { clerk, make, phone, tokenOf, upload, sendPages, stateOf, register, scanner } = await office()
  const paper = await register()
  const made = await make(clerk, paper.id)
  const token = tokenOf(made)
  const gina = phone()
  const one = await photo(10)
  const ids: number[] = []
  for (const name of ['a.jpg', 'b.jpg', 'c.jpg']) ids.push((await upload(gina, token, one, name)).body.id)
  const [a = 0, b = 0, c = 0] = ids
  const shown = async () => (await gina.get<PhoneForm>(`/api/phone/show/${token}`)).body.photos
  const names = async () => (await shown()).map(({ name }) => name)
  expect(await shown()).toEqual(
    ['a.jpg', 'b.jpg', 'c.jpg'].map((name, at) => ({ id: ids[at], name, size: one.length })),
  )
  const arrangePages = (photo_ids: number[], dropped_ids: number[], browser = gina, code = token) =>
    browser.post<Failure>('/api/phone/arrange', { token: code, photo_ids, dropped_ids })
  expect((await arrangePages([c, a], [b])).status).toBe(200)
  expect(await names()).toEqual(['c.jpg', 'a.jpg'])
  expect(await stateOf(made.body.data.id)).toEqual({ state: 'open', photos: 2, scan_id: null })
  const { id: d } = (await upload(gina, token, one, '../d.jpg')).body
  expect(await names()).toEqual(['c.jpg', 'a.jpg', 'd.jpg'])
  // Pages of another code stay what they are.
  const other = await make(clerk, null)
  expect((await arrangePages([d], [a], phone(), tokenOf(other))).status).toBe(200)
  expect(await names()).toEqual(['c.jpg', 'a.jpg', 'd.jpg'])
  // A page that was taken out is not sent, and a page left out of the sending does not come with it.
  expect((await sendPages(gina, token, [b, a])).status).toBe(422)
  // Whoever arranges while somebody sends comes before the sending or is told that it is over: nothing is half done.
  const [sent, ...arranged] = await Promise.all([
    sendPages(gina, token, [d, a]),
    ...Array.from({ length: 10 }, () => arrangePages([a, d], [])),
  ])
  expect(sent.status).toBe(200)
  expect(arranged.every(({ status, body }) => status === 200 || body.code === 'PHONE_LINK_ENDED')).toBe(true)
  expect((await arrangePages([c], [])).body.code).toBe('PHONE_LINK_ENDED')
  await scanner.readAll()
  const { files } = (await clerk.get<Document>(`/api/document/get/${paper.id}`)).body
  const pdf = await PDFDocument.load((await clerk.get(`/api/file/download/${files[0]?.id}`)).raw)
  expect(pdf.getPageCount()).toBe(2)
}, 20_000)

test('a code without a document sends into the inbox; one for a document of others is not made', async () => {
  const { clerk, as, make, phone, tokenOf, upload, sendPages, register, scanner, stateOf } = await office()
  const paper = await register()
  const radu = await as('radu')
  expect((await make(radu, paper.id)).body.missing).toBe('document.edit_own_register')
  expect((await make(radu, null)).body.missing).toBe('document.register')
  const made = await make(clerk, null)
  const gina = phone()
  const { id } = (await upload(gina, tokenOf(made), await photo(10))).body
  expect((await sendPages(gina, tokenOf(made), [id, 999])).status).toBe(422)
  expect((await sendPages(gina, tokenOf(made), [id])).status).toBe(200)
  expect(await stateOf(made.body.data.id)).toMatchObject({ state: 'sent', scan_id: null })
  await scanner.readAll()
  const { state, scan_id } = await stateOf(made.body.data.id)
  expect(state).toBe('inbox')
  const { data } = (await clerk.get<ScanInbox>('/api/scan/list')).body
  expect(data[0]?.id).toBe(scan_id)
  expect(data).toMatchObject([
    { source: 'phone', sent_by: 'Gina Ghișeu', pages: 1, has_thumbnail: true, note: '' },
  ])
  // Only the caller's own codes.
  expect((await radu.get(`/api/phone_link/state/${made.body.data.id}`)).status).toBe(404)
  expect((await radu.post('/api/phone_link/revoke', { id: made.body.data.id })).status).toBe(404)
}, 20_000)

test('a code ends after ten minutes, when it is revoked, and with the session and rights of its person', async () => {
  const { clerk, as, make, phone, tokenOf, upload, register, host, institutionId, people } = await office()
  const paper = await register()
  const isGood = async (token: string) => (await phone().get(`/api/phone/show/${token}`)).status === 200
  const late = tokenOf(await make(clerk, paper.id))
  t.clock.advance(10 * 60_000 - 1000)
  expect(await isGood(late)).toBe(true)
  t.clock.advance(1000)
  expect(await isGood(late)).toBe(false)
  expect((await upload(phone(), late, await photo(1))).body.code).toBe('PHONE_LINK_ENDED')
  t.clock.set('2026-11-20T10:00:00+02:00')

  const revoked = await make(clerk, paper.id)
  expect((await clerk.post('/api/phone_link/revoke', { id: revoked.body.data.id })).status).toBe(200)
  expect(await isGood(tokenOf(revoked))).toBe(false)

  const session = await as('ghiseu')
  const ofSession = tokenOf(await make(session, paper.id))
  expect(await isGood(ofSession)).toBe(true)
  await session.post('/api/logout')
  expect(await isGood(ofSession)).toBe(false)

  const others = await freshInstitution(t.database)
  const elsewhere = tokenOf(await make(clerk, paper.id))
  expect((await t.browser(others.host).get(`/api/phone/show/${elsewhere}`)).status).toBe(404)
  await t.asSuperuser('delete from user_permissions where institution_id = $1 and user_id = $2', [
    institutionId,
    people.clerk,
  ])
  expect(await isGood(elsewhere)).toBe(false)
  expect((await t.browser(host, 'en').get<Failure>('/api/phone/show/nimic')).body.message).toContain(
    'The code is not valid any more',
  )
  const disabled = await as('elena')
  const ofElena = tokenOf(await make(disabled, paper.id))
  expect(await isGood(ofElena)).toBe(true)
  await t.asSuperuser(
    `update users set state = 'inactive' where institution_id = $1 and username = 'elena'`,
    [institutionId],
  )
  expect(await isGood(ofElena)).toBe(false)
})

test('of sixty sendings at once one wins; only pictures are taken, and no more than thirty', async () => {
  const { clerk, make, phone, tokenOf, upload, sendPages, register } = await office()
  const paper = await register()
  const token = tokenOf(await make(clerk, paper.id))
  const gina = phone()
  for (const hostile of [Buffer.from('<svg/>'), Buffer.from('%PDF-1.7 nimic'), Buffer.from('MZ')])
    expect((await upload(gina, token, hostile)).body.code).toBe('PHONE_PHOTO_TYPE')
  const bomb = await sharp({ create: { width: 12_000, height: 6_000, channels: 3, background: '#fff' } })
    .png()
    .toBuffer()
  expect((await upload(gina, token, bomb)).body.code).toBe('PICTURE_TOO_LARGE')
  const one = await photo(5)
  const ids: number[] = []
  for (let n = 0; n < 30; n++) ids.push((await upload(gina, token, one)).body.id)
  const tooMuch = await photo(200)
  expect((await upload(gina, token, tooMuch)).body.code).toBe('PHONE_PAGES_FULL')
  // Nothing of it lies on the disk, because it was not even read.
  expect(await contents.has(createHash('sha256').update(tooMuch).digest('hex'))).toBe(false)
  expect((await upload(gina, token, Buffer.from('MZ'))).body.code).toBe('PHONE_PAGES_FULL')
  const answers = await Promise.all(
    ids.flatMap((id) => [id, id]).map((id) => sendPages(phone(), token, [id])),
  )
  // Who sends the same pages twice is answered twice.
  expect(answers.filter(({ status }) => status === 200)).toHaveLength(2)
  expect(answers.filter(({ status }) => status === 404)).toHaveLength(58)
}, 20_000)
