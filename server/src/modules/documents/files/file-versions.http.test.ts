import type { SubjectActivity } from '@hdoc/contract/calls/subject-activity.ts'
import type { FileVersion } from '@hdoc/contract/documents/parts/document-files.ts'
import type { Document } from '@hdoc/contract/documents/record/documents.ts'
import type { Failure } from '@hdoc/contract/failures/errors.ts'
import { describe, expect, it } from 'vitest'
import { type Browser, testApp } from '../../../../test/browsers/app.ts'
import { clerkOffice } from '../../../../test/offices/clerk-office.ts'
import { aPerson } from '../../../../test/offices/person.ts'
import { readZipDirectory } from '../../../platform/files/recognise/zip-directory.ts'

const t = await testApp()
type Saved = Failure & { data: Document }
const bytesOf = (words: string) => Buffer.from(`${words}\n`)
const send = async (browser: Browser, name: string, words: string) =>
  (await browser.upload<{ id: number }>(name, bytesOf(words))).body.id

/** A document of the clerk with the files named, their contents being their names. */
async function withFiles(names: string[], more: Record<string, unknown> = {}) {
  const office = await clerkOffice(t)
  const ids: number[] = []
  for (const name of names) ids.push(await send(office.clerk, name, name))
  const { id } = await office.register({ upload_ids: ids, ...more })
  return { ...office, documentId: id, ids, fileId: ids[0] ?? 0 }
}
const addresses = {
  add_version: '/api/document_file/add_version',
  restore: '/api/document_file/restore',
  lock: '/api/document_file/lock',
  unlock: '/api/document_file/unlock',
  take_lock: '/api/document_file/take_lock',
}
const call = (browser: Browser, verb: keyof typeof addresses, body: object) =>
  browser.post<Saved>(addresses[verb], body)
const addVersion = async (browser: Browser, id: number, words: string, version?: number) =>
  call(browser, 'add_version', {
    id,
    upload_id: await send(browser, `${words}.txt`, words),
    ...(version && { version }),
  })
const versionsOf = async (browser: Browser, id: number) =>
  (await browser.get<FileVersion[]>(`/api/document_file/versions/${id}`)).body
const said = ({ status, body }: { status: number; body: Saved }) => [status, body.code]

