import type { Document } from '@hdoc/contract/documents/record/documents.ts'
import type { Failure } from '@hdoc/contract/failures/errors.ts'
import type { Upload } from '@hdoc/contract/files/files.ts'
import { describe, expect, it } from 'vitest'
import { testApp } from '../../../../test/browsers/app.ts'
import { type Changed, clerkOffice } from '../../../../test/offices/clerk-office.ts'

const MEGABYTE = 1024 * 1024
const t = await testApp({ limits: { fileBytes: 2 * MEGABYTE } })
const pdf = Buffer.from('%PDF-1.4\n1 0 obj<</Type/Catalog>>endobj\ntrailer<</Root 1 0 R>>\n%%EOF\n')
const text = Buffer.from('Bună ziua, vă rog să îmi eliberați o adeverință.\n')
type Office = Awaited<ReturnType<typeof clerkOffice>>
type Browser = Office['clerk']
const upload = (browser: Browser, name = 'scan.pdf', bytes = pdf) =>
  browser.upload<Failure & { id: number; data: Upload }>(name, bytes)
const attach = (browser: Browser, id: number, ids: number[]) =>
  browser.post<Changed>('/api/document/attach', { id, upload_ids: ids })

describe('POST /api/file/upload', () => {
  it('is refused to guests', async () => {
    const { host } = await clerkOffice(t)
    expect((await upload(t.browser(host))).status).toBe(401)
  })

  it('takes a file in and says what it is', async () => {
    const { clerk } = await clerkOffice(t)
    const { status, body } = await upload(clerk, 'Cerere ștampilată.pdf')
    expect(status).toBe(200)
    expect(body.data).toEqual({
      id: body.id,
      name: 'Cerere ștampilată.pdf',
      mime: 'application/pdf',
      size: pdf.length,
    })
  })

  it('takes names as data', async () => {
    const { clerk } = await clerkOffice(t)
    for (const [sent, kept] of [
      ['../../etc/passwd.pdf', 'passwd.pdf'],
      ['C:\\scan\\a.pdf', 'a.pdf'],
    ] as const)
      expect((await upload(clerk, sent)).body.data.name, sent).toBe(kept)
    expect((await upload(clerk, '')).status).toBe(422)
    expect((await upload(clerk, `${'a'.repeat(300)}.pdf`)).status).toBe(422)
  })

  it('refuses what is too big, naming the limit, and keeps nothing of it', async () => {
    const { clerk, institutionId } = await clerkOffice(t)
    const big = await upload(clerk, 'mare.pdf', Buffer.concat([pdf, Buffer.alloc(2 * MEGABYTE)]))
    expect([big.status, big.body.code]).toEqual([413, 'file_too_big'])
    expect(big.body.message).toBe('Fișierul este prea mare pentru a fi încărcat: maximum 2 MB.')
    const rows = await t.asSuperuser('select from files where institution_id = $1', [institutionId])
    expect(rows).toEqual([])
  })

  it('refuses other kinds, naming those accepted, content that is not what the name says, and empty files', async () => {
    const { clerk } = await clerkOffice(t)
    for (const [name, bytes] of [
      ['pagina.html', Buffer.from('<html><script>alert(1)</script></html>')],
      ['program.exe', Buffer.from('MZ\x90\0\x03')],
      ['desen.svg', Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"/>')],
    ] as const) {
      const refused = await upload(clerk, name, bytes)
      expect([refused.status, refused.body.code], name).toEqual([415, 'file_type'])
      expect(refused.body.message).toMatch(/^Tip de fișier neacceptat. Se acceptă: .*pdf/i)
    }
    const fake = await upload(clerk, 'pagina.pdf', Buffer.from('<html><script>alert(1)</script></html>'))
    expect([fake.status, fake.body.code]).toEqual([415, 'FILE_CONTENT'])
    expect(fake.body.message).toMatch(/^Conținutul nu corespunde extensiei/)
    const empty = await upload(clerk, 'gol.pdf', Buffer.alloc(0))
    expect([empty.status, empty.body.code]).toEqual([422, 'FILE_EMPTY'])
  })
})

describe('an upload that waits for its document', () => {
  it('is its owner’s alone: to read, to drop, to attach', async () => {
    const { clerk, as, register, send } = await clerkOffice(t)
    const { id } = (await upload(clerk)).body
    const elena = await as('elena')
    for (const call of ['download', 'preview']) {
      expect((await clerk.get(`/api/file/${call}/${id}`)).status).toBe(200)
      expect((await elena.get(`/api/file/${call}/${id}`)).status).toBe(404)
    }
    expect((await elena.post('/api/file/discard', { id })).status).toBe(404)
    const document = await register()
    const stolen = await attach(elena, document.id, [id])
    expect([stolen.status, stolen.body.errors]).toEqual([422, { upload_ids: ['Valoarea aleasă nu există.'] }])
    const inForm = await elena.post<Failure>('/api/document/add', {
      category: 'intrare',
      register_id: 1,
      doc_type_id: 1,
      upload_ids: [id],
      short_description: 'x',
      issuer_id: 1,
    })
    expect(inForm.status).toBe(422)
    expect((await send({ upload_ids: [id] })).status).toBe(200)
    expect((await elena.get(`/api/file/download/${id}`)).status).toBe(200)
  })

  it('belongs to one of the documents that are registered with it at once', async () => {
    const { clerk, send } = await clerkOffice(t)
    const { id } = (await upload(clerk)).body
    const answers = await Promise.all(
      [[], ...Array.from({ length: 6 }, () => [id]), []].map((upload_ids) => send({ upload_ids })),
    )
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 200, 200, 422, 422, 422, 422, 422])
    expect((await clerk.get(`/api/file/download/${id}`)).status).toBe(200)
  })

  it('can be dropped once, and not after it was given to a document', async () => {
    const { host, clerk, register } = await clerkOffice(t)
    expect((await t.browser(host).post('/api/file/discard', { id: 1 })).status).toBe(401)
    const [one, two] = [(await upload(clerk)).body.id, (await upload(clerk)).body.id]
    expect((await clerk.post('/api/file/discard', { id: one })).status).toBe(200)
    expect((await clerk.post('/api/file/discard', { id: one })).status).toBe(404)
    await register({ upload_ids: [two] })
    expect((await clerk.post('/api/file/discard', { id: two })).status).toBe(404)
  })
})

