import { expect, it } from 'vitest'
import { testApp } from '../../../test/browsers/app.ts'
import { xlsxOf } from '../../../test/files/office-files.ts'
import { importOffice, wholeDatabase } from '../../../test/imports/import-office.ts'
import { removeFiles } from '../../../test/imports/remove-files.ts'
import { aPerson } from '../../../test/offices/person.ts'
import { sql } from '../../platform/db/sql.ts'

const t = await testApp()

const head = 'Denumire;CUI/CNP;Telefon;Email;Judeţ;Localitate;Observaţii'
const list = [
  head,
  'Moara Exemplu SRL;9902000009;0722000111;moara@exemplu.ro;;;',
  'Popescu Ştefan;1900101410011;;;;;vezi dosar 12',
  'Brutăria SRL;9902000018;;;;;',
  ';;0722000112;;;;',
  'Moara Exemplu SRL;9902000009;;;;;',
  '=HYPERLINK("http://x");;;;;;',
  'Ion Popescu;;;;;;',
].join('\r\n')

/** The worker's statements that wait for a lock. */
const waiting = `select from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'`

const names = async (i: number) =>
  (
    await t.asSuperuser<{ name: string }>('select name from issuers where institution_id = $1 order by id', [
      i,
    ])
  ).map(({ name }) => name)

it('leads a file of issuers from its columns to its result, and back', async () => {
  const o = await importOffice(t)
  const before = await wholeDatabase(t, o.i)
  const checked = await o.checked(list)
  const { mapping, columns, counts } = checked
  const fields = columns.map((_, place) => mapping.columns[String(place)])
  expect(fields).toEqual(['name', 'code', 'phone', 'email', 'county', 'locality', undefined])
  expect(checked).toMatchObject({ encoding: 'utf-8', delimiter: ';', state: 'checked', folded: 1 })
  expect(counts).toMatchObject({ rows: 7, good: 3, bad: 4, warned: 1, new: 3, skip: 0 })
  expect(checked.can).toMatchObject({ run: true, run_all: false, undo: false })
  const told = (await o.findings(checked.id)).map(({ row, column, key }) => `${row} ${column} ${key}`)
  expect(told).toEqual([
    '4 CUI/CNP cui',
    '5 Denumire required',
    '6  import_same_row',
    '7 Denumire import_formula',
    '8 Denumire import_alike',
  ])
  expect(checked.preview[1]?.[1]).toBe('1******0011')
  expect(await wholeDatabase(t, o.i)).toEqual(before)

  const ended = await o.run(checked.id)
  expect(ended).toMatchObject({ state: 'done', counts: { made: 3, bad: 4 }, can: { undo: true, run: false } })
  expect(await names(o.i)).toEqual(['Popescu Ion', 'Moara Exemplu SRL', 'Popescu Ștefan', 'Ion Popescu'])

  // The refused rows go in after they were mended; the column of reasons is not imported.
  const refused = await o.refused(checked.id)
  expect(refused[0]).toBe('Denumire;CUI/CNP;Telefon;Email;Județ;Localitate;Observații;Motiv')
  expect(refused[1]).toContain('Brutăria SRL;9902000018;')
  expect(refused[1]).toContain('CUI/CNP: CUI invalid.')
  expect(refused).toHaveLength(5)
  const mended = await o.checked([refused[0], refused[1]?.replace('9902000018', '')].join('\n'))
  expect(mended).toMatchObject({ remembered: true, counts: { rows: 1, bad: 0 } })
  expect(await o.run(mended.id, 'all')).toMatchObject({ state: 'done', counts: { made: 1 } })

  // Undone in the order that people choose; a document of one of them holds the whole.
  expect((await o.adela.post('/api/import/undo', { id: mended.id })).status).toBe(200)
  await o.work(mended.id)
  await t.asSuperuser(`update issuers set version = 2 where institution_id = $1 and name = 'Ion Popescu'`, [
    o.i,
  ])
  const held = await o.adela.post<{ total: number; data: object[] }>('/api/import/blockers', {
    id: checked.id,
  })
  expect(held.body).toMatchObject({
    total: 1,
    data: [{ row: 8, name: 'Ion Popescu', text: expect.stringContaining('modificat') }],
  })
  expect((await o.adela.post('/api/import/undo', { id: checked.id })).body).toMatchObject({
    code: 'IMPORT_HELD',
  })
  // Of a large one the call looks at the newest rows, and the worker at the others before it takes anything back.
  await t.asSuperuser(
    `insert into import_made (institution_id, import_id, row_number, ordinal, subject, subject_id, step, released)
     select $1, $2, 10000 + n, 1, 'issuers', 900000000 + n, 'new', true from generate_series(1, 5000) n`,
    [o.i, checked.id],
  )
  expect((await o.adela.post('/api/import/blockers', { id: checked.id })).body).toEqual({
    ...{ total: 0, data: [], whole: false },
  })
  const standing = await names(o.i)
  expect((await o.adela.post('/api/import/undo', { id: checked.id })).status).toBe(200)
  await o.work(checked.id)
  expect(await o.detail(checked.id)).toMatchObject({
    ...{ state: 'done', failure: { code: 'held' }, counts: { made: 3 } },
  })
  expect(await names(o.i)).toEqual(standing)
  await t.asSuperuser('delete from import_made where institution_id = $1 and row_number > 10000', [o.i])
  await t.asSuperuser(`update issuers set version = 1 where institution_id = $1 and name = 'Ion Popescu'`, [
    o.i,
  ])
  expect((await o.adela.post('/api/import/undo', { id: checked.id })).status).toBe(200)
  await o.work(checked.id)
  expect(await o.detail(checked.id)).toMatchObject({
    state: 'undone',
    counts: { made: 0 },
    can: { undo: false },
  })
  expect(await wholeDatabase(t, o.i)).toEqual(before)
  const [tombs] = await t.asSuperuser<{ n: number }>(
    'select count(*)::int as n from import_made where institution_id = $1 and undone_at is not null',
    [o.i],
  )
  expect(tombs?.n).toBe(4)
})

