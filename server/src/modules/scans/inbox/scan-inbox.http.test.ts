import type { Document } from '@hdoc/contract/documents/record/documents.ts'
import type { Failure } from '@hdoc/contract/failures/errors.ts'
import type { ScanInbox } from '@hdoc/contract/scans/scans.ts'
import sharp from 'sharp'
import { expect, test } from 'vitest'
import { testApp } from '../../../../test/browsers/app.ts'
import type { Browser } from '../../../../test/browsers/browser.ts'
import { type Added, clerkOffice } from '../../../../test/offices/clerk-office.ts'
import { scannerOf } from '../../../../test/offices/scanner.ts'
import { forgetScans } from '../jobs/forget-scans.ts'

const t = await testApp()
type Taken = Failure & { data: { id: number; scan_id: number; name: string }[] }

const place = await clerkOffice(t)
const { as, clerk, register, send, host, institution, institutionId } = place
const scanner = await scannerOf(t, institution)
const elena = await as('elena')
const inbox = async (state = 'waiting') => (await clerk.get<ScanInbox>(`/api/scan/list?state=${state}`)).body
const take = (browser: Browser, ...ids: number[]) => browser.post<Taken>('/api/scan/take', { ids })
let grey = 0

/** Puts scans with these names into the inbox, each with a content that no other has. */
async function arrive(...names: string[]): Promise<number[]> {
  for (const name of names)
    await scanner.drop(
      name,
      await sharp({
        create: { width: 60, height: 90, channels: 3, background: { r: ++grey, g: 200, b: 200 } },
      })
        .png()
        .toBuffer(),
    )
  await scanner.take()
  await scanner.readAll()
  const { data } = await inbox()
  return names.map((name) => data.find((scan) => scan.name === name)!.id)
}
const names = async () => (await inbox()).data.map(({ name }) => name)

test('the inbox is for those who register', async () => {
  const radu = await as('radu')
  const [id = 0] = await arrive('întâi.png')
  expect((await radu.get('/api/scan/list')).status).toBe(403)
  expect((await radu.get(`/api/scan/preview/${id}`)).status).toBe(403)
  expect((await take(radu, id)).status).toBe(403)
  expect((await t.browser(host).get('/api/scan/list')).status).toBe(401)
})

test('a scan is attached to a document that was found, once, whoever had it open too', async () => {
  const [paper, other] = [await register(), await register()]
  const [scan = 0] = await arrive('a.png')
  const mine = (await take(clerk, scan)).body.data
  const hers = (await take(elena, scan)).body.data
  expect(mine).toMatchObject([{ scan_id: scan, name: 'a.png' }])
  expect((await take(clerk, scan)).body.data).toEqual(mine)
  expect((await inbox()).data.find(({ id }) => id === scan)?.taken_by).toBe('Elena Cireșaru')
  t.clock.advance(15 * 60_000)
  // A person who has gone without a word does not keep the scan for ever; taking it again marks it anew.
  expect((await inbox()).data.find(({ id }) => id === scan)?.taken_by).toBe('')
  expect((await take(clerk, scan)).body.data).toEqual(mine)
  expect((await inbox()).data.find(({ id }) => id === scan)?.taken_by).toBe('Gina Ghișeu')
  t.clock.set('2026-11-20T10:00:00+02:00')
  const attach = (browser: Browser, id: number, upload: number) =>
    browser.post<Failure & { data: Document }>('/api/document/attach', { id, upload_ids: [upload] })
  const [first, second] = await Promise.all([
    attach(clerk, paper.id, mine[0]!.id),
    attach(elena, other.id, hers[0]!.id),
  ])
  expect([first.status, second.status].sort()).toEqual([200, 422])
  const refused = first.status === 422 ? first : second
  expect(refused.body.errors?.upload_ids).toEqual(['Scanarea a fost folosită între timp de altcineva.'])
  expect(await names()).not.toContain('a.png')
  expect((await take(clerk, scan)).status).toBe(409)
})

test('a scan does not become a version of a file: it stays where everybody sees it', async () => {
  const { body: sent } = await clerk.upload<{ id: number }>('act.txt', Buffer.from('act\n'))
  const paper = await register({ upload_ids: [sent.id] })
  const [scan = 0] = await arrive('versiune.png')
  const [taken] = (await take(clerk, scan)).body.data
  const refused = await clerk.post<Failure>('/api/document_file/add_version', {
    id: sent.id,
    upload_id: taken?.id,
  })
  expect(refused.status).toBe(422)
  expect(refused.body.errors?.upload_id).toEqual([
    'O scanare nu poate deveni versiune nouă a unui fișier. Atașați-o documentului ca fișier.',
  ])
  expect(await names()).toContain('versiune.png')
  const attached = await clerk.post('/api/document/attach', { id: paper.id, upload_ids: [taken?.id] })
  expect(attached.status).toBe(200)
  expect(await names()).not.toContain('versiune.png')
})

