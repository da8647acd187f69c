import { createHash } from 'node:crypto'
import { PDFDict, PDFDocument, PDFName, PDFString } from '@cantoo/pdf-lib'
import type { Failure } from '@hdoc/contract/failures/errors.ts'
import { describe, expect, it } from 'vitest'
import { approvalOffice } from '../../../../test/approvals/approval-office.ts'
import { testApp } from '../../../../test/browsers/app.ts'
import { pdfOf } from '../../../../test/files/pdf-of.ts'
import { readPdf } from '../../../../test/papers/read-pdf.ts'

const t = await testApp({ now: '2026-11-20T10:00:00+02:00' })
const drawing = [Array.from({ length: 30 }, (_, n) => [20 + n * 10, 60 + Math.sin(n) * 40]), [[400, 150]]]

async function signing() {
  const office = await approvalOffice(t)
  const { get, stepOf, act, login, clerk } = office
  type Who = 'secretar' | 'primara'
  const draw = async (who: Who, id: number, more: object = {}) => {
    const { body: request } = await get(who, id)
    const step_id = stepOf(request, who).id
    return act(who, '/api/approval/sign_drawn', { step_id, shown: request.shown, drawing, ...more })
  }
  const scan = async (who: Who, id: number, name = 'semnat.pdf', bytes = pdfOf(['Semnat pe hârtie'])) => {
    const { body: request } = await get(who, id)
    const upload = await (await login(who)).upload<{ id: number }>(name, bytes)
    const body = { step_id: stepOf(request, who).id, shown: request.shown, upload_id: upload.body.id }
    return act(who, '/api/approval/sign_paper', body)
  }
  const bytesOf = async (fileId: number) => (await clerk.get(`/api/file/download/${fileId}`)).raw
  const evidence = (id: number) =>
    t.asSuperuser<{
      way: string
      shown_digest: string
      signed_digest: string
      file_version: number
      name: string
    }>(
      `select g.way, g.shown_digest, g.signed_digest, g.file_version, g.name from approval_signatures g
         join approval_steps s on s.institution_id = g.institution_id and s.id = g.step_id where s.request_id = $1 order by s.place`,
      [id],
    )
  return { ...office, draw, scan, bytesOf, evidence }
}
const hash = (bytes: Buffer) => createHash('sha256').update(bytes).digest('hex')

describe('a drawn signature', () => {
  it('waits for those who approve', async () => {
    const { asked, step, draw, bytesOf, evidence } = await signing()
    const { request, fileId, bytes } = await asked([step('sefa'), step('secretar', 'sign')])
    expect((await draw('secretar', request.id)).body.code).toBe('APPROVAL_NOT_TURN')
    expect(hash(await bytesOf(fileId))).toBe(hash(bytes))
    expect(await evidence(request.id)).toEqual([])
  })

  it('signs one after the other on the same sheet, each over the bytes before', async () => {
    const { asked, step, draw, bytesOf, evidence, codes, clerk } = await signing()
    const { request, fileId, bytes } = await asked([step('secretar', 'sign'), step('primara', 'sign')], {
      mode: 'all_at_once',
    })
    expect(codes(request)).toEqual(['waiting_for_signature', 'waiting'])
    const first = await draw('secretar', request.id)
    expect([first.status, codes(first.body.data)]).toEqual([200, ['signed', 'waiting_for_signature']])
    const one = await bytesOf(fileId)
    const second = await draw('primara', request.id)
    expect(second.body.data).toMatchObject({ status: { code: 'signed' }, signed_version: 3 })
    const two = await bytesOf(fileId)
    const read = await readPdf(two)
    expect(read.pages).toBe(2)
    for (const words of ['Foaie de semnături', 'Mirela Secretar', 'Traian Primara', '20.11.2026, ora 10:00'])
      expect(read.text).toContain(words)
    expect(await evidence(request.id)).toEqual([
      {
        way: 'drawn',
        shown_digest: hash(bytes),
        signed_digest: hash(one),
        file_version: 2,
        name: 'Mirela Secretar',
      },
      {
        way: 'drawn',
        shown_digest: hash(one),
        signed_digest: hash(two),
        file_version: 3,
        name: 'Traian Primara',
      },
    ])
    const original = await clerk.get(`/api/document_file/version/${fileId}/1`)
    expect(hash(original.raw)).toBe(hash(bytes))
  })

  it('needs a drawing, the present bytes, a PDF, and one that is not signed electronically', async () => {
    const { asked, step, draw, paper, ask, clerk, document, register } = await signing()
    const { request } = await asked([step('secretar', 'sign')])
    expect((await draw('secretar', request.id, { drawing: [[[1, 1]]] })).body.errors).toEqual({
      drawing: ['Desenați semnătura.'],
    })
    expect((await draw('secretar', request.id, { shown: 'b'.repeat(64) })).body.code).toBe(
      'APPROVAL_OTHER_BYTES',
    )
    const text = (await clerk.upload<{ id: number }>('a.txt', Buffer.from('text\n'))).body.id
    const { id } = await register({ upload_ids: [text] })
    const file = (await document(id)).files[0]?.id ?? 0
    const plain = (await ask(file, [step('secretar', 'sign')])).body.data
    expect(plain.steps[0]?.can).toMatchObject({ sign_drawn: false })
    expect((await draw('secretar', plain.id)).body.code).toBe('SIGN_ON_PDF')
    const signed = await paper({}, await signedPdf())
    const other = (await ask(signed.fileId, [step('secretar', 'sign')])).body.data
    expect((await draw('secretar', other.id)).body.code).toBe('SIGN_ON_PDF')
  })

  it('is refused on a file that is too large to be drawn on, and nothing is signed', async () => {
    const { asked, step, draw, evidence } = await signing()
    const { request, fileId } = await asked([step('secretar', 'sign')])
    const megabyte = 1024 * 1024
    await t.asSuperuser('update files set size = $2 where id = $1', [fileId, 30 * megabyte + 1])
    const refused = await draw('secretar', request.id)
    expect([refused.status, refused.body.code]).toEqual([422, 'STAMP_TOO_BIG'])
    expect(refused.body.message).toContain('30 MB')
    expect(await evidence(request.id)).toEqual([])
    await t.asSuperuser('update files set size = $2 where id = $1', [fileId, 30 * megabyte])
    expect((await draw('secretar', request.id)).status).toBe(200)
  })

  it('a double click signs once', async () => {
    const { asked, step, get, stepOf, login, evidence } = await signing()
    const { request } = await asked([step('secretar', 'sign')])
    const secretar = await login('secretar')
    const { body: now } = await get('secretar', request.id)
    const send = () =>
      secretar.post<Failure>(
        '/api/approval/sign_drawn',
        { step_id: stepOf(now, 'secretar').id, shown: now.shown, drawing },
        { 'idempotency-key': 'de-doua-ori-0001' },
      )
    const answers = await Promise.all([send(), send()])
    expect(answers.map(({ status }) => status)).toEqual([200, 200])
    expect(await evidence(request.id)).toHaveLength(1)
  })
})