it('skips, updates or repeats who is known, and takes updates back', async () => {
  const o = await importOffice(t)
  const first = await o.checked(`${head}\nMoara SRL;9902000009;0722000111;;;;`)
  await o.run(first.id)
  const again = `${head}\nMoara Nouă SRL;RO9902000009;;moara@exemplu.ro;;;`
  const skipped = await o.checked(again)
  expect(skipped).toMatchObject({ counts: { new: 0, skip: 1, warned: 1 }, can: { run: false } })
  expect((await o.ask(skipped.id)).body).toMatchObject({ code: 'IMPORT_NO_ROWS' })
  const updating = await o.checked(again, { mapping: { duplicates: 'update' } })
  expect(updating.counts).toMatchObject({ new: 0, update: 1 })
  await o.run(updating.id)
  const stored = async () =>
    (
      await t.asSuperuser<{ name: string; phone: string; email: string }>(
        `select name, phone, email from issuers where institution_id = $1 and cui = '9902000009' order by id`,
        [o.i],
      )
    ).map(({ name, phone, email }) => [name, phone, email].join(' '))
  expect(await stored()).toEqual(['Moara Nouă SRL +40722000111 moara@exemplu.ro'])
  // Somebody changes the issuer while the worker takes the update back: it waits for them, and leaves it as they want it.
  await aPerson(t.database, o.i, 'mara', { name: 'Mara Crin', isAdmin: true })
  const mara = await o.signedIn('mara')
  expect((await mara.post('/api/import/undo', { id: updating.id })).status).toBe(200)
  let undoing: Promise<void> | undefined
  await t.database.inInstitution(o.i, async (db) => {
    await db.run(
      sql`update issuers set phone = '+40722000999', version = version + 1 where institution_id = ${o.i} and cui = '9902000009'`,
    )
    undoing = o.work(updating.id)
    await expect.poll(async () => (await t.asSuperuser(waiting)).length, { timeout: 20_000 }).toBe(1)
  })
  await undoing
  expect(await o.detail(updating.id)).toMatchObject({ state: 'done', counts: { made: 1 } })
  expect(await stored()).toEqual(['Moara Nouă SRL +40722000999 moara@exemplu.ro'])
  await t.asSuperuser(
    `update issuers set phone = '+40722000111', version = version - 1 where institution_id = $1 and cui = '9902000009'`,
    [o.i],
  )
  expect((await mara.post('/api/import/undo', { id: updating.id })).status).toBe(200)
  await o.work(updating.id)
  expect(await stored()).toEqual(['Moara SRL +40722000111 '])
  const trail = await t.asSuperuser<{ actor_name: string; payload: string }>(
    `select e.actor_name, p.payload from audit_entries e join audit_payloads p on p.institution_id = e.institution_id and p.entry_id = e.id
      where e.institution_id = $1 and e.action = 'issuer.updated' order by e.id`,
    [o.i],
  )
  expect(trail.map(({ actor_name }) => actor_name)).toEqual(['Adela Micu', 'Mara Crin'])
  expect(JSON.parse(trail[1]?.payload ?? '')).toMatchObject({
    before: { name: 'Moara Nouă SRL', email: 'moara@exemplu.ro' },
    after: { name: 'Moara SRL', email: '' },
  })
  const forgotten = await o.checked(again, { mapping: { duplicates: 'update' } })
  await o.run(forgotten.id)
  await removeFiles(t, '2027-01-01T00:00:00Z')
  expect(await o.detail(forgotten.id)).toMatchObject({
    kept_until: null,
    preview: [],
    can: { refused: false },
  })
  const held = await o.adela.post<object>('/api/import/blockers', { id: forgotten.id })
  expect(held.body).toMatchObject({ data: [{ text: 'Ce era înainte de import nu se mai păstrează.' }] })
  const repeated = await o.checked(again, { mapping: { duplicates: 'new' } })
  await o.run(repeated.id)
  expect(await stored()).toHaveLength(2)
  const twice = await o.checked(again, { mapping: { duplicates: 'update' } })
  expect((await o.findings(twice.id))[0]?.text).toBe('Există deja de mai multe ori (2): uniți întâi fișele.')
})

