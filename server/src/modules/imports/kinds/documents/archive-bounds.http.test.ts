import { expect, test } from 'vitest'
import { testApp } from '../../../../../test/browsers/app.ts'
import { buildZip } from '../../../../../test/hostile-files/build-zip.ts'
import { filesOffice, tableHead } from '../../../../../test/imports/files-office.ts'

const MEGABYTE = 1024 * 1024
const t = await testApp({ now: '2026-11-20T10:00:00+02:00' })

/** A paper for each file, numbered as the file is. */
const rows = (...names: string[]): string =>
  [
    tableHead,
    ...names.map((name, n) => {
      const number = Number.parseInt(name, 10) || n + 1
      return `${number};05.03.2019;Cerere;Popa;Hârtia ${number};${name}`
    }),
  ].join('\n')
const zipOf = (...names: string[]): Buffer =>
  buildZip(names.map((name) => ({ name, content: `fișierul ${name}` })))

/** An office in which the files of an import can be made larger than any disk. */
async function crowded() {
  const o = await filesOffice(t)
  const claim = (id: number, name: string, bytes: number) =>
    t.asSuperuser(
      'update import_entries set unpacked = $3 where institution_id = $1 and import_id = $2 and path = $4',
      [o.i, id, bytes, name],
    )
  return { ...o, claim }
}
const WHOLE_DISK = 1e15

test('a check says what its files need of the disk, and what is free', async () => {
  const o = await crowded()
  const { id, files, can } = await o.checkedWithFiles(rows('1.txt', ''), {
    'a.zip': zipOf('1.txt', 'altul.txt'),
  })
  // Of files that no row names, nothing is needed.
  expect([can.run, files?.needed]).toEqual([true, Buffer.byteLength('fișierul 1.txt')])
  expect(files?.free).toBeGreaterThan(MEGABYTE)
  await o.claim(id, '1.txt', WHOLE_DISK)
  expect(await o.detail(id)).toMatchObject({
    can: { run: true, run_all: true },
    files: { needed: WHOLE_DISK },
  })
})

test('a run that finds the disk full says that it waits, goes on where it was, and can be stopped', async () => {
  const wide = t.settings.limits.fileBytes
  const o = await crowded()
  const many = Array.from({ length: 101 }, (_, n) => `${n + 1}.txt`)
  /** Runs an import whose last file finds no room, in one job. */
  const waiting = async (names: readonly string[]) => {
    const { id } = await o.checkedWithFiles(rows(...names), { 'a.zip': zipOf(...names) })
    await o.ask(id)
    await o.claim(id, names.at(-1) ?? '', WHOLE_DISK)
    await o.meanwhile(id, 0, async () => undefined)
    return id
  }
  t.settings.limits.fileBytes = 2 * WHOLE_DISK
  try {
    const id = await waiting(many)
    expect(await o.detail(id)).toMatchObject({
      ...{ state: 'running', seconds_left: null, can: { cancel: true } },
      ...{ failure: { code: 'no_room', text: expect.stringContaining('continuă singur') } },
      counts: { made: 100, files: 100 },
    })
    const again = await t.asSuperuser<{ later: boolean }>(
      `select run_at > now() as later from graphile_worker.jobs where task_identifier = 'imports.work' order by id desc limit 1`,
    )
    expect(again).toEqual([{ later: true }])
    await o.claim(id, '101.txt', Buffer.byteLength('fișierul 101.txt'))
    await o.work(id)
    expect(await o.detail(id)).toMatchObject({
      ...{ state: 'done', failure: null, counts: { made: 101, files: 101, files_left: 0 } },
    })
    const stopped = await waiting(['102.txt'])
    expect((await o.detail(stopped)).failure?.code).toBe('no_room')
    expect((await o.adela.post('/api/import/cancel', { id: stopped })).status).toBe(200)
    expect(await o.detail(stopped)).toMatchObject({ state: 'cancelled', failure: null })
  } finally {
    t.settings.limits.fileBytes = wide
  }
})

test('archives of open imports of an institution take so many bytes at most; those of ended ones do not count', async () => {
  const wide = t.settings.limits.archiveBytesInstitution
  const o = await crowded()
  t.settings.limits.archiveBytesInstitution = MEGABYTE
  try {
    const big = (name: string, megabytes: number) =>
      buildZip([{ name, content: Buffer.alloc(megabytes * MEGABYTE), stored: true }])
    const { id } = await o.checkedWithFiles(rows('', ''), { 'a.zip': big('a.txt', 0.6) })
    const { id: other } = (await o.begin(rows(''), { kind: 'document' })).body as { id: number }
    const incoming_id = await o.sent('b.zip', big('b.txt', 0.6))
    const addB = () => o.adela.post<{ code: string }>('/api/import/add_archive', { id: other, incoming_id })
    const refused = await addB()
    expect([refused.status, refused.body]).toMatchObject([
      413,
      {
        code: 'IMPORT_ARCHIVES_OF_INSTITUTION',
        message: expect.stringContaining('pot ocupa cel mult 1 MB'),
      },
    ])
    expect((await o.archived(other, 'mic.zip', big('c.txt', 0.1))).status).toBe(200)
    await o.run(id)
    // What was sent is still there.
    expect((await addB()).status).toBe(200)
    // Of two that come at once, one fits.
    const both = await Promise.all(['c.zip', 'd.zip'].map((name) => o.archived(other, name, big(name, 0.2))))
    expect(both.map(({ status }) => status).toSorted()).toEqual([200, 413])
  } finally {
    t.settings.limits.archiveBytesInstitution = wide
  }
})

test('an archive whose list is too long is told so, and not that it is damaged', async () => {
  const o = await crowded()
  const { id } = (await o.begin(rows('1.txt'), { kind: 'document' })).body as { id: number }
  const listed = (bytes: number): Buffer => {
    const end = Buffer.alloc(22)
    end.writeUInt32LE(0x06054b50, 0)
    end.writeUInt16LE(60_000, 10)
    end.writeUInt32LE(bytes, 12)
    return Buffer.concat([Buffer.alloc(16 * MEGABYTE + 1), end])
  }
  const long = await o.archived(id, 'a.zip', listed(16 * MEGABYTE + 1))
  expect([long.status, long.body]).toMatchObject([
    422,
    { code: 'IMPORT_ARCHIVE_LIST', message: expect.stringContaining('trece de 16 MB') },
  ])
  // A list that would reach behind the end of the file.
  expect((await o.archived(id, 'a.zip', listed(64 * MEGABYTE))).body.code).toBe('IMPORT_FILE_BROKEN')
})
