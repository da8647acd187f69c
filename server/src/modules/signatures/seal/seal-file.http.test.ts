import type { Document } from '@hdoc/contract/documents/record/documents.ts'
import type { Failure } from '@hdoc/contract/failures/errors.ts'
import type { FileSignatures } from '@hdoc/contract/signatures/signatures.ts'
import { afterAll, expect, it } from 'vitest'
import { testApp } from '../../../../test/browsers/app.ts'
import { clerkOffice } from '../../../../test/offices/clerk-office.ts'
import { aPerson } from '../../../../test/offices/person.ts'
import { readPdf } from '../../../../test/papers/read-pdf.ts'
import { makeCast } from '../../../../test/signatures/cast.ts'
import { makePkcs12 } from '../../../../test/signatures/make-pkcs12.ts'
import { makePdf, signed } from '../../../../test/signatures/make-signed-pdf.ts'
import { signatureWorker } from '../../../../test/signatures/signature-worker.ts'
import { issue, rsaKeys } from '../../../../test/signatures/test-authority.ts'
import { startTimestampServer } from '../../../../test/signatures/timestamp-server.ts'

const cast = makeCast()
const stamps = await startTimestampServer(cast.stamper, () => new Date('2026-11-20T08:00:00Z'))
afterAll(() => stamps.close())
const t = await testApp({ settings: { timestamps: { url: stamps.url, privateHosts: ['127.0.0.1'] } } })
const worker = await signatureWorker(t)
const seal = issue({ name: 'Primăria Probă', keys: rsaKeys() })
const pkcs12 = makePkcs12(seal, 'parola').toString('base64')
const plain = await makePdf()

type Sealed = Failure & { id: number; data: { name: string; stamped: boolean; timestamped: boolean } }

async function office({ withCertificate = true } = {}) {
  const one = await clerkOffice(t)
  const { institutionId: i, host, clerk, register } = one
  await aPerson(t.database, i, 'sef', {
    permissions: ['settings.security', 'signature.seal', 'document.edit_own_register', 'document.register'],
    roles: ['DocAdmin'],
  })
  const head = t.browser(host)
  await head.signIn('sef')
  if (withCertificate) {
    const put = await head.post('/api/signing_certificate/put', { file: pkcs12, password: 'parola' })
    expect(put.status).toBe(200)
  }
  const paper = async (name: string, bytes: Buffer) => {
    const uploadId = (await clerk.upload<{ id: number }>(name, bytes)).body.id
    const { id, number } = await register({ upload_ids: [uploadId] })
    return { id, number, fileId: uploadId }
  }
  const sealIt = (id: number, key?: string) =>
    head.post<Sealed>('/api/signature/seal', { id }, key === undefined ? {} : { 'idempotency-key': key })
  const look = async (id: number) => {
    await worker.work()
    return (await head.get<FileSignatures[]>(`/api/signature/of_document/${id}`)).body
  }
  return { ...one, head, paper, sealIt, look }
}

it('is for who holds the right, and sees the file', async () => {
  const { paper, clerk, host } = await office()
  const { fileId } = await paper('a.pdf', plain)
  expect((await t.browser(host).post('/api/signature/seal', { id: fileId })).status).toBe(401)
  expect((await clerk.post('/api/signature/seal', { id: fileId })).status).toBe(403)
  const { sealIt } = await office()
  expect((await sealIt(fileId)).status).toBe(404)
})

it('stamps number and date first and seals all of it then, with a timestamp; the original stays', async () => {
  stamps.state.answers = 'rightly'
  const { paper, sealIt, look, head } = await office()
  const { id, number, fileId } = await paper('raspuns.pdf', plain)
  const { status, body } = await sealIt(fileId)
  expect(status).toBe(200)
  expect(body.data).toMatchObject({ name: 'raspuns-sigilat.pdf', stamped: true, timestamped: true })
  const bytes = (await head.get<Buffer>(`/api/file/download/${body.id}`)).raw
  expect((await readPdf(bytes)).text.replaceAll(' ', '')).toContain(number.replaceAll(' ', ''))
  const [original, copy] = await look(id)
  expect(original).toMatchObject({ file_id: fileId, version: 1, state: 'unsigned' })
  expect(copy).toMatchObject({ file_id: body.id, state: 'signed' })
  expect(copy?.signatures).toMatchObject([
    {
      integrity: 'whole',
      who: { name: 'Primăria Probă' },
      when: { kind: 'untrusted_timestamp', at: '2026-11-20T08:00:00.000Z' },
      doubts: ['no_list'],
    },
  ])
  const document = (await head.get<Document>(`/api/document/get/${id}`)).body
  expect(document.files.map(({ name }) => name)).toEqual(['raspuns.pdf', 'raspuns-sigilat.pdf'])
})

it('seals what a person has signed without touching that signature, so without a stamp', async () => {
  stamps.state.answers = 'rightly'
  const { paper, sealIt, look } = await office()
  const { id, fileId } = await paper(
    'semnat.pdf',
    signed(plain, { by: cast.ana, at: '2026-11-20T07:00:00Z' }),
  )
  expect((await sealIt(fileId)).body.data).toMatchObject({ stamped: false })
  const copy = (await look(id)).at(-1)
  expect(copy?.signatures).toMatchObject([
    {
      integrity: 'extended',
      who: { name: 'Ana Pop' },
      changes: [{ what: 'signature_added', permitted: true }],
    },
    { integrity: 'whole', who: { name: 'Primăria Probă' } },
  ])
})

it('seals without a timestamp, and says so, when the server refuses, answers wrongly or too much', async () => {
  const { paper, sealIt } = await office()
  const { fileId } = await paper('a.pdf', plain)
  for (const answers of ['refused', 'another', 'nonsense', 'lengthily'] as const) {
    stamps.state.answers = answers
    const { status, body } = await sealIt(fileId)
    expect([status, body.data?.timestamped]).toEqual([200, false])
  }
})

it('gives the same copy for the same key', async () => {
  const { paper, sealIt, head } = await office()
  const { id, fileId } = await paper('a.pdf', plain)
  const [one, other] = [await sealIt(fileId, 'aceeasi-cheie-1'), await sealIt(fileId, 'aceeasi-cheie-1')]
  expect(other.body.id).toBe(one.body.id)
  expect((await head.get<Document>(`/api/document/get/${id}`)).body.files).toHaveLength(2)
})

it('refuses without a certificate, with one that has ended, and what it cannot seal', async () => {
  const bare = await office({ withCertificate: false })
  const paper = await bare.paper('a.pdf', plain)
  expect((await bare.sealIt(paper.fileId)).body.code).toBe('CERTIFICATE_MISSING')
  const { paper: keep, sealIt, institutionId } = await office()
  const text = await keep('a.txt', Buffer.from('text\n'))
  expect((await sealIt(text.fileId)).body.code).toBe('FILE_NOT_PDF')
  const broken = await keep('b.pdf', Buffer.from('%PDF-1.7\n/Sig nimic'))
  expect((await sealIt(broken.fileId)).body.code).toBe('PDF_UNREADABLE')
  await t.asSuperuser(
    `update signing_certificates set valid_until = '2026-11-19T00:00:00Z' where institution_id = $1`,
    [institutionId],
  )
  const good = await keep('c.pdf', plain)
  expect((await sealIt(good.fileId)).body.code).toBe('CERTIFICATE_NOT_VALID')
})
