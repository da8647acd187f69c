import { createHash } from 'node:crypto'
import { rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { Failure } from '@hdoc/contract/failures/errors.ts'
import type { ImportEntry, ImportEntryChoice } from '@hdoc/contract/imports/import-archives.ts'
import { expect, test } from 'vitest'
import { testApp } from '../../../../../test/browsers/app.ts'
import { buildZip } from '../../../../../test/hostile-files/build-zip.ts'
import { filesOffice, tableHead as head, killedAt } from '../../../../../test/imports/files-office.ts'
import { aPerson } from '../../../../../test/offices/person.ts'
import { createDiskFileStore } from '../../../../platform/files/store/disk-file-store.ts'

const t = await testApp({ now: '2026-11-20T10:00:00+02:00' })
const store = await createDiskFileStore(join(t.settings.dataDir, 'files'))
const pdf = (text: string) => Buffer.from(`%PDF-1.4\n% ${text}\n%%EOF\n`)
const hashOf = (content: Buffer | string) => createHash('sha256').update(content).digest('hex')

const row = (number: number, files: string) =>
  `${number};0${number}.03.2019;Cerere;Popa Ana;Hârtia ${number};"${files}"`
const table = (...files: readonly string[]) =>
  [head, ...files.map((one, place) => row(place + 1, one))].join('\n')

type Entries = { data: ImportEntry[]; total: number }

async function archive() {
  const o = await filesOffice(t)
  const entries = async (id: number, which: ImportEntryChoice) =>
    (await o.adela.get<Entries>(`/api/import/entries/${id}?which=${which}`)).body
  return { ...o, entries }
}

test('files come by name from several archives, stand in the trail, and leave with their import', async () => {
  const o = await archive()
  const before = await o.states()
  const [scan, page, annex] = [pdf('scan'), 'pagina doi', 'anexa']
  const checked = await o.checkedWithFiles(table('1.PDF', '2019\\2.txt; Anexă.txt;2019/2.txt', '', '1.pdf'), {
    'unu.zip': buildZip([
      { name: '2019/', content: '' },
      { name: 'scanuri/1.pdf', content: scan, stored: true },
      { name: 'scanuri/2018/2.txt', content: 'altă pagină' },
      { name: '__MACOSX/._1.pdf', content: 'x' },
    ]),
    'doi.zip': buildZip([
      { name: '2019/2.txt', content: page },
      { name: 'anexă.txt', content: annex },
      { name: 'nimeni.txt', content: 'al nimănui' },
    ]),
  })
  expect(checked.mapping.columns).toMatchObject({ 5: 'files' })
  expect(checked).toMatchObject({
    counts: { rows: 4, good: 4, bad: 0 },
    files: { total: 5, named: 3, unnamed: 2, refused: 0, may_add: true },
  })
  expect(checked.files?.archives.map(({ name, files }) => [name, files])).toEqual([
    ['unu.zip', 2],
    ['doi.zip', 3],
  ])
  const unnamed = await o.entries(checked.id, 'unnamed')
  expect(unnamed.data.map(({ archive: of, path }) => `${of}: ${path}`)).toEqual([
    'unu.zip: scanuri/2018/2.txt',
    'doi.zip: nimeni.txt',
  ])
  // The check keeps nothing of what it unpacked.
  expect(await store.has(hashOf(scan))).toBe(false)

  const done = await o.run(checked.id)
  expect(done).toMatchObject({ state: 'done', counts: { made: 4, files: 4, files_left: 0 }, files: null })
  expect(await o.files()).toEqual([
    { number: '1', name: '1.pdf', mime: 'application/pdf', sha256: hashOf(scan) },
    { number: '2', name: '2.txt', mime: 'text/plain', sha256: hashOf(page) },
    { number: '2', name: 'anexă.txt', mime: 'text/plain', sha256: hashOf(annex) },
    { number: '4', name: '1.pdf', mime: 'application/pdf', sha256: hashOf(scan) },
  ])
  const trail = await t.asSuperuser<{ payload: string }>(
    `select p.payload from audit_entries e join audit_payloads p on p.institution_id = e.institution_id and p.entry_id = e.id
      where e.institution_id = $1 and e.action = 'file.attached' order by e.id`,
    [o.i],
  )
  expect(trail.map(({ payload }) => JSON.parse(payload).after.sha256)).toEqual(
    (await o.files()).map(({ sha256 }) => sha256),
  )
  expect(await o.damage()).toEqual([])

  const archives = await t.asSuperuser<{ sha256: string }>(
    'select sha256 from import_archives where institution_id = $1',
    [o.i],
  )
  await o.night()
  for (const { sha256 } of archives) expect(await store.has(sha256)).toBe(false)
  expect(await store.has(hashOf(scan))).toBe(true)

  // What the import brought does not hold its document.
  await o.undo(done.id)
  expect(await o.detail(done.id)).toMatchObject({ state: 'undone', counts: { files: 0, files_left: 0 } })
  expect(await o.files()).toEqual([])
  expect(await o.states()).toEqual(before)
  expect(await o.damage()).toEqual([])
  for (const content of [scan, page, annex]) expect(await store.has(hashOf(content))).toBe(false)
})

test('a file that is added later, or a new version of one that came, holds its document', async () => {
  const o = await archive()
  const { id } = await o.checkedWithFiles(table('1.txt', '2.txt', ''), {
    'a.zip': buildZip([
      { name: '1.txt', content: 'unu' },
      { name: '2.txt', content: 'doi' },
    ]),
  })
  await o.run(id)
  const ids = await t.asSuperuser<{ id: number; file: number | null }>(
    `select d.id::int, (select f.id::int from files f where f.institution_id = d.institution_id and f.document_id = d.id) as file
       from documents d where d.institution_id = $1 order by d.id`,
    [o.i],
  )
  const upload = async (name: string) =>
    (await o.adela.upload<{ id: number }>(name, Buffer.from(`nou ${name}`))).body.id
  const version = await o.adela.post('/api/document_file/add_version', {
    id: ids[0]?.file,
    upload_id: await upload('1.txt'),
  })
  expect(version.status).toBe(200)
  const attached = await o.adela.post('/api/document/attach', {
    id: ids[2]?.id,
    upload_ids: [await upload('3.txt')],
  })
  expect(attached.status).toBe(200)
  const blockers = await o.adela.post<{ data: { row: number; text: string }[] }>('/api/import/blockers', {
    id,
  })
  expect(blockers.body.data.map(({ row: at, text }) => [at, text])).toEqual([
    [2, 'un fișier al lui a fost schimbat sau este folosit'],
    [4, 'i s-au adăugat fișiere'],
  ])
  expect((await o.adela.post<Failure>('/api/import/undo', { id })).body.code).toBe('IMPORT_HELD')
})

test('each row is told what is wrong with its files, and nothing of a wrong file goes in', async () => {
  const o = await archive()
  const zeros = Buffer.alloc(8 * 1024 * 1024)
  const archives = {
    'a.zip': buildZip([
      { name: 'bun.txt', content: 'bun' },
      { name: 'acte/dublu.txt', content: 'unu' },
      { name: '../sus.txt', content: 'sus' },
      { name: '/etc/passwd.txt', content: 'rădăcină' },
      { name: 'parola.txt', content: 'secret', encrypted: true },
      { name: 'stricat.txt', content: 'stricat', broken: true },
      { name: 'bomba.txt', content: zeros },
      { name: 'minte.txt', content: 'mai mult decât spune', claims: 3 },
      { name: 'mare.txt', content: 'mare', claims: 300 * 1024 * 1024 },
      { name: 'program.exe', content: 'MZ' },
      { name: 'fals.pdf', content: '<html>' },
      { name: 'gol.txt', content: '' },
    ]),
    'b.zip': buildZip([{ name: 'dublu.txt', content: 'doi' }]),
  }
  const names = [
    'lipsa.txt',
    'dublu.txt',
    'sus.txt',
    'passwd.txt',
    'parola.txt',
    'stricat.txt',
    'bomba.txt',
    'minte.txt',
    'mare.txt',
  ]
  const more = ['program.exe', 'fals.pdf', 'gol.txt', 'acte/dublu.txt; bun.txt']
  const lines = [...names, ...more].map(
    (name, place) => `${place + 1};05.03.2019;Cerere;Popa;H ${place};"${name}"`,
  )
  const checked = await o.checkedWithFiles([head, ...lines].join('\n'), archives)
  const told = await o.findings(checked.id)
  expect(told.map(({ row: at, key }) => [at, key])).toEqual([
    [2, 'import_file_missing'],
    [3, 'import_file_twice'],
    [4, 'import_file_path'],
    [5, 'import_file_path'],
    [6, 'import_file_password'],
    [7, 'import_file_broken'],
    [8, 'import_file_bomb'],
    [9, 'import_file_bomb'],
    [10, 'import_file_refused'],
    [11, 'import_file_refused'],
    [12, 'import_file_refused'],
    [13, 'import_file_refused'],
  ])
  expect(told[1]?.text).toContain('a.zip: acte/dublu.txt; b.zip: dublu.txt')
  expect(told[0]).toMatchObject({ column: 'Fișiere', value: 'lipsa.txt' })
  expect(told[8]?.text).toContain('„mare.txt”. Fișierul este prea mare')
  expect(checked.counts).toMatchObject({ good: 1, bad: 12 })
  expect(checked.files).toMatchObject({ total: 13, named: 13, unnamed: 0, refused: 10 })
  const refused = await o.entries(checked.id, 'refused')
  expect(refused.total).toBe(10)
  expect(refused.data[0]).toMatchObject({ archive: 'a.zip', path: '../sus.txt' })
  await o.run(checked.id)
  expect((await o.files()).map(({ name }) => name)).toEqual(['dublu.txt', 'bun.txt'])

  // Whoever says so takes the documents without them.
  const lacking = await o.checkedWithFiles(table('lipsa.txt; bun.txt'), archives, { without_files: '1' })
  expect(lacking.counts).toMatchObject({ good: 1, bad: 0, warned: 1 })
  expect((await o.run(lacking.id)).counts).toMatchObject({ files: 1, files_left: 1 })
  expect((await o.files()).map(({ name }) => name)).toEqual(['dublu.txt', 'bun.txt', 'bun.txt'])
})

test('what was received for rows that are known already or refused leaves no stray content', async () => {
  const o = await archive()
  const known = await o.checkedWithFiles(table('', ''), {})
  await o.run(known.id)
  const texts = ['unu', 'doi', 'trei', 'patru']
  const again = await o.checkedWithFiles(table('1.txt', '2.txt', '3.txt', '4.txt; lipsa.txt'), {
    'a.zip': buildZip(
      texts.map((content, place) => ({ name: `${place + 1}.txt`, content: `scan ${content}` })),
    ),
  })
  expect(again.counts).toMatchObject({ good: 3, bad: 1, new: 1, skip: 2 })
  // Those of documents that are known already are left out of nothing.
  expect((await o.run(again.id)).counts).toMatchObject({ files: 1, files_left: 2 })
  expect((await o.files()).map(({ number, name }) => [number, name])).toEqual([['3', '3.txt']])
  await o.night()
  const standing = await Promise.all(texts.map((content) => store.has(hashOf(`scan ${content}`))))
  expect(standing).toEqual([false, false, true, false])
  expect(await o.damage()).toEqual([])
})

test('an archive that is none, that lies about itself or unpacks to too much is refused and leaves nothing', async () => {
  const o = await archive()
  const begun = await o.begin(table('1.txt'), { kind: 'document' })
  const { id } = begun.body as { id: number }
  const code = async (name: string, bytes: Buffer) => (await o.archived(id, name, bytes)).body.code
  const good = buildZip([{ name: '1.txt', content: 'unu' }])
  expect(await code('a.rar', good)).toBe('file_type')
  expect(await code('a.zip', Buffer.from('nu este o arhivă'))).toBe('IMPORT_FILE_BROKEN')
  expect(await code('a.zip', good.subarray(0, good.length - 8))).toBe('IMPORT_FILE_BROKEN')
  expect(await code('a.zip', buildZip([{ name: 'dosar/', content: '' }]))).toBe('FILE_EMPTY')
  const many = Array.from({ length: 30 }, (_, n) => ({
    name: `${n}.txt`,
    content: 'x',
    claims: 100 * 1024 * 1024,
  }))
  expect(await code('a.zip', buildZip(many))).toBe('IMPORT_ARCHIVE_BOMB')
  const zip64 = Buffer.from(good)
  zip64.writeUInt32LE(0xffffffff, zip64.length - 6)
  expect(await code('a.zip', zip64)).toBe('IMPORT_ARCHIVE_ZIP64')
  expect((await o.detail(id)).files).toMatchObject({ archives: [], total: 0 })
  const [left] = await t.asSuperuser<{ n: number }>(
    'select count(*)::int as n from incoming_files where institution_id = $1 and file_id is null',
    [o.i],
  )
  expect(left?.n).toBe(0)
})

test('archives are given by whoever began the import, once, while it has not run, and to a kind that takes files', async () => {
  const o = await archive()
  const zip = buildZip([{ name: '1.txt', content: 'unu' }])
  const { id } = await o.checkedWithFiles(table('1.txt'), {})
  expect((await o.detail(id)).counts).toMatchObject({ good: 0, bad: 1 })
  const incoming_id = await o.sent('a.zip', zip)
  const add = () => o.adela.post('/api/import/add_archive', { id, incoming_id })
  // Asked again while the first one is under way, and once more after its answer was lost.
  const both = await Promise.all([add(), add()])
  expect([...both, await add()].map(({ status }) => status)).toEqual([200, 200, 200])
  const added = await o.detail(id)
  expect(added).toMatchObject({ state: 'draft', files: { total: 1 } })
  const archive_id = added.files?.archives[0]?.id
  const remove = () => o.adela.post<Failure>('/api/import/remove_archive', { id, archive_id })
  expect((await remove()).status).toBe(200)
  expect((await remove()).status).toBe(404)
  expect((await o.detail(id)).files).toMatchObject({ archives: [] })

  // What has not arrived whole, and what nobody of them sent.
  const half = await o.adela.step<unknown>('POST', '/api/incoming_file/begin', zip, {
    'upload-length': String(zip.length + 1),
    'upload-metadata': `filename ${Buffer.from('a.zip').toString('base64')}`,
  })
  const unfinished = Number(/\d+$/.exec(String(half.headers.location ?? ''))?.[0])
  const addNow = (incoming: number) =>
    o.adela.post<Failure>('/api/import/add_archive', { id, incoming_id: incoming })
  expect((await addNow(unfinished)).body.code).toBe('UPLOAD_UNFINISHED')
  expect((await addNow(incoming_id)).status).toBe(404)

  await o.archived(id, 'b.zip', zip)
  await o.check(id, { options: o.options })
  await o.run(id)
  expect((await o.archived(id, 'c.zip', zip)).body.code).toBe('IMPORT_STATE')
  const issuers = (await o.begin('Denumire;CUI\nMoara;9902000009')).body as { id: number }
  expect((await o.archived(issuers.id, 'c.zip', zip)).body.code).toBe('VALIDATION')
  await aPerson(t.database, o.i, 'dorina', { permissions: ['import.run'] })
  const other = await o.signedIn('dorina')
  const begun = (await o.begin(table('1.txt'), { kind: 'document' })).body as { id: number }
  expect((await o.archived(begun.id, 'c.zip', zip, other)).body.code).toBe('IMPORT_OTHER')
})

test('an archive that was damaged since its check ends the import, and nothing of it stays', async () => {
  const o = await archive()
  const { id } = await o.checkedWithFiles(table('1.txt', ''), {
    'a.zip': buildZip([{ name: '1.txt', content: 'un fișier care nu mai este' }]),
  })
  const [stored] = await t.asSuperuser<{ sha256: string }>(
    'select sha256 from import_archives where institution_id = $1',
    [o.i],
  )
  const hash = stored?.sha256 ?? ''
  const place = join(t.settings.dataDir, 'files', 'objects', hash.slice(0, 2), hash.slice(2, 4), hash)
  await writeFile(place, 'altceva')
  await o.ask(id, 'all')
  await o.work(id)
  expect(await o.detail(id)).toMatchObject({
    ...{ state: 'failed', failure: { code: 'file' }, counts: { made: 0 } },
  })
  expect(await o.files()).toEqual([])
  await rm(place)
})

test.each(['skip_bad', 'all'] as const)(
  'killed in its first batch and at its end, an import (%s) brings each file once, and leaves none when taken back',
  async (mode) => {
    const o = await archive()
    const before = await o.states()
    // Its looks at the import, at the columns and at the archives; then its batches.
    for (const moment of [4, mode === 'all' ? 8 : 6]) expect(await killedAt(o, mode, moment)).toBe(true)
    expect(await o.states()).toEqual(before)
    expect(await o.damage()).toEqual([])
  },
  60_000,
)