it('of an import that was taken back in part, says how many of its updates stand', async () => {
  const o = await importOffice(t)
  await o.run((await o.checked(`${head}\nMoara SRL;9902000009;;;;;\nFier SRL;9902000017;;;;;`)).id)
  const file = `${head}\nMoara Nouă SRL;9902000009;;;;;\nFier Nou SRL;9902000017;;;;;\nAlt Om;;0722010009;;;;`
  const { id } = await o.checked(file, { mapping: { duplicates: 'update' } })
  await o.run(id)
  expect((await o.detail(id)).counts).toMatchObject({ made: 3, update: 2 })
  const undo = () => o.adela.post('/api/import/undo', { id })
  const edit = (name: string, by: 1 | -1) =>
    t.asSuperuser(`update issuers set version = version + $3 where institution_id = $1 and name = $2`, [
      o.i,
      name,
      by,
    ])
  expect((await undo()).status).toBe(200)
  // Somebody changes two of them before the worker comes.
  await edit('Alt Om', 1)
  await edit('Fier Nou SRL', 1)
  await o.work(id)
  expect((await o.detail(id)).counts).toMatchObject({ made: 2, update: 1 })
  await edit('Fier Nou SRL', -1)
  await edit('Alt Om', -1)
  expect((await undo()).status).toBe(200)
  await o.work(id)
  expect((await o.detail(id)).counts).toMatchObject({ made: 0, update: 0 })
})

const many = (from: number, to: number) =>
  [
    'Nume;Localitate;Telefon',
    ...Array.from({ length: to - from }, (_, n) => `Persoana ${from + n};;07220${String(10_000 + from + n)}`),
  ].join('\n')

