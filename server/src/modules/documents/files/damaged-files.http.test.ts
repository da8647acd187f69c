import { randomBytes } from 'node:crypto'
import { readFile, rename, truncate, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { FileVersion } from '@hdoc/contract/documents/parts/document-files.ts'
import type { Document } from '@hdoc/contract/documents/record/documents.ts'
import type { Failure } from '@hdoc/contract/failures/errors.ts'
import { pino } from 'pino'
import { expect, it, vi } from 'vitest'
import { testApp } from '../../../../test/browsers/app.ts'
import { clerkOffice } from '../../../../test/offices/clerk-office.ts'
import { readAnswer } from '../../../../test/streams/read-answer.ts'
import { verifyAll } from '../../../app/verify/verify-all.ts'
import { manualClock } from '../../../platform/clock.ts'
import { createDiskFileStore } from '../../../platform/files/store/disk-file-store.ts'
import { damageTeller } from '../../../platform/files/store/tell-damage.ts'
import { silentLog } from '../../../platform/log.ts'
import { checkFiles } from '../checks/check-files.ts'
import { partOfNight, handle as sampleContents } from './jobs/sample-contents.handler.ts'

const t = await testApp()
const root = join(t.settings.dataDir, 'files')
const files = await createDiskFileStore(root)
const port = Number(new URL(await t.app.listen({ port: 0, host: '127.0.0.1' })).port)

async function paper() {
  const office = await clerkOffice(t)
  const { clerk, host } = office
  const bytes = Buffer.concat([Buffer.from('%PDF-1.4\n'), randomBytes(200_000), Buffer.from('\n%%EOF\n')])
  const fileId = (await clerk.upload<{ id: number }>('cerere.pdf', bytes)).body.id
  const document = await office.register({ upload_ids: [fileId] })
  const [{ sha256 } = { sha256: '' }] = await t.asSuperuser<{ sha256: string }>(
    'select sha256 from files where institution_id = $1 and id = $2',
    [office.institutionId, fileId],
  )
  const path = join(root, 'objects', sha256.slice(0, 2), sha256.slice(2, 4), sha256)
  const cookie = [...clerk.cookies].map(([name, value]) => `${name}=${value}`).join('; ')
  const download = (call = 'file/download') =>
    readAnswer({ port, path: `/api/${call}/${fileId}`, headers: { host, cookie } })
  const isMarked = async () =>
    (await clerk.get<Document>(`/api/document/get/${document.id}`)).body.files.map(({ damaged }) => damaged)
  return { ...office, bytes, fileId, document, sha256, path, download, isMarked }
}
/** Services set to the night in which the part of this content is compared. */
function nightOf(sha256: string) {
  const clock = manualClock('2026-11-21T03:10:00Z')
  while (partOfNight(clock.now()) !== sha256.slice(0, 2)) clock.advance(86_400_000)
  return { database: t.worker, files, clock, log: silentLog }
}

it.each([
  ['cut off', (path: string) => truncate(path, 120_000)],
  [
    'changed at the same size',
    async (path: string) => {
      const content = await readFile(path)
      content[100_000] = (content[100_000]! + 1) % 256
      await writeFile(path, content)
    },
  ],
])(
  'a stored file that was %s breaks its download off, refuses its parts, and is marked',
  async (_how, damage) => {
    const { clerk, fileId, bytes, path, download, isMarked } = await paper()
    expect((await download()).bytes.equals(bytes)).toBe(true)
    expect(await isMarked()).toEqual([false])
    await damage(path)
    for (const call of ['file/download', 'file/preview']) {
      const answer = await download(call)
      expect([[0, 200].includes(answer.status), answer.end]).toEqual([true, 'broken'])
      expect(answer.bytes.length).toBeLessThan(bytes.length)
    }
    const part = await clerk.get<Failure>(`/api/file/preview/${fileId}`, { range: 'bytes=0-99' })
    expect([part.status, part.body.code]).toEqual([500, 'FILE_DAMAGED'])
    expect(part.body.message).toMatch(/copie de siguranță/)
    await vi.waitFor(async () => expect(await isMarked()).toEqual([true]))
    const versions = await clerk.get<FileVersion[]>(`/api/document_file/versions/${fileId}`)
    expect(versions.body.map(({ damaged }) => damaged)).toEqual([true])
  },
)

it('a damaged file is logged by its content, with what is wrong', async () => {
  const { sha256, path, isMarked } = await paper()
  const lines: { level: string; msg: string; content: string; damage: string }[] = []
  const log = pino(
    { formatters: { level: (level) => ({ level }) } },
    { write: (line) => void lines.push(JSON.parse(line)) },
  )
  const tellDamage = damageTeller({ database: t.database, clock: t.clock, log })
  const logged = await createDiskFileStore(root, { tellDamage })
  await truncate(path, 120_000)
  expect(await logged.check(sha256)).toBe('changed')
  await rename(path, `${path}.gone`)
  expect(await logged.check(sha256)).toBe('missing')
  const line = { level: 'error', msg: 'a stored content is damaged', content: sha256 }
  expect(lines).toMatchObject([
    { ...line, damage: 'changed' },
    { ...line, damage: 'missing' },
  ])
  await vi.waitFor(async () => expect(await isMarked()).toEqual([true]))
})

it('a missing file is said to be missing, not that the server is away', async () => {
  const { clerk, fileId, path } = await paper()
  await rename(path, `${path}.gone`)
  const { status, body, headers } = await clerk.get<Failure>(`/api/file/download/${fileId}`)
  expect([status, body.code, headers['content-disposition']]).toEqual([500, 'FILE_DAMAGED', undefined])
})

it('the nightly sample marks what nobody opened, and takes the mark away when it was brought back', async () => {
  const { sha256, path, isMarked } = await paper()
  const night = nightOf(sha256)
  await sampleContents(night)
  expect(await isMarked()).toEqual([false])
  await rename(path, `${path}.gone`)
  await writeFile(path, 'altceva')
  night.clock.advance(86_400_000)
  await sampleContents(night)
  expect(await isMarked()).toEqual([false])
  await sampleContents(nightOf(sha256))
  expect(await isMarked()).toEqual([true])
  await rename(`${path}.gone`, path)
  // On any night: what is marked is always looked at again.
  await sampleContents(night)
  expect(await isMarked()).toEqual([false])
})

it('hdoc verify --files names what is missing or changed, also of earlier versions, and marks it', async () => {
  const { clerk, institution, fileId, document, sha256, path, isMarked, bytes } = await paper()
  const next = await clerk.upload<{ id: number }>('cerere.pdf', Buffer.concat([bytes, Buffer.from('%')]))
  await clerk.post('/api/document_file/add_version', { id: fileId, upload_id: next.body.id })
  const other = await paper()
  await writeFile(path, 'altceva')
  await rename(other.path, `${other.path}.gone`)
  const findings = await checkFiles({ database: t.database, files, clock: t.clock })
  const found = (start: string) => findings.filter(({ sentence }) => sentence.ro.includes(start.slice(0, 12)))
  expect(found(sha256)).toMatchObject([
    {
      rule: 'file_changed',
      institutionId: institution.id,
      sentence: { ro: expect.stringContaining(document.number) },
    },
  ])
  expect(found(other.sha256)).toMatchObject([{ rule: 'file_missing', institutionId: other.institution.id }])
  expect([await isMarked(), await other.isMarked()]).toEqual([[false], [true]])
  const said = async (wishes: { files?: boolean }) =>
    (await verifyAll(t.settings, wishes, () => undefined)).findings.filter((one) =>
      one.includes(sha256.slice(0, 12)),
    )
  expect(await said({ files: true })).toHaveLength(1)
  expect(await said({})).toEqual([])
})
