import { Readable } from 'node:stream'
import type { FileSignatures } from '@hdoc/contract/signatures/signatures.ts'
import { expect, it } from 'vitest'
import { testApp } from '../../../../test/browsers/app.ts'
import { clerkOffice } from '../../../../test/offices/clerk-office.ts'
import { aPerson } from '../../../../test/offices/person.ts'
import { makeCast } from '../../../../test/signatures/cast.ts'
import { makeCms } from '../../../../test/signatures/make-cms.ts'
import { makePdf, signed } from '../../../../test/signatures/make-signed-pdf.ts'
import { signatureWorker } from '../../../../test/signatures/signature-worker.ts'
import { checkSignedUpload } from '../index.ts'

const t = await testApp()
const worker = await signatureWorker(t)
const cast = makeCast()
const ana = { by: cast.ana, chain: [cast.root], at: '2026-11-20T07:00:00Z' }
const plain = await makePdf()
const letter = signed(plain, ana)

async function office() {
  const one = await clerkOffice(t)
  const { clerk, register } = one
  const upload = async (name: string, bytes: Buffer) =>
    (await clerk.upload<{ id: number }>(name, bytes)).body.id
  const attach = async (id: number, name: string, bytes: Buffer) => {
    const uploadId = await upload(name, bytes)
    const { status } = await clerk.post('/api/document/attach', { id, upload_ids: [uploadId] })
    expect(status).toBe(200)
    return uploadId
  }
  const look = async (id: number) => {
    const { status, body } = await clerk.get<FileSignatures[]>(`/api/signature/of_document/${id}`)
    expect(status).toBe(200)
    return body
  }
  return { ...one, upload, attach, look, register }
}

it('is for who sees the document', async () => {
  const { register, host } = await office()
  const { id } = await register()
  expect((await t.browser(host).get(`/api/signature/of_document/${id}`)).status).toBe(401)
  const { clerk } = await clerkOffice(t)
  expect((await clerk.get(`/api/signature/of_document/${id}`)).status).toBe(404)
})

it('checks what comes with a registration, is attached, and becomes a version', async () => {
  const { register, upload, attach, look, clerk, institutionId, host, issuerId } = await office()
  const { id } = await register({ upload_ids: [await upload('cerere.pdf', letter)] })
  const second = await attach(id, 'fara.pdf', plain)
  await attach(id, 'nota.txt', Buffer.from('Notă\n'))
  expect((await look(id)).map(({ state }) => state)).toEqual(['waiting', 'waiting'])
  expect(await worker.work()).toBe(2)
  const [first, other] = await look(id)
  expect(other).toMatchObject({ file_id: second, version: 1, state: 'unsigned', signatures: [] })
  expect(first).toMatchObject({ state: 'signed', reason: null, checked_at: '2026-11-20T08:00:00.000Z' })
  expect(first?.signatures).toEqual([
    {
      id: 1,
      role: 'signature',
      verdict: 'unconfirmed',
      integrity: 'whole',
      problem: null,
      changes: [],
      who: expect.objectContaining({ name: 'Ana Pop', issuer: 'Autoritate de probă, Probe SRL' }),
      when: { kind: 'claim', at: '2026-11-20T07:00:00.000Z' },
      valid_then: true,
      trusted: false,
      qualified: false,
      doubts: ['no_list'],
    },
  ])
  // Whoever asks what is kept about them is told whose certificates came with their papers.
  await aPerson(t.database, institutionId, 'administrator', { isAdmin: true })
  const admin = t.browser(host)
  await admin.signIn('administrator')
  const kept = await admin.get<{ others: object[] }>(`/api/issuer/data/${issuerId}/json`)
  expect(kept.body.others).toMatchObject([
    { what: 'Semnătură electronică', about: 'Ana Pop (Autoritate de probă, Probe SRL)' },
  ])
  const version = await upload('fara.pdf', signed(plain, { ...ana, key: cast.dan.key }))
  const added = await clerk.post('/api/document_file/add_version', { id: second, upload_id: version })
  expect(added.status).toBe(200)
  expect(await worker.work()).toBe(1)
  const [, renewed] = await look(id)
  expect(renewed).toMatchObject({ file_id: second, version: 2, state: 'signed' })
  expect(renewed?.signatures).toMatchObject([{ verdict: 'invalid', problem: 'signature', doubts: [] }])
})

it('finds what a signature that lies apart signs, also when it comes later', async () => {
  const { register, attach, look } = await office()
  const { id } = await register()
  const text = Buffer.from('Cerere de eliberare a unui certificat\n')
  await attach(id, 'cerere.txt.p7s', makeCms(text, ana))
  await worker.work()
  expect(await look(id)).toMatchObject([{ state: 'unreadable', reason: 'content_missing', signatures: [] }])
  await attach(id, 'cerere.txt', text)
  await worker.work()
  expect(await look(id)).toMatchObject([
    { state: 'signed', reason: null, signatures: [{ integrity: 'whole', who: { name: 'Ana Pop' } }] },
  ])
})