test('a new paper is registered with scans, which then have left the inbox', async () => {
  const [first = 0, second = 0, third = 0] = await arrive('b.png', 'c.png', 'd.png')
  const taken = (await take(clerk, first, second)).body.data
  const registered = await send({ upload_ids: taken.map(({ id }) => id) })
  expect(registered.status).toBe(200)
  const paper = (await clerk.get<Document>(`/api/document/get/${registered.body.data.id}`)).body
  expect(paper.files.map(({ name, created_by, scan }) => [name, created_by, scan])).toEqual([
    ['b.png', 'Gina Ghișeu', true],
    ['c.png', 'Gina Ghișeu', true],
  ])
  const plain = await clerk.upload<{ id: number }>('aviz.txt', Buffer.from('Aviz'))
  await clerk.post('/api/document/attach', { id: paper.id, upload_ids: [plain.body.id] })
  const { files } = (await clerk.get<Document>(`/api/document/get/${paper.id}`)).body
  expect(files.map(({ name, scan }) => [name, scan])).toContainEqual(['aviz.txt', false])
  expect(await names()).not.toContain('b.png')
  // An upload that is dropped leaves the scan where it is.
  const again = (await take(clerk, third)).body.data
  expect((await clerk.post('/api/file/discard', { id: again[0]!.id })).status).toBe(200)
  expect((await inbox()).data.find(({ id }) => id === third)).toMatchObject({ name: 'd.png', taken_by: '' })
})

test('what was thrown away can be had back for thirty days, and is gone with its bytes afterwards', async () => {
  const ids = await arrive('e.png', 'f.png')
  const taken = (await take(clerk, ids[0]!)).body.data
  const paper = await register()
  expect((await clerk.post('/api/scan/discard', { ids })).status).toBe(422)
  expect((await clerk.post('/api/scan/discard', { ids, reason: 'Pagini goale' })).status).toBe(200)
  expect(
    (await clerk.post('/api/document/attach', { id: paper.id, upload_ids: [taken[0]!.id] })).status,
  ).toBe(422)
  const gone = await inbox('discarded')
  expect(gone.counts).toMatchObject({ reading: 0, discarded: 2 })
  expect(gone.data[0]?.discarded).toMatchObject({ by: 'Gina Ghișeu', reason: 'Pagini goale' })
  expect((await clerk.post('/api/scan/restore', { ids: [ids[1]] })).status).toBe(200)
  expect((await clerk.get(`/api/scan/preview/${ids[1]}`)).headers['content-type']).toBe('image/png')
  const [row] = await t.asSuperuser<{ sha256: string }>('select sha256 from scans where id = $1', [ids[0]])
  const audited = await t.asSuperuser<{ action: string }>(
    `select action from audit_entries where institution_id = $1 and subject_type = 'scan' order by id`,
    [institutionId],
  )
  expect(audited.map(({ action }) => action)).toEqual(['scan.discarded', 'scan.discarded', 'scan.restored'])
  // The bytes were written now, whatever the test's clock says.
  t.clock.set('2086-11-20T10:00:00Z')
  await forgetScans.run(scanner.services, {})
  t.clock.set('2026-11-20T10:00:00+02:00')
  expect((await inbox('discarded')).data).toEqual([])
  expect(await names()).toContain('f.png')
  expect(await scanner.services.files.has(row!.sha256)).toBe(false)
})

test('who comes too late reads by whom a scan was attached, and to what when they may see it', async () => {
  const [scan = 0, thrown = 0, secret = 0] = await arrive('târziu.png', 'aruncat.png', 'secret.png')
  const paper = await register()
  const added = await elena.post<Added>('/api/document/add', place.paper({ access_level: 'restricted' }))
  const attach = async (browser: Browser, id: number, scanId: number) => {
    const uploads = (await take(browser, scanId)).body.data
    return browser.post('/api/document/attach', { id, upload_ids: uploads.map((upload) => upload.id) })
  }
  expect((await attach(clerk, paper.id, scan)).status).toBe(200)
  expect((await attach(elena, added.body.id, secret)).status).toBe(200)
  const late = await take(elena, scan)
  expect([late.status, late.body.code]).toEqual([409, 'SCAN_ATTACHED'])
  expect(late.body.message).toBe(
    `Scanarea „târziu.png” a fost atașată între timp de Gina Ghișeu la documentul ${paper.number}.`,
  )
  const unseen = await take(clerk, secret)
  expect(unseen.body.message).toBe(
    'Scanarea „secret.png” a fost atașată între timp de Elena Cireșaru la un document la care nu aveți acces.',
  )
  await clerk.post('/api/scan/discard', { ids: [thrown], reason: 'Pagină goală' })
  expect((await take(elena, thrown)).body.message).toBe(
    'Scanarea „aruncat.png” a fost aruncată între timp de Gina Ghișeu. O găsiți la „Aruncate”.',
  )
  expect((await clerk.post<Failure>('/api/scan/discard', { ids: [scan], reason: 'x' })).body.code).toBe(
    'SCAN_ATTACHED',
  )
})
