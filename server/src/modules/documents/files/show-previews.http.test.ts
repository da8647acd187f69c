import type { Failure } from '@hdoc/contract/failures/errors.ts'
import type { FileContent, Upload } from '@hdoc/contract/files/files.ts'
import sharp from 'sharp'
import { describe, expect, it } from 'vitest'
import { testApp } from '../../../../test/browsers/app.ts'
import { docxOf, paragraph } from '../../../../test/files/office-files.ts'
import { photoOf, smallHeic, tiffOf } from '../../../../test/files/photos.ts'
import { clerkOffice } from '../../../../test/offices/clerk-office.ts'

const t = await testApp()
type Browser = Awaited<ReturnType<typeof clerkOffice>>['clerk']
const upload = async (browser: Browser, name: string, bytes: Buffer): Promise<number> => {
  const { status, body } = await browser.upload<Failure & { id: number; data: Upload }>(name, bytes)
  expect(status, name).toBe(200)
  return body.id
}
const content = async (browser: Browser, id: number) =>
  (await browser.get<FileContent>(`/api/file/content/${id}`)).body

describe('previews follow the document', () => {
  it('of a restricted one, and of another’s upload, there is none', async () => {
    const { host, clerk, as, register } = await clerkOffice(t)
    const attached = await upload(clerk, 'scan.tiff', await tiffOf(2))
    const waiting = await upload(clerk, 'scan.jpg', await photoOf('jpeg'))
    await register({ upload_ids: [attached], access_level: 'restricted' })
    const radu = await as('radu')
    for (const id of [attached, waiting])
      for (const call of ['content', 'page', 'cleaned']) {
        expect((await t.browser(host).get(`/api/file/${call}/${id}`)).status).toBe(401)
        expect((await radu.get(`/api/file/${call}/${id}`)).status).toBe(404)
        expect((await radu.get(`/api/file/${call}/999999`)).status).toBe(404)
      }
    // A preview that was made once is still hidden from people who may not see the file.
    expect((await clerk.get(`/api/file/page/${attached}`)).status).toBe(200)
    expect((await radu.get(`/api/file/page/${attached}`)).status).toBe(404)
  })
})

describe('GET /api/file/content', () => {
  it('reads office files, texts and mails, and says what cannot be shown', async () => {
    const { clerk } = await clerkOffice(t)
    const docx = await upload(clerk, 'referat.docx', await docxOf(paragraph('Aprobat în ședință')))
    const shown = { shown: 'text', parts: [{ blocks: [{ type: 'text', text: 'Aprobat în ședință' }] }] }
    expect(await content(clerk, docx)).toMatchObject(shown)
    expect(await content(clerk, docx)).toMatchObject(shown)
    const text = await upload(clerk, 'nota.txt', Buffer.from('Bun\xe3 ziua \xbai la mul\xfei ani', 'latin1'))
    expect(await content(clerk, text)).toMatchObject({
      encoding: 'windows-1250',
      parts: [{ blocks: [{ text: 'Bună ziua şi la mulţi ani' }] }],
      cut: false,
    })
    const mail = await upload(clerk, 'm.eml', Buffer.from('From: a@b.ro\r\nSubject: Test\r\n\r\nSalut'))
    expect(await content(clerk, mail)).toMatchObject({ facts: [{ text: 'a@b.ro' }, { text: 'Test' }] })
    const pdf = await upload(clerk, 'a.pdf', Buffer.from('%PDF-1.4\n%%EOF\n'))
    expect(await content(clerk, pdf)).toEqual({ shown: 'nothing', reason: 'not_shown' })
  })

  it('refuses bombs by what they claim: pixels, and tables that declare what they are not', async () => {
    const { clerk } = await clerkOffice(t)
    const bomb = Buffer.concat([
      Buffer.from('89504e470d0a1a0a0000000d49484452000186a0000186a00802000000', 'hex'),
      Buffer.alloc(64),
    ])
    expect(await content(clerk, await upload(clerk, 'plan.png', bomb))).toEqual({
      shown: 'nothing',
      reason: 'too_many_pixels',
    })
    const entities = await docxOf('<!DOCTYPE a [<!ENTITY b "cc">]>')
    expect(await content(clerk, await upload(clerk, 'entitati.docx', entities))).toEqual({
      shown: 'nothing',
      reason: 'damaged',
    })
    const photo = await upload(clerk, 'poza.webp', await photoOf('webp'))
    expect(await content(clerk, photo)).toEqual({ shown: 'pictures', count: 1, direct: true })
  })
})