it('is the same after being killed anywhere, and takes all or nothing', async () => {
  const o = await importOffice(t)
  const before = await names(o.i)
  const held = await o.checked(many(0, 2_300))
  expect(held.counts).toMatchObject({ rows: 2_300, good: 2_300 })
  await o.ask(held.id, 'all')
  // The third transaction is that of the first batch.
  expect(await o.dying(held.id, 4)).toBe(true)
  const during = await o.detail(held.id)
  expect(during).toMatchObject({ state: 'running', done: 1_000, counts: { made: 1_000 } })
  const listed = await o.adela.get<{ meta: { totalRowCount?: number }; data: { name: string }[] }>(
    '/api/issuer/list/100',
  )
  expect(listed.body.data.map(({ name }) => name)).toEqual(before)
  for (let n = 2; await o.dying(held.id, n); n++) {}
  expect(await o.detail(held.id)).toMatchObject({ state: 'done', counts: { made: 2_300, good: 2_300 } })
  expect((await names(o.i)).slice(1)).toEqual(Array.from({ length: 2_300 }, (_, n) => `Persoana ${n}`))

  // Stopped between two batches, all of it goes.
  const stopped = await o.checked(many(3_000, 5_200))
  await o.ask(stopped.id, 'all')
  expect(await o.dying(stopped.id, 4)).toBe(true)
  expect((await o.adela.post('/api/import/cancel', { id: stopped.id })).status).toBe(200)
  await o.work(stopped.id)
  expect(await o.detail(stopped.id)).toMatchObject({ state: 'cancelled', counts: { made: 0 } })
  expect(await names(o.i)).toHaveLength(2_301)

  // Of rows that go in one by one, those made before stay, and can be undone.
  const kept = await o.checked(many(6_000, 7_500))
  await o.ask(kept.id)
  expect(await o.dying(kept.id, 4)).toBe(true)
  await o.adela.post('/api/import/cancel', { id: kept.id })
  await o.work(kept.id)
  expect(await o.detail(kept.id)).toMatchObject({
    state: 'cancelled',
    counts: { made: 1_000 },
    can: { undo: true },
  })
  await o.adela.post('/api/import/undo', { id: kept.id })
  await o.work(kept.id)
  expect(await names(o.i)).toHaveLength(2_301)
})

it('makes each row once when two work on it, and two imports beside each other', async () => {
  const o = await importOffice(t)
  const [one, other] = [await o.checked(many(0, 1_200)), await o.checked(many(2_000, 3_200))]
  expect((await o.ask(one.id)).status).toBe(200)
  expect((await o.ask(one.id)).body).toMatchObject({ code: 'IMPORT_STATE' })
  await o.ask(other.id)
  await Promise.all([o.work(one.id), o.work(one.id), o.work(other.id)])
  expect(new Set(await names(o.i)).size).toBe(2_401)
  expect(await names(o.i)).toHaveLength(2_401)
})

it('asks for the rights of the screen, again at each batch, and of whoever began it', async () => {
  const o = await importOffice(t)
  const rights = ['import.run', 'issuer.edit', 'document.list'] as const
  const id = await aPerson(t.database, o.i, 'ana', { name: 'Ana Crin', permissions: [...rights] })
  await aPerson(t.database, o.i, 'dan', { permissions: ['import.run'] })
  await aPerson(t.database, o.i, 'eva', { permissions: ['issuer.edit'] })
  const [ana, dan, eva] = [await o.signedIn('ana'), await o.signedIn('dan'), await o.signedIn('eva')]
  expect((await o.begin(many(0, 2), {}, dan)).body).toMatchObject({ missing: 'issuer.edit' })
  expect((await o.begin(many(0, 2), {}, eva)).body).toMatchObject({ missing: 'import.run' })
  expect((await o.begin(many(0, 2), { kind: 'user' }, ana)).body).toMatchObject({ missing: 'user.manage' })
  expect((await ana.get<object>('/api/import/list')).body).toEqual({
    data: [],
    total: 0,
    from: 0,
    current_page: 1,
    per_page: 20,
    kinds: ['issuer'],
  })
  const begun = (await o.begin(many(0, 2_100), {}, ana)).body.id
  expect((await ana.get<object>('/api/import/list')).body).toMatchObject({
    total: 1,
    from: 1,
    current_page: 1,
  })
  expect((await dan.get<object>(`/api/import/get/${begun}`)).status).toBe(403)
  expect(
    (await o.adela.post('/api/import/check', { id: begun, mapping: { columns: { 0: 'name' } } })).body,
  ).toMatchObject({
    code: 'IMPORT_OTHER',
  })
  const mapping = { columns: { 0: 'name' } }
  expect((await ana.post('/api/import/check', { id: begun, mapping: { columns: {} } })).body).toMatchObject({
    code: 'IMPORT_FIELDS',
  })
  await ana.post('/api/import/check', { id: begun, mapping })
  await o.work(begun)
  await ana.post('/api/import/run', { id: begun, mode: 'skip_bad' })
  expect(await o.dying(begun, 4)).toBe(true)
  await t.asSuperuser(`delete from user_permissions where user_id = $1 and permission = 'issuer.edit'`, [id])
  await o.work(begun)
  expect(await o.detail(begun)).toMatchObject({
    state: 'failed',
    failure: { code: 'rights' },
    counts: { made: 1_000 },
    can: { undo: true },
  })
})

