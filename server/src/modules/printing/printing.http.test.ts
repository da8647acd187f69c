import { createHash } from 'node:crypto'
import { join } from 'node:path'
import { PDFDocument, PDFName, PDFString } from '@cantoo/pdf-lib'
import type { SubjectActivity } from '@hdoc/contract/calls/subject-activity.ts'
import type { Document } from '@hdoc/contract/documents/record/documents.ts'
import type { Failure } from '@hdoc/contract/failures/errors.ts'
import type { FileRow } from '@hdoc/contract/files/files.ts'
import { labelPayload } from '@hdoc/contract/printing/label/payload.ts'
import type { PrintingSection, PrintOptions } from '@hdoc/contract/printing/printing.ts'
import { describe, expect, it } from 'vitest'
import { testApp } from '../../../test/browsers/app.ts'
import { type Changed, clerkOffice } from '../../../test/offices/clerk-office.ts'
import { aPerson } from '../../../test/offices/person.ts'
import { readCodes } from '../../../test/scan/read-codes.ts'
import { renderPages } from '../../../test/scan/render-page.ts'
import { sql } from '../../platform/db/sql.ts'
import { createDiskFileStore } from '../../platform/files/store/disk-file-store.ts'

const t = await testApp()
const contents = await createDiskFileStore(join(t.settings.dataDir, 'files'))
/** Hashes of all that lies in the file store. */
async function stored(): Promise<string[]> {
  const hashes: string[] = []
  for await (const some of contents.listStored()) hashes.push(...some)
  return hashes.sort()
}
type Office = Awaited<ReturnType<typeof clerkOffice>>
type Browser = Office['clerk']
type Stamped = Failure & { id: number; data: FileRow & { was_signed: boolean } }

const labels = (browser: Browser, ids: readonly number[], more = '') =>
  browser.get<Failure>(`/api/print/labels?ids=${ids.join(',')}${more}`)
const history = async (browser: Browser, id: number) =>
  (await browser.get<SubjectActivity[]>(`/api/document/activity/${id}`)).body
const sha = (bytes: Uint8Array) => createHash('sha256').update(bytes).digest('hex')

async function aPdf(signed = false): Promise<Buffer> {
  const document = await PDFDocument.create()
  document.addPage()
  const { context, catalog } = document
  if (signed) {
    const value = { Type: 'Sig', ByteRange: [0, 1, 2, 3], Contents: PDFString.of('x') }
    const V = context.register(context.obj(value))
    const field = context.register(context.obj({ FT: 'Sig', T: PDFString.of('S'), V }))
    catalog.set(PDFName.of('AcroForm'), context.obj({ Fields: [field], SigFlags: 3 }))
  }
  return Buffer.from(await document.save({ useObjectStreams: false }))
}

async function attached(office: Office, documentId: number, name: string, bytes: Buffer): Promise<number> {
  const upload = await office.clerk.upload<{ id: number }>(name, bytes)
  const body = { id: documentId, upload_ids: [upload.body.id] }
  const { status } = await office.clerk.post<Changed>('/api/document/attach', body)
  expect(status).toBe(200)
  return upload.body.id
}
const stamp = (browser: Browser, body: object, key?: string) =>
  browser.post<Stamped>('/api/file/stamp', body, key === undefined ? {} : { 'idempotency-key': key })

describe('GET /api/print/labels', () => {
  it('is for who sees each of the documents, as large as the label, with codes that name them', async () => {
    const office = await clerkOffice(t)
    const { clerk, institutionId, host } = office
    const first = await office.register()
    const second = await office.register({ access_level: 'restricted' })
    expect((await t.browser(host).get(`/api/print/labels?ids=${first.id}`)).status).toBe(401)
    const radu = await office.as('radu')
    expect((await labels(radu, [first.id])).status).toBe(200)
    expect((await labels(radu, [first.id, second.id])).status).toBe(404)
    expect((await labels(clerk, [first.id, 999_999_999])).status).toBe(404)

    const answer = await labels(clerk, [second.id, first.id])
    expect(answer.status).toBe(200)
    expect(answer.headers['content-type']).toBe('application/pdf')
    expect(answer.headers['content-security-policy']).not.toContain('sandbox')
    expect(answer.headers['cache-control']).toBe('private, no-store')
    const pages = await renderPages(answer.raw, 203)
    const read = await Promise.all(pages.map(readCodes))
    for (const [at, documentId] of [second.id, first.id].entries())
      expect(read[at]).toEqual(
        expect.arrayContaining([{ kind: 'QRCODE', text: labelPayload({ institutionId, documentId }) }]),
      )
    const [newest] = await history(clerk, first.id)
    expect(newest).toMatchObject({
      action: 'label.printed',
      by: 'Gina Ghișeu',
      changes: [{ field: 'label', before: '', after: '57 × 32 mm' }],
    })
  })

  it('takes a size by name and a place on the sheet, and refuses others on their field', async () => {
    const office = await clerkOffice(t)
    const { id } = await office.register()
    const sheet = encodeURIComponent('A4, 24 × (70 × 37 mm)')
    const good = await labels(office.clerk, [id], `&size=${sheet}&start=24`)
    expect(good.raw.toString('latin1')).toMatch(/\/MediaBox \[0 0 595\.\d+ 841\.\d+\]/)
    const beyond = await labels(office.clerk, [id], `&size=${sheet}&start=25`)
    expect([beyond.status, beyond.body.errors]).toEqual([422, { start: ['Locul poate fi de la 1 la 24.'] }])
    const unknown = await labels(office.clerk, [id], '&size=nimic')
    expect([unknown.status, Object.keys(unknown.body.errors ?? {})]).toEqual([422, ['size']])
    for (const ids of ['', 'a', '1,', '-1', Array.from({ length: 501 }, (_, n) => n + 1).join(',')])
      expect((await office.clerk.get(`/api/print/labels?ids=${ids}`)).status, ids).toBe(422)
  })
})