describe('POST /api/document/attach', () => {
  it('is refused to those who may not edit, and to guests', async () => {
    const { host, as, register } = await clerkOffice(t)
    const { id } = await register()
    const radu = await as('radu')
    const mine = (await upload(radu)).body.id
    expect((await attach(t.browser(host), id, [mine])).status).toBe(401)
    expect((await attach(radu, id, [mine])).status).toBe(403)
  })

  it('gives all the files or none', async () => {
    const { clerk, register } = await clerkOffice(t)
    const { id } = await register()
    const first = (await upload(clerk)).body.id
    expect((await attach(clerk, id, [first, 999_999])).status).toBe(422)
    expect((await clerk.get<Document>(`/api/document/get/${id}`)).body.files).toEqual([])
    const second = (await upload(clerk, 'nota.txt', text)).body.id
    const { body } = await attach(clerk, id, [first, second])
    expect(body.data.files.map(({ name, preview, created_by }) => [name, preview, created_by])).toEqual([
      ['scan.pdf', 'pdf', 'Gina Ghișeu'],
      ['nota.txt', 'text', 'Gina Ghișeu'],
    ])
    expect((await attach(clerk, id, [])).status).toBe(422)
  })

  it('is done when the document has the files already, told once; another document has them not', async () => {
    const { clerk, register, as } = await clerkOffice(t)
    const { id } = await register()
    const first = (await upload(clerk)).body.id
    await attach(clerk, id, [first])
    const second = (await upload(clerk, 'nota.txt', text)).body.id
    const again = await attach(clerk, id, [first, second])
    expect([again.status, again.body.data.files.length]).toEqual([200, 2])
    const activity = await clerk.get<{ action: string }[]>(`/api/document/activity/${id}`)
    expect(activity.body.filter(({ action }) => action === 'file.attached')).toHaveLength(2)
    const other = await register()
    expect((await attach(clerk, other.id, [first])).status).toBe(422)
    expect((await attach(await as('elena'), id, [first])).status).not.toBe(200)
  })
})

describe('GET /api/file/download and preview', () => {
  it('follow the document: invisible with it', async () => {
    const { host, clerk, as, register } = await clerkOffice(t)
    const { id: fileId } = (await upload(clerk)).body
    await register({ upload_ids: [fileId], access_level: 'restricted' })
    for (const call of ['download', 'preview']) {
      expect((await t.browser(host).get(`/api/file/${call}/${fileId}`)).status).toBe(401)
      expect((await (await as('radu')).get(`/api/file/${call}/${fileId}`)).status).toBe(404)
      expect((await clerk.get(`/api/file/${call}/999999`)).status).toBe(404)
    }
  })

  it('give the bytes as they came, never run as a page of ours', async () => {
    const { clerk } = await clerkOffice(t)
    const { id } = (await upload(clerk, 'Ștampilă.txt', text)).body
    const download = await clerk.get(`/api/file/download/${id}`)
    expect(download.raw.equals(text)).toBe(true)
    expect(download.headers).toMatchObject({
      'content-length': String(text.length),
      'x-content-type-options': 'nosniff',
      'cache-control': 'private, no-store',
    })
    expect(download.headers['content-disposition']).toMatch(
      /^attachment; .*filename\*=UTF-8''%C8%98tampil%C4%83\.txt/,
    )
    const preview = await clerk.get(`/api/file/preview/${id}`)
    expect(preview.raw.equals(text)).toBe(true)
    expect(preview.headers['content-disposition']).toMatch(/^inline/)
    expect(String(preview.headers['content-security-policy'])).toContain('sandbox')
    expect(preview.headers['x-content-type-options']).toBe('nosniff')
  })

  it('offer a kind that cannot be shown as a download only', async () => {
    const { clerk } = await clerkOffice(t)
    const tiff = Buffer.concat([Buffer.from('II*\0', 'latin1'), Buffer.alloc(64)])
    const { id, data } = (await upload(clerk, 'scan.tiff', tiff)).body
    expect(data.mime).toBe('image/tiff')
    const preview = await clerk.get(`/api/file/preview/${id}`)
    expect(preview.headers['content-disposition']).toMatch(/^attachment/)
  })
})

describe('GET /api/document/confirmation', () => {
  it('is the receipt as a PDF, for those who see the document', async () => {
    const { host, clerk, register } = await clerkOffice(t)
    const { id } = await register()
    expect((await t.browser(host).get(`/api/document/confirmation/${id}`)).status).toBe(401)
    const answer = await clerk.get(`/api/document/confirmation/${id}`)
    expect(answer.status).toBe(200)
    expect(answer.headers).toMatchObject({
      'content-type': 'application/pdf',
      'cache-control': 'private, no-store',
    })
    expect(answer.headers['content-disposition']).toContain('dovada-RG-0001-2026.pdf')
    expect(answer.raw.subarray(0, 5).toString()).toBe('%PDF-')
  })
})