it('reads workbooks and other encodings, and refuses what is no table', async () => {
  const o = await importOffice(t)
  const cell = (text: string) => `<c t="inlineStr"><is><t>${text}</t></is></c>`
  const book = await xlsxOf(
    `<row r="2">${cell('Denumire')}${cell('CUI')}</row><row r="3">${cell('Fier SRL')}<c><v>9.902000009E9</v></c></row>` +
      `<row r="4">${cell('Lemn SRL')}<c><f>A1</f><v>9902000009</v></c></row>`,
  )
  const read = await o.checked(book, { name: 'firme.xlsx' })
  expect(read).toMatchObject({ format: 'xlsx', sheets: ['Foaie 1'], counts: { good: 1, bad: 1 } })
  const old = Buffer.from('Denumire;Telefon\nBrut\xe3ria \xaatefan;0722000111\n', 'latin1')
  const begun = await o.begin(old, { name: 'vechi.txt' })
  expect(await o.detail(begun.body.id)).toMatchObject({
    encoding: 'windows-1250',
    preview: [['Brutăria Ștefan', '0722000111']],
  })
  // What was chosen and not checked yet goes with another reading, and stays for the next one.
  const { mapping: guessed } = await o.detail(begun.body.id)
  const chosen = { ...guessed, columns: { 0: 'name' }, mended: { 2: { 0: 'Brutăria Nouă' } } }
  const reading = { id: begun.body.id, delimiter: ';' }
  await o.adela.post('/api/import/read', { ...reading, encoding: 'windows-1252', mapping: chosen })
  const otherwise = await o.detail(begun.body.id)
  expect([otherwise.preview[0]?.[0], otherwise.mapping]).toEqual(['Brutãria ªtefan', chosen])
  await o.adela.post('/api/import/read', { ...reading, encoding: 'windows-1250' })
  expect((await o.detail(begun.body.id)).mapping).toEqual(chosen)
  expect((await o.adela.post('/api/import/discard', { id: begun.body.id })).status).toBe(200)
  // Of an import that was dropped nothing is told, and a file that nobody sent begins none.
  const dropped = begun.body.id
  expect((await o.adela.get(`/api/import/findings/${dropped}`)).status).toBe(404)
  expect((await o.adela.get(`/api/import/refused/${dropped}/csv`)).status).toBe(404)
  const none = await o.adela.post('/api/import/begin', { kind: 'issuer', file_id: 999_999_999 })
  expect(none.status).toBeGreaterThan(399)
  expect((await o.begin('Denumire;Telefon\n')).body).toMatchObject({ code: 'IMPORT_FILE_EMPTY' })
  expect((await o.begin('%PDF-1.4', { name: 'x.pdf' })).status).toBeGreaterThan(399)
  for (const format of ['csv', 'xlsx'])
    for (const kind of ['issuer', 'user']) {
      const sample = await o.adela.get<string>(`/api/import/sample/${kind}/${format}`)
      const sent = await o.begin(sample.raw, { kind: kind as 'user', name: `model.${format}` })
      expect(sent.body).toMatchObject({ success: true })
    }
})