describe('GET /api/print/receipts', () => {
  it('gives a page to each document, on the paper of the institution or another', async () => {
    const office = await clerkOffice(t)
    const [first, second] = [await office.register(), await office.register()]
    const receipts = (more = '') =>
      office.clerk.get<Failure>(`/api/print/receipts?ids=${first.id},${second.id}${more}`)
    const sizes = async (more: string) =>
      (await renderPages((await receipts(more)).raw, 25.4)).map(({ width, height }) => [width, height])
    expect(await sizes('')).toEqual([
      [210, 297],
      [210, 297],
    ])
    expect(await sizes('&paper=a5')).toEqual([
      [210, 148],
      [210, 148],
    ])
    const [roll] = await sizes('&paper=roll80&language=en')
    expect(roll?.[0]).toBe(80)
    expect(roll?.[1]).toBeGreaterThan(100)
    expect((await receipts('&paper=a3')).status).toBe(422)
    const [newest] = await history(office.clerk, second.id)
    expect(newest?.changes).toEqual([{ field: 'paper', before: '', after: 'roll80' }])
    const radu = await office.as('radu')
    expect((await radu.get(`/api/print/receipts?ids=${first.id}`)).status).toBe(200)
    const hidden = await office.register({ access_level: 'restricted' })
    expect((await radu.get(`/api/print/receipts?ids=${first.id},${hidden.id}`)).status).toBe(404)
  })
})

