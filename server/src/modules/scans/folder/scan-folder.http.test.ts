import {
  chmodSync,
  existsSync,
  linkSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  symlinkSync,
} from 'node:fs'
import { mkdir, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { degrees, PDFDocument } from '@cantoo/pdf-lib'
import type { SubjectActivity } from '@hdoc/contract/calls/subject-activity.ts'
import type { Document } from '@hdoc/contract/documents/record/documents.ts'
import type { ScanInbox } from '@hdoc/contract/scans/scans.ts'
import sharp from 'sharp'
import { expect, test } from 'vitest'
import { testApp } from '../../../../test/browsers/app.ts'
import { freshInstitution } from '../../../../test/database/database.ts'
import { clerkOffice } from '../../../../test/offices/clerk-office.ts'
import { scannerOf } from '../../../../test/offices/scanner.ts'
import { type Sheet, scannedPdf } from '../../../../test/papers/scanned-pdf.ts'
import { readNext } from '../jobs/read-next.ts'
import { freeLeases, leaseScan } from '../queries/arrivals.ts'

const t = await testApp()

async function office() {
  const place = await clerkOffice(t)
  const { institution, institutionId } = place
  const scanner = await scannerOf(t, institution)
  const inbox = async (state = 'waiting') =>
    (await place.clerk.get<ScanInbox>(`/api/scan/list?state=${state}`)).body
  const label = (documentId: number, of = institutionId): Sheet => [{ institutionId: of, documentId }]
  const document = async (id: number) => (await place.clerk.get<Document>(`/api/document/get/${id}`)).body
  return { ...place, scanner, inbox, label, document }
}
const rowsOf = (institutionId: number) =>
  t.asSuperuser<{ name: string; state: string }>(
    'select name, state from scans where institution_id = $1 order by id',
    [institutionId],
  )

test('sheets with labels go to their documents by themselves, the rest waits and says why', async () => {
  const { scanner, inbox, label, document, register, as, clerk } = await office()
  const [one, two, gone] = [await register(), await register(), await register()]
  await (await as('elena')).post('/api/document/annul', { id: gone.id, reason: 'Greșit' })
  const both = [...label(one.id), ...label(two.id)]
  const sheets = [
    [],
    label(one.id),
    [],
    label(two.id),
    label(one.id, 999),
    label(gone.id),
    label(987_654),
    both,
  ]
  await scanner.drop('tura de dimineață.pdf', await scannedPdf(sheets))
  await scanner.take()
  expect((await inbox()).counts).toEqual({ waiting: 0, reading: 1, discarded: 0 })
  await scanner.readAll()

  const first = await document(one.id)
  expect(first.files.map(({ name, created_by }) => [name, created_by])).toEqual([
    ['tura de dimineață (p. 2–3).pdf', 'HDoc'],
  ])
  expect((await document(two.id)).files.map(({ name }) => name)).toEqual(['tura de dimineață (p. 4).pdf'])
  const bytes = (await clerk.get(`/api/file/download/${first.files[0]?.id}`)).raw
  expect((await PDFDocument.load(bytes)).getPageCount()).toBe(2)
  const activity = (await clerk.get<SubjectActivity[]>(`/api/document/activity/${one.id}`)).body
  expect(activity[0]).toMatchObject({
    action: 'file.scanned',
    by: 'HDoc',
    changes: [{ field: 'file', after: 'tura de dimineață (p. 2–3).pdf' }],
  })

  const { data, counts } = await inbox()
  expect(counts).toEqual({ waiting: 5, reading: 0, discarded: 0 })
  expect(data.map(({ name, note, pages }) => [name.replace('tura de dimineață ', ''), note, pages])).toEqual([
    ['(p. 8).pdf', 'several', 1],
    ['(p. 7).pdf', 'unknown', 1],
    ['(p. 6).pdf', 'annulled', 1],
    ['(p. 5).pdf', 'foreign', 1],
    ['(p. 1).pdf', '', 1],
  ])
  const picture = await clerk.get(`/api/scan/thumbnail/${data[0]?.id}`)
  expect([picture.status, picture.headers['content-type']]).toEqual([200, 'image/webp'])
  expect((await sharp(picture.raw).metadata()).width).toBeLessThanOrEqual(320)
  expect(readdirSync(scanner.folder)).toEqual([])
}, 40_000)

test('a TIFF of several sheets, a photograph and a PDF of pictures are read too; what cannot be read waits whole', async () => {
  const { scanner, inbox, label, document, register } = await office()
  const paper = await register()
  const { default: QR } = await import('qrcode')
  const { labelPayload } = await import('@hdoc/contract/printing/label/payload.ts')
  const code = await QR.toBuffer(labelPayload(label(paper.id)[0]!), { scale: 5 })
  const sheet = sharp({ create: { width: 1240, height: 1754, channels: 3, background: '#ffffff' } })
  const labelled = await sheet
    .clone()
    .composite([{ input: code, left: 700, top: 200 }])
    .png()
    .toBuffer()
  const blank = await sheet.clone().png().toBuffer()
  await scanner.drop(
    'două foi.tiff',
    await sharp([blank, labelled], { join: { animated: true } })
      .tiff()
      .toBuffer(),
  )
  await scanner.drop('poză.jpg', await sharp(labelled).jpeg().toBuffer())
  const scanned = await PDFDocument.create()
  const picture = await scanned.embedJpg(await sharp(labelled).rotate(90).jpeg().toBuffer())
  scanned.addPage([842, 595]).drawImage(picture, { width: 842, height: 595 })
  scanned.getPage(0).setRotation(degrees(270))
  await scanner.drop('poze.pdf', Buffer.from(await scanned.save()))
  await scanner.drop('rupt.pdf', Buffer.from('%PDF-1.7\nnimic\n%%EOF\n'))
  await scanner.take()
  await scanner.readAll()
  const waiting = (await inbox()).data.map(({ name, note, pages }) => [name, note, pages])
  expect(waiting).toEqual([['rupt.pdf', 'damaged', null]])
  expect((await document(paper.id)).files.map(({ name }) => name).sort()).toEqual([
    'două foi.tiff',
    'poze.pdf',
    'poză.jpg',
  ])
}, 60_000)

test('a file that is still being written is left until it rests', async () => {
  const { scanner, institutionId } = await office()
  const whole = await scannedPdf([[]], 'încet')
  await scanner.drop('acum.pdf', whole, 1)
  await scanner.drop('fără sfârșit.pdf', whole.subarray(0, whole.length - 40), 20)
  await scanner.drop('gol.pdf', Buffer.alloc(0), 20)
  await scanner.take()
  expect(await rowsOf(institutionId)).toEqual([])
  expect(readdirSync(scanner.folder)).toHaveLength(3)
  await scanner.drop('acum.pdf', whole, 5)
  await scanner.take()
  expect(await rowsOf(institutionId)).toEqual([{ name: 'acum.pdf', state: 'reading' }])
})

test('several workers take a file once, and one that was killed before it removed the file doubles nothing', async () => {
  const { scanner, institutionId } = await office()
  const pdf = await scannedPdf([[]], 'o singură dată')
  const path = await scanner.drop('scan.pdf', pdf)
  // A killed worker leaves the same inode under a second name.
  linkSync(path, join(scanner.folder, '.preluat-rest.pdf'))
  await Promise.all([scanner.take(), scanner.take(), scanner.take()])
  await scanner.take()
  expect(await rowsOf(institutionId)).toHaveLength(1)
  expect(readdirSync(scanner.folder)).toEqual([])
  // The same content scanned again is another scan.
  await scanner.drop('scan.pdf', pdf, 60)
  await scanner.take()
  expect(await rowsOf(institutionId)).toHaveLength(2)
})

test('a worker that was killed while reading loses nothing: another takes over when its time is out', async () => {
  const { scanner, institutionId, label, document, register } = await office()
  const paper = await register()
  await scanner.readAll()
  await scanner.drop('scan.pdf', await scannedPdf([label(paper.id)]))
  await scanner.take()
  const now = t.clock.now()
  const leased = await scanner.services.database.asPlatform('killed', (db) =>
    leaseScan(db, { now, until: new Date(now.getTime() + 240_000), workerId: null }),
  )
  expect(leased).toMatchObject({ institution_id: institutionId, attempts: 1 })
  await scanner.readAll()
  expect(await rowsOf(institutionId)).toEqual([{ name: 'scan.pdf', state: 'reading' }])
  t.clock.advance(241_000)
  await scanner.readAll()
  expect(await rowsOf(institutionId)).toEqual([{ name: 'scan.pdf', state: 'attached' }])
  expect((await document(paper.id)).files).toHaveLength(1)
}, 60_000)

test('a scan whose reader was killed three times is read no more and waits for a person', async () => {
  const { scanner, institutionId, label, inbox, document, register } = await office()
  const paper = await register()
  await scanner.drop('scan.pdf', await scannedPdf([label(paper.id)]))
  await scanner.take()
  // Scans that other tests have left must not be read first.
  await t.asSuperuser(`update scans set state = 'waiting' where institution_id <> $1`, [institutionId])
  for (let attempts = 1; attempts <= 3; attempts++) {
    const now = t.clock.now()
    const until = new Date(now.getTime() + 240_000)
    const leased = await scanner.services.database.asPlatform('killed', (db) =>
      leaseScan(db, { now, until, workerId: null }),
    )
    expect(leased).toMatchObject({ institution_id: institutionId, attempts })
    t.clock.advance(241_000)
  }
  await scanner.readAll()
  expect((await inbox()).data.map(({ name, note }) => [name, note])).toEqual([['scan.pdf', 'damaged']])
  expect((await document(paper.id)).files).toEqual([])
}, 60_000)

test('a scan whose worker is gone, or stops, is taken up at once', async () => {
  const { scanner, institutionId, label, register } = await office()
  const paper = await register()
  await scanner.drop('scan.pdf', await scannedPdf([label(paper.id)]))
  await scanner.take()
  // Scans that other tests have left must not be read first.
  await t.asSuperuser(`update scans set state = 'waiting' where institution_id <> $1`, [institutionId])
  const now = t.clock.now()
  await scanner.services.database.asPlatform('gone', async (db) => {
    await leaseScan(db, { now, until: new Date(now.getTime() + 240_000), workerId: 77 })
    expect(await freeLeases(db, [78])).toBe(0)
    expect(await freeLeases(db, [77])).toBe(1)
  })
  await readNext(scanner.services, { workerId: 79, signal: AbortSignal.abort() })
  const [row] = await t.asSuperuser(
    'select state, attempts, leased_until from scans where institution_id = $1',
    [institutionId],
  )
  expect(row, 'a stop costs no try').toEqual({ state: 'reading', attempts: 1, leased_until: null })
  await scanner.readAll()
  expect(await rowsOf(institutionId)).toEqual([{ name: 'scan.pdf', state: 'attached' }])
}, 60_000)

test('what is no scan lies in „refuzate” with a line of why; links and foreign folders are not followed', async () => {
  const { scanner, inbox, institutionId } = await office()
  await scanner.drop('program.exe', Buffer.from('MZ nimic'))
  await scanner.drop('minciună.pdf', Buffer.from('<html>nu sunt PDF %%EOF</html>'))
  await scanner.drop('notă.txt', Buffer.from('Un text\n'))
  symlinkSync('/etc/hostname', join(scanner.folder, 'legatura.pdf'))
  const outside = join(t.settings.scanDir, '..-x')
  await mkdir(outside, { recursive: true })
  await writeFile(join(outside, 'a.pdf'), 'x')
  await scanner.take()
  await scanner.take()
  expect(await rowsOf(institutionId)).toEqual([])
  const refused = join(scanner.folder, 'refuzate')
  expect(readdirSync(refused).sort()).toEqual([
    'minciună.pdf',
    'minciună.pdf.motiv.txt',
    'notă.txt',
    'notă.txt.motiv.txt',
    'program.exe',
    'program.exe.motiv.txt',
  ])
  expect(readFileSync(join(refused, 'program.exe.motiv.txt'), 'utf8')).toContain(
    'Nu este PDF, TIFF, JPEG sau PNG',
  )
  expect((await inbox()).refused.map(({ name, reason }) => [name, reason]).sort()).toEqual([
    ['minciună.pdf', 'type'],
    ['notă.txt', 'type'],
    ['program.exe', 'type'],
  ])
  expect(existsSync(join(outside, 'a.pdf'))).toBe(true)
})

test('folders and files that cannot be taken stop nothing that lies behind them', async () => {
  const { scanner, institutionId } = await office()
  const broken = await freshInstitution(t.database)
  const place = join(t.settings.scanDir, `${broken.id}-${broken.tag}`)
  await writeFile(place, 'nu este dosar')
  const refused = join(scanner.folder, 'refuzate')
  await writeFile(refused, 'nici acesta')
  for (let n = 10; n < 70; n++) {
    await mkdir(join(scanner.folder, `2026-01-${n}.pdf`))
    await scanner.drop(`a${n}.pdf`, Buffer.from('încă se scrie'), 1)
    await scanner.drop(`b${n}.exe`, Buffer.from('MZ nimic'))
  }
  await scanner.drop('trei.pdf', await scannedPdf([[]], 'trei'))
  await expect(scanner.take()).rejects.toThrow('EEXIST')
  expect(await rowsOf(institutionId)).toEqual([{ name: 'trei.pdf', state: 'reading' }])
  await rm(place)
  await rm(refused)
  // Fifty of the sixty files are taken, then the rest. The turn that left some says so.
  expect(await scanner.take()).toBe(true)
  expect(await scanner.take()).toBe(false)
  expect(readdirSync(refused)).toHaveLength(120)
})

test('each institution has its own folder, named in its settings by who administers it', async () => {
  const { scanner, institutionId, as, host } = await office()
  const other = await freshInstitution(t.database)
  await scanner.take()
  expect(readdirSync(t.settings.scanDir)).toContain(`${other.id}-${other.tag}`)
  expect((await (await as('ghiseu')).post('/api/scan/set_folder', { name: 'ghiseu' })).status).toBe(403)
  await t.asSuperuser(`update users set is_admin = true where institution_id = $1 and username = 'elena'`, [
    institutionId,
  ])
  const elena = t.browser(host)
  await elena.signIn('elena')
  expect((await elena.post('/api/scan/set_folder', { name: '../alta' })).status).toBe(422)
  expect((await elena.post('/api/scan/set_folder', { name: 'ghiseu' })).status).toBe(200)
  const { folder } = (await elena.get<ScanInbox>('/api/scan/list')).body
  expect(folder).toEqual({
    path: join(t.settings.scanDir, `${institutionId}-ghiseu`),
    name: 'ghiseu',
    can_change: true,
  })
  await scanner.take()
  expect(existsSync(folder.path)).toBe(true)
  // What lies under the earlier name is still theirs.
  await scanner.drop('veche.pdf', await scannedPdf([[]], 'veche'))
  await scanner.take()
  expect(await rowsOf(institutionId)).toEqual([{ name: 'veche.pdf', state: 'reading' }])
})

test('nobody but the program looks into the folder of all scans, also one that an earlier version made', async () => {
  const { scanner } = await office()
  const mode = () => statSync(t.settings.scanDir).mode & 0o777
  chmodSync(t.settings.scanDir, 0o755)
  await scanner.take()
  expect(mode()).toBe(0o700)
  rmSync(t.settings.scanDir, { recursive: true })
  await scanner.take()
  expect(mode()).toBe(0o700)
})