it('names the version that a signature apart signs, and calls it valid only while that is the present one', async () => {
  const { register, attach, upload, look, clerk } = await office()
  const { id } = await register()
  const [text, other] = [Buffer.from('suma de plata 100 lei\n'), Buffer.from('suma de plata 900 lei\n')]
  const fileId = await attach(id, 'plata.txt', text)
  await attach(id, 'plata.p7s', makeCms(text, ana))
  await attach(id, 'alta.p7m', makeCms(other, { ...ana, inside: true }))
  await worker.work()
  const found = async () => (await look(id)).map(({ content, signatures: [one] }) => ({ content, one }))
  expect(await found()).toMatchObject([
    {
      content: { of: 'present', file_id: fileId, name: 'plata.txt', version: 1 },
      one: { doubts: ['no_list'] },
    },
    { content: { of: 'itself' }, one: { doubts: ['no_list'] } },
  ])
  const uploadId = await upload('plata.txt', other)
  expect(
    (await clerk.post('/api/document_file/add_version', { id: fileId, upload_id: uploadId })).status,
  ).toBe(200)
  expect(await found()).toMatchObject([
    {
      content: { of: 'earlier', file_id: fileId, version: 1 },
      one: { verdict: 'unconfirmed', doubts: ['no_list', 'earlier_version'] },
    },
    { content: { of: 'itself' }, one: { doubts: ['no_list'] } },
  ])
})

it('finds a content that comes just while the signature is being looked at', async () => {
  const { register, attach, look } = await office()
  const { id } = await register()
  const text = Buffer.from('Cerere de urbanism\n')
  await attach(id, 'cerere.txt.p7s', makeCms(text, ana))
  const { files } = worker.services
  let asked = 0
  const open: typeof files.open = async (...address) => {
    if (++asked === 1) await attach(id, 'cerere.txt', text)
    return files.open(...address)
  }
  Object.assign(worker.services, { files: { ...files, open } })
  await worker.work()
  Object.assign(worker.services, { files })
  await worker.work()
  expect(await look(id)).toMatchObject([{ state: 'signed', content: { of: 'present' } }])
})

it('checks files of before page by page, behind all others, and says meanwhile that they wait', async () => {
  const { register, upload, look, institutionId } = await office()
  const ids = [await upload('a.pdf', letter), await upload('b.pdf', plain)]
  const { id } = await register({ upload_ids: ids })
  await worker.work()
  // With the copies of one that is quickly read there is a file more than a page holds: the oldest, which is signed.
  await t.asSuperuser(
    `insert into files (institution_id, document_id, name, mime, kind, size, sha256, created_at, created_by_institution_id, created_by_id, created_by_name)
     select institution_id, document_id, name, mime, kind, size, sha256, created_at, created_by_institution_id, created_by_id, created_by_name
       from files, generate_series(1, 199) where institution_id = $1 and name = 'b.pdf'`,
    [institutionId],
  )
  for (const told of ['file_signatures', 'outbox_events'])
    await t.asSuperuser(`delete from ${told} where institution_id = $1`, [institutionId])
  await t.asSuperuser(
    `insert into outbox_events (institution_id, type, payload, created_at) values ($1, 'file.older_found', '{}', now())`,
    [institutionId],
  )
  expect(new Set((await look(id)).map(({ state }) => state))).toEqual(new Set(['waiting']))
  expect(await worker.noteOlder()).toEqual([{ priority: 20 }])
  const jobs = await t.asSuperuser<{ priority: number; n: number }>(
    `select j.priority, count(*)::int as n from graphile_worker._private_jobs j join graphile_worker._private_tasks k on k.id = j.task_id
      where k.identifier = 'signatures.verify-file' group by 1`,
  )
  expect(jobs).toEqual([{ priority: 20, n: 200 }])
  expect(await worker.work()).toBe(200)
  const states = async () =>
    Object.entries(Object.groupBy(await look(id), ({ state }) => state)).map(([state, all]) => [
      state,
      all?.length,
    ])
  expect(await states()).toEqual([
    ['waiting', 1],
    ['unsigned', 200],
  ])
  expect(await worker.noteOlder()).toEqual([{ priority: 20 }])
  expect(await worker.work()).toBe(1)
  expect(await states()).toEqual([
    ['signed', 1],
    ['unsigned', 200],
  ])
  expect(await worker.noteOlder()).toEqual([])
}, 60_000)

it('says that a check did not succeed when its tries are over', async () => {
  const { register, upload, look } = await office()
  const { id } = await register({ upload_ids: [await upload('cerere.pdf', letter)] })
  const broken = { ...worker.services.files, open: () => Promise.reject(new Error('disk')) }
  const { files } = worker.services
  Object.assign(worker.services, { files: broken })
  await worker.work(5)
  Object.assign(worker.services, { files })
  expect(await look(id)).toMatchObject([{ state: 'unreadable', reason: 'failed' }])
})

it('reads a file that was made to harm in a process of its own, and goes on', async () => {
  const { register, upload, look } = await office()
  const deep = Buffer.from(
    `%PDF-1.7\n1 0 obj\n<</Sig ${'['.repeat(200_000)}\nendobj\nxref\n0 2\n0000000000 65535 f \n0000000009 00000 n \ntrailer\n<</Root 1 0 R /Size 2>>\nstartxref\n200030\n%%EOF\n`,
  )
  const { id } = await register({ upload_ids: [await upload('rau.pdf', deep)] })
  await worker.work()
  expect(await look(id)).toMatchObject([{ state: 'unreadable' }])
})

it('checks a stored upload against a stored original in a process of its own', async () => {
  const { files } = worker.services
  const keep = async (bytes: Buffer) => files.put(Readable.from([bytes]), { limitBytes: bytes.length })
  const [original, upload] = [await keep(plain), await keep(letter)]
  expect(await checkSignedUpload(files, original, upload)).toMatchObject({
    ok: true,
    signature: { integrity: 'whole', covers: letter.length },
  })
  expect(await checkSignedUpload(files, upload, original)).toEqual({ ok: false, refusal: 'not_incremental' })
})