describe('POST /api/file/stamp', () => {
  it('is for who may add files; the copy joins the document and its history names the original', async () => {
    const office = await clerkOffice(t)
    const { id } = await office.register()
    const bytes = await aPdf()
    const fileId = await attached(office, id, 'Cerere.PDF', bytes)
    const radu = await office.as('radu')
    const refused = await stamp(radu, { id: fileId })
    expect([refused.status, refused.body.missing]).toEqual([403, 'document.edit_own_register'])

    const { status, body } = await stamp(
      office.clerk,
      { id: fileId, corner: 'bottom_left', pages: 'all' },
      'o-cheie-1',
    )
    expect(status).toBe(200)
    expect(body.data).toMatchObject({ name: 'Cerere-ștampilat.pdf', preview: 'pdf', was_signed: false })
    const before = await stored()
    // A stamp drawn a minute later would be another content.
    t.clock.advance(60_000)
    const again = await stamp(office.clerk, { id: fileId, corner: 'bottom_left', pages: 'all' }, 'o-cheie-1')
    expect(again.body.id).toBe(body.id)
    expect(await stored()).toEqual(before)
    const other = await stamp(office.clerk, { id: fileId, corner: 'top_left', pages: 'all' }, 'o-cheie-1')
    expect(other.status).toBe(422)
    expect(await stored()).toEqual(before)
    const { body: document } = await office.clerk.get<Document>(`/api/document/get/${id}`)
    expect(document.files.map(({ name }) => name).sort()).toEqual(['Cerere-ștampilat.pdf', 'Cerere.PDF'])
    const [newest] = await history(office.clerk, id)
    expect(newest).toMatchObject({
      action: 'file.stamped',
      changes: [
        { field: 'file', before: '', after: 'Cerere-ștampilat.pdf' },
        { field: 'original', before: '', after: 'Cerere.PDF' },
      ],
    })
    const original = await office.clerk.get(`/api/file/download/${fileId}`)
    expect(sha(original.raw)).toBe(sha(bytes))
  })

  it('leaves a signed original as it is, and says in the name that the copy is not signed', async () => {
    const office = await clerkOffice(t)
    const { id } = await office.register()
    const bytes = await aPdf(true)
    const fileId = await attached(office, id, 'Contract.pdf', bytes)
    const { body } = await stamp(office.clerk, { id: fileId })
    expect(body.data).toMatchObject({
      name: 'Contract-ștampilat (copie fără semnătură).pdf',
      was_signed: true,
    })
    expect(sha((await office.clerk.get(`/api/file/download/${fileId}`)).raw)).toBe(sha(bytes))
  })

  it('names the very original it stamped: a version that came meanwhile refuses the copy', async () => {
    const office = await clerkOffice(t)
    const { institutionId } = office
    const { id } = await office.register()
    const fileId = await attached(office, id, 'Cerere.pdf', await aPdf())
    const otherId = await attached(office, id, 'Alta.pdf', await aPdf(true))
    let stamping: ReturnType<typeof stamp> | undefined
    await t.database.inInstitution(institutionId, async (db) => {
      await db.run(
        sql`select 1 from documents where institution_id = ${institutionId} and id = ${id} for update`,
      )
      stamping = stamp(office.clerk, { id: fileId })
      await expect
        .poll(
          () =>
            t.asSuperuser(
              `select 1 from pg_stat_activity where wait_event_type = 'Lock' and datname = current_database()`,
            ),
          { timeout: 15_000 },
        )
        .not.toEqual([])
      await db.run(sql`
        update files set sha256 = (select o.sha256 from files o where o.institution_id = ${institutionId} and o.id = ${otherId}),
               version = version + 1, created_by_name = 'Elena Cireșaru'
         where institution_id = ${institutionId} and id = ${fileId}`)
    })
    const refused = await stamping
    expect([refused?.status, refused?.body.code]).toEqual([409, 'STALE_VERSION'])
    expect(refused?.body.message).toContain('Elena Cireșaru')
    const { body: document } = await office.clerk.get<Document>(`/api/document/get/${id}`)
    expect(document.files.length).toBe(2)
    expect((await history(office.clerk, id)).map(({ action }) => action)).not.toContain('file.stamped')
  })

  it('refuses in words what cannot be stamped, and adds nothing then', async () => {
    const office = await clerkOffice(t)
    const { id } = await office.register()
    const locked = await PDFDocument.create()
    locked.addPage()
    locked.encrypt({ userPassword: 'parola', ownerPassword: 'alta' })
    const cases = [
      ['nota.txt', Buffer.from('Bună ziua\n'), 'FILE_NOT_PDF'],
      ['secret.pdf', Buffer.from(await locked.save()), 'PDF_ENCRYPTED'],
      ['stricat.pdf', Buffer.from('%PDF-1.4\ntrailer<</Root 1 0 R>>\n%%EOF\n'), 'PDF_UNREADABLE'],
    ] as const
    for (const [name, bytes, code] of cases) {
      const answer = await stamp(office.clerk, { id: await attached(office, id, name, bytes) })
      expect([answer.status, answer.body.code], name).toEqual([422, code])
    }
    const { body } = await office.clerk.get<Document>(`/api/document/get/${id}`)
    expect(body.files.length).toBe(cases.length)
    await (await office.as('elena')).post('/api/document/annul', { id, reason: 'Greșit' })
    const annulled = await stamp(office.clerk, { id: body.files[0]?.id })
    expect(annulled.body.code).toBe('DOCUMENT_ANNULLED')
  })
})

describe('the section of printing', () => {
  it('changes what is offered for printing, with before and after kept', async () => {
    const office = await clerkOffice(t)
    await aPerson(t.database, office.institutionId, 'ana', { permissions: ['settings.printing'] })
    const ana = t.browser(office.host)
    await ana.signIn('ana')
    const { body: section } = await ana.get<PrintingSection>('/api/setting/printing')
    expect(section.values.label_sizes.map(({ name }) => name)[0]).toBe('57 × 32 mm')
    const size = {
      name: 'Rolă nouă',
      width_mm: 80,
      height_mm: 40.04,
      codes: 'qr',
      with_issuer: true,
      sheet: null,
    }
    const update = (values: object, version = 1) =>
      ana.post<Failure>('/api/setting/update_printing', { values, version })
    expect((await update({ label_sizes: [size], stamp_corner: 'bottom_left' })).status).toBe(200)
    const { body: offered } = await office.clerk.get<PrintOptions>('/api/print/options')
    expect(offered).toEqual({
      labels: [{ name: 'Rolă nouă', width_mm: 80, height_mm: 40, per_sheet: null }],
      receipt_paper: 'a4',
      stamp_corner: 'bottom_left',
    })
    expect((await update({ receipt_paper: 'a5' })).body.code).toBe('STALE_VERSION')
    const sheet = { columns: 3, rows: 8, left_mm: 0, top_mm: 0, gap_x_mm: 0, gap_y_mm: 0 }
    const wrong = await update(
      {
        label_sizes: [
          { ...size, sheet },
          { ...size, width_mm: 10 },
        ],
      },
      2,
    )
    expect([wrong.status, Object.keys(wrong.body.errors ?? {}).sort()]).toEqual([
      422,
      [
        'label_sizes.0.sheet.columns',
        'label_sizes.0.sheet.rows',
        'label_sizes.1.name',
        'label_sizes.1.width_mm',
      ],
    ])
    expect((await update({ label_sizes: [] }, 2)).status).toBe(422)
    expect((await update({ label_sizes: [size, size] }, 2)).body.errors).toHaveProperty([
      'label_sizes.1.name',
    ])
  })
})