describe('versions of a file', () => {
  it('keep everything; the last is the active one, with who and when', async () => {
    const { clerk, as, fileId, documentId } = await withFiles(['unu.txt'])
    t.clock.set('2026-11-20T11:00:00+02:00')
    const elena = await as('elena')
    const saved = await addVersion(elena, fileId, 'doi', 1)
    expect(saved.body.data.files[0]).toMatchObject({ id: fileId, name: 'doi.txt', version: 2, lock: null })
    expect((await clerk.get(`/api/file/download/${fileId}`)).raw.toString()).toBe('doi\n')
    expect(await versionsOf(clerk, fileId)).toEqual([
      {
        version: 2,
        active: true,
        name: 'doi.txt',
        size: 4,
        created_by: saved.body.data.files[0]?.created_by,
        created_at: '2026-11-20T09:00:00.000Z',
        damaged: false,
        restored_from: null,
      },
      expect.objectContaining({ version: 1, active: false, name: 'unu.txt', created_by: 'Gina Ghișeu' }),
    ])
    for (const [version, words] of [
      [1, 'unu.txt\n'],
      [2, 'doi\n'],
    ] as const) {
      const answer = await clerk.get(`/api/document_file/version/${fileId}/${version}`)
      expect(answer.raw.toString()).toBe(words)
      expect(answer.headers['content-disposition']).toMatch(/^attachment/)
    }
    expect((await clerk.get(`/api/document_file/version/${fileId}/3`)).status).toBe(404)
    const restored = await call(clerk, 'restore', { id: fileId, restored: 1, version: 2 })
    expect(restored.body.data.files[0]).toMatchObject({ name: 'unu.txt', version: 3 })
    expect((await versionsOf(clerk, fileId)).map((one) => [one.version, one.restored_from])).toEqual([
      [3, 1],
      [2, null],
      [1, null],
    ])
    const activity = await clerk.get<SubjectActivity[]>(`/api/document/activity/${documentId}`)
    expect(activity.body.slice(0, 2).map(({ action, changes }) => [action, changes])).toEqual([
      [
        'file.version_restored',
        [
          { field: 'file', before: 'doi.txt', after: 'unu.txt' },
          { field: 'file_version', before: '2', after: '3' },
        ],
      ],
      [
        'file.version_added',
        [
          { field: 'file', before: 'unu.txt', after: 'doi.txt' },
          { field: 'file_version', before: '1', after: '2' },
        ],
      ],
    ])
  })

  it('are made by those who may edit, of their own uploads, of the version they know', async () => {
    const { clerk, as, host, fileId } = await withFiles(['unu.txt'])
    const radu = await as('radu')
    expect((await addVersion(radu, fileId, 'al lui Radu')).status).toBe(403)
    expect((await t.browser(host).get(`/api/document_file/versions/${fileId}`)).status).toBe(401)
    const foreign = await send(await as('elena'), 'străin.txt', 'străin')
    expect((await call(clerk, 'add_version', { id: fileId, upload_id: foreign })).body.errors).toHaveProperty(
      'upload_id',
    )
    for (const restored of [1, 9])
      expect((await call(clerk, 'restore', { id: fileId, restored })).body.errors).toHaveProperty('restored')
    await addVersion(clerk, fileId, 'doi', 1)
    const stale = await addVersion(await as('elena'), fileId, 'trei', 1)
    expect(said(stale)).toEqual([409, 'STALE_VERSION'])
    expect(stale.body.message).toContain('Gina Ghișeu')
    const both = await Promise.all([addVersion(clerk, fileId, 'a', 2), addVersion(clerk, fileId, 'b', 2)])
    expect(both.map(({ status }) => status).sort()).toEqual([200, 409])
    // A refused version leaves its upload where it was.
    expect((await versionsOf(clerk, fileId)).map(({ version }) => version)).toEqual([3, 2, 1])
  })

  it('are invisible with their document, and an annulled one changes no more', async () => {
    const { clerk, as, fileId, documentId } = await withFiles(['unu.txt'], { access_level: 'restricted' })
    const radu = await as('radu')
    expect((await radu.get(`/api/document_file/versions/${fileId}`)).status).toBe(404)
    expect((await radu.get(`/api/document_file/version/${fileId}/1`)).status).toBe(404)
    expect((await radu.get(`/api/document_file/zip/${documentId}`)).status).toBe(404)
    for (const verb of ['lock', 'unlock'] as const)
      expect((await call(radu, verb, { id: fileId })).status).toBe(404)
    await (await as('elena')).post('/api/document/annul', { id: documentId, reason: 'Greșit' })
    expect(said(await addVersion(clerk, fileId, 'doi'))).toEqual([409, 'DOCUMENT_ANNULLED'])
    expect(said(await call(clerk, 'lock', { id: fileId }))).toEqual([409, 'DOCUMENT_ANNULLED'])
  })
})