describe('GET /api/file/page', () => {
  it('draws the pages of a TIFF and the picture of a HEIC, sandboxed', async () => {
    const { clerk } = await clerkOffice(t)
    const scan = await upload(clerk, 'scan.tiff', await tiffOf(2))
    expect(await content(clerk, scan)).toEqual({ shown: 'pictures', count: 2, direct: false })
    const page = await clerk.get(`/api/file/page/${scan}?page=2`)
    expect(page.headers).toMatchObject({ 'content-type': 'image/webp', 'x-content-type-options': 'nosniff' })
    expect(String(page.headers['content-security-policy'])).toContain('sandbox')
    expect((await sharp(page.raw).metadata()).height).toBe(80)
    for (const [query, status] of [
      ['page=3', 422],
      ['page=0', 422],
    ] as const)
      expect((await clerk.get<Failure>(`/api/file/page/${scan}?${query}`)).status, query).toBe(status)
    const photo = await upload(clerk, 'IMG_0001.HEIC', smallHeic)
    expect((await sharp((await clerk.get(`/api/file/page/${photo}`)).raw).metadata()).width).toBe(64)
    const text = await upload(clerk, 'a.txt', Buffer.from('text'))
    const refused = await clerk.get<Failure>(`/api/file/page/${text}`)
    expect([refused.status, refused.body.code]).toEqual([422, 'FILE_NOT_SHOWN'])
  })
})

describe('GET /api/file/cleaned', () => {
  it('gives a photo without its place, and no other file', async () => {
    const { clerk } = await clerkOffice(t)
    const photo = await photoOf('jpeg')
    const id = await upload(clerk, 'groapă.jpg', photo)
    const answer = await clerk.get(`/api/file/cleaned/${id}`)
    expect(answer.headers['content-disposition']).toMatch(/^attachment; filename="groapa-fara-loc\.jpg"/)
    expect([photo.includes('HDocCamera'), answer.raw.includes('HDocCamera')]).toEqual([true, false])
    expect((await clerk.get(`/api/file/download/${id}`)).raw.equals(photo)).toBe(true)
    const text = await upload(clerk, 'a.txt', Buffer.from('text'))
    const refused = await clerk.get<Failure>(`/api/file/cleaned/${text}`)
    expect([refused.status, refused.body.code]).toEqual([422, 'PHOTO_NOT_CLEANED'])
  })
})

describe('GET /api/file/preview', () => {
  it('gives the part that a viewer asks for', async () => {
    const { clerk } = await clerkOffice(t)
    const id = await upload(clerk, 'a.pdf', Buffer.from('%PDF-1.4\n0123456789\n%%EOF\n'))
    const part = await clerk.get(`/api/file/preview/${id}`, { range: 'bytes=9-12' })
    expect([part.status, part.raw.toString(), part.headers['content-range']]).toEqual([
      206,
      '0123',
      'bytes 9-12/26',
    ])
    const beyond = await clerk.get(`/api/file/preview/${id}`, { range: 'bytes=26-' })
    expect([beyond.status, beyond.raw.length, beyond.headers['content-range']]).toEqual([
      416,
      0,
      'bytes */26',
    ])
    const whole = await clerk.get(`/api/file/preview/${id}`)
    expect([whole.status, whole.headers['accept-ranges']]).toEqual([200, 'bytes'])
  })
})