describe('a signature on paper', () => {
  it('makes the scan the version that stands for the request', async () => {
    const { asked, step, scan, bytesOf, evidence, draw } = await signing()
    const { request, fileId, bytes } = await asked([step('secretar', 'sign'), step('primara', 'sign')])
    const answer = await scan('secretar', request.id)
    expect(answer.body.data).toMatchObject({ signed_version: 2, current: { name: 'semnat.pdf', version: 2 } })
    const scanned = await bytesOf(fileId)
    expect(await evidence(request.id)).toMatchObject([{ way: 'paper', shown_digest: hash(bytes) }])
    // The sheet of a drawn one goes onto the scan.
    expect((await draw('primara', request.id)).body.data.status.code).toBe('signed')
    expect((await readPdf(await bytesOf(fileId))).pages).toBe((await readPdf(scanned)).pages + 1)
  })

  it('takes a PDF or a picture of the caller’s own', async () => {
    const { asked, step, scan, get, stepOf, act, clerk } = await signing()
    const { request } = await asked([step('secretar', 'sign')])
    const text = await scan('secretar', request.id, 'semnat.txt', Buffer.from('nu\n'))
    expect(text.body.errors).toEqual({ upload_id: ['Scanarea este un PDF sau o imagine.'] })
    const foreign = (await clerk.upload<{ id: number }>('a.pdf', pdfOf(['a']))).body.id
    const { body: now } = await get('secretar', request.id)
    const body = { step_id: stepOf(now, 'secretar').id, shown: now.shown, upload_id: foreign }
    expect((await act('secretar', '/api/approval/sign_paper', body)).status).toBe(422)
  })
})

describe('the chain of a request', () => {
  it('a decline or a revocation after the first signature puts the original back', async () => {
    const { asked, step, draw, decide, bytesOf, act } = await signing()
    const declined = await asked([step('secretar', 'sign'), step('primara', 'sign')])
    await draw('secretar', declined.request.id)
    expect(hash(await bytesOf(declined.fileId))).not.toBe(hash(declined.bytes))
    await decide('primara', 'decline', declined.request.id)
    expect(hash(await bytesOf(declined.fileId))).toBe(hash(declined.bytes))
    const revoked = await asked([step('secretar', 'sign'), step('primara', 'sign')])
    await draw('secretar', revoked.request.id)
    await act('cere', '/api/approval/revoke', { id: revoked.request.id, reason: 'x' })
    expect(hash(await bytesOf(revoked.fileId))).toBe(hash(revoked.bytes))
  })

  it('who holds the file locked keeps others from signing it', async () => {
    const { asked, step, draw, clerk } = await signing()
    const { request, fileId } = await asked([step('secretar', 'sign')])
    await clerk.post('/api/document_file/lock', { id: fileId })
    const answer = await draw('secretar', request.id)
    expect([answer.status, answer.body.code]).toEqual([423, 'FILE_LOCKED'])
  })
})

/** A PDF with a field that is signed, as far as a reader of its structure can tell. */
async function signedPdf(): Promise<Buffer> {
  const document = await PDFDocument.create()
  document.addPage([300, 300])
  const { context, catalog } = document
  const value = { Type: 'Sig', ByteRange: [0, 10, 20, 30], Contents: PDFString.of('x') }
  const signature = context.register(context.obj(value))
  const field = context.register(context.obj({ FT: 'Sig', T: PDFString.of('S'), V: signature }))
  const form = context.obj({ Fields: [field], SigFlags: 3 })
  if (form instanceof PDFDict) catalog.set(PDFName.of('AcroForm'), form)
  return Buffer.from(await document.save({ useObjectStreams: false }))
}