describe('the lock of a file', () => {
  it('lets others read only and tells them who holds it and since when', async () => {
    t.clock.set('2026-11-20T10:00:00+02:00')
    const { clerk, as, fileId, documentId } = await withFiles(['unu.txt'])
    const elena = await as('elena')
    const locked = await call(clerk, 'lock', { id: fileId })
    expect(locked.body.data.files[0]?.lock).toEqual({
      by: 'Gina Ghișeu',
      since: '2026-11-20T08:00:00.000Z',
      until: '2026-11-20T16:00:00.000Z',
      own: true,
    })
    for (const answer of [
      await addVersion(elena, fileId, 'doi'),
      await call(elena, 'lock', { id: fileId }),
      await call(elena, 'unlock', { id: fileId }),
    ]) {
      expect(said(answer)).toEqual([423, 'FILE_LOCKED'])
      expect(answer.body.message).toBe(
        'Fișierul este blocat pentru editare de Gina Ghișeu din 20.11.2026, 10:00.',
      )
    }
    const seen = (await elena.get<Document>(`/api/document/get/${documentId}`)).body.files[0]
    expect([seen?.can.change, seen?.lock?.own]).toEqual([false, false])
    expect(seen?.cannot.change).toContain('Gina Ghișeu')
    expect((await elena.get(`/api/file/download/${fileId}`)).status).toBe(200)
    // Who holds it makes the next version, and the file is free again.
    expect((await addVersion(clerk, fileId, 'doi')).body.data.files[0]?.lock).toBeNull()
    expect(said(await call(clerk, 'unlock', { id: fileId }))).toEqual([409, 'FILE_NOT_LOCKED'])
  })

  it('is released, or over by itself after eight hours', async () => {
    t.clock.set('2026-11-20T10:00:00+02:00')
    const { clerk, as, fileId } = await withFiles(['unu.txt'])
    const elena = await as('elena')
    await call(clerk, 'lock', { id: fileId })
    expect((await call(clerk, 'unlock', { id: fileId })).body.data.files[0]?.lock).toBeNull()
    await call(clerk, 'lock', { id: fileId })
    t.clock.set('2026-11-20T17:59:59+02:00')
    expect((await call(await as('elena'), 'lock', { id: fileId })).status).toBe(423)
    t.clock.set('2026-11-20T18:00:00+02:00')
    expect((await call(await as('elena'), 'lock', { id: fileId })).status).toBe(200)
    expect(elena).toBeDefined()
  })

  it('is given to one of many, and taken over by right, with a reason that stays', async () => {
    t.clock.set('2026-11-20T10:00:00+02:00')
    const { clerk, as, host, institutionId, fileId, documentId } = await withFiles(['unu.txt'])
    const elena = await as('elena')
    const all = await Promise.all(
      Array.from({ length: 10 }, (_, n) => call(n % 2 ? clerk : elena, 'lock', { id: fileId })),
    )
    const holders = new Set(
      all.filter(({ status }) => status === 200).map(({ body }) => body.data.files[0]?.lock?.by),
    )
    expect(holders.size).toBe(1)
    expect(all.filter(({ status }) => status === 423)).toHaveLength(5)
    const [holder, other] = all[1]?.status === 200 ? [clerk, elena] : [elena, clerk]
    expect(said(await call(holder, 'take_lock', { id: fileId, reason: 'x' }))).toEqual([
      409,
      'FILE_NOT_LOCKED',
    ])
    const without = await call(other, 'take_lock', { id: fileId, reason: 'Lipsește' })
    expect([without.status, without.body.missing]).toEqual([403, 'document.take_lock'])
    await aPerson(t.database, institutionId, 'sef', { isAdmin: true })
    const admin = t.browser(host)
    await admin.signIn('sef')
    expect((await call(admin, 'take_lock', { id: fileId, reason: '' })).status).toBe(422)
    const taken = await call(admin, 'take_lock', { id: fileId, reason: 'În concediu' })
    expect(taken.body.data.files[0]?.lock).toMatchObject({ own: true })
    expect((await addVersion(holder, fileId, 'doi')).status).toBe(423)
    const [last] = (await clerk.get<SubjectActivity[]>(`/api/document/activity/${documentId}`)).body
    expect([last?.action, last?.reason, last?.changes.map(({ field }) => field).sort()]).toEqual([
      'file.lock_taken',
      'În concediu',
      ['file', 'locked_by'],
    ])
  })
})

describe('GET /api/document_file/zip', () => {
  it('holds the active versions under safe names, each once, and is recorded', async () => {
    t.clock.set('2026-11-20T10:00:00+02:00')
    const { clerk, ids, documentId } = await withFiles(['notă.txt', 'Notă.txt', '../../CON.txt'])
    await addVersion(clerk, ids[0] ?? 0, 'notă')
    const answer = await clerk.get(`/api/document_file/zip/${documentId}`)
    expect(answer.headers).toMatchObject({
      'content-type': 'application/zip',
      'cache-control': 'private, no-store',
    })
    expect(answer.headers['content-disposition']).toMatch(/^attachment; filename="RG-0001-2026-fisiere\.zip"/)
    const { raw } = answer
    const names = await readZipDirectory({
      size: raw.length,
      read: async ({ start, end }) => raw.subarray(start, end + 1),
    })
    expect(names?.map(({ name, unpackedBytes }) => [name, unpackedBytes])).toEqual([
      ['notă.txt', 6],
      ['Notă (2).txt', 10],
      ['_CON.txt', 14],
    ])
    // Each entry bears the date of its file, in local time: 20.11.2026, 10:00 in Romania.
    const [first] = names ?? []
    expect([
      raw.readUInt16LE((first?.offset ?? 0) + 10),
      raw.readUInt16LE((first?.offset ?? 0) + 12),
    ]).toEqual([10 << 11, (46 << 9) | (11 << 5) | 20])
    const some = await clerk.get(`/api/document_file/zip/${documentId}?ids=${ids[1]}`)
    expect(some.raw.includes('Notă.txt')).toBe(true)
    expect(some.raw.includes('CON')).toBe(false)
    for (const wrong of [`${ids[1]},999999`, '999999'])
      expect((await clerk.get(`/api/document_file/zip/${documentId}?ids=${wrong}`)).status).toBe(404)
    expect((await clerk.get(`/api/document_file/zip/${documentId}?ids=x`)).status).toBe(422)
    const [last] = (await clerk.get<SubjectActivity[]>(`/api/document/activity/${documentId}`)).body
    expect(last?.action).toBe('document.files_downloaded')
    const { documentId: empty, clerk: other } = await withFiles([])
    expect((await other.get(`/api/document_file/zip/${empty}`)).status).toBe(404)
  })
})
