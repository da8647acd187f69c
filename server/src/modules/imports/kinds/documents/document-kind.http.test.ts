import type { ImportDetail } from '@hdoc/contract/imports/import-rows.ts'
import { IMPORT_BATCH } from '@hdoc/contract/imports/import-states.ts'
import type { Register } from '@hdoc/contract/registers/registers.ts'
import { expect, test } from 'vitest'
import { testApp } from '../../../../../test/browsers/app.ts'
import { factsAnew } from '../../../../../test/database/facts-anew.ts'
import { tableStates } from '../../../../../test/database/table-states.ts'
import { historyOffice, staysOfHistory } from '../../../../../test/imports/history-office.ts'
import { asWindows1250, oldExport } from '../../../../../test/imports/old-export.ts'
import { registerPapers } from '../../../../../test/offices/office.ts'
import { findDamage } from '../../../../app/verify/find-damage.ts'
import { sealAll } from '../../../../platform/audit/seal-audit.ts'

const t = await testApp({ now: '2026-11-20T10:00:00+02:00' })
type List = { data: { number: string }[]; meta: { total: number } }

async function archive() {
  const o = await historyOffice(t)
  const list = async () => (await o.adela.get<List>('/api/document/list/20')).body
  const damage = async () => {
    await sealAll(t.database)
    return (await findDamage(t.database, { institutionId: o.i })).map(({ sentence }) => sentence.ro)
  }
  const states = async () => {
    await t.asSuperuser(`select learn_words(${o.i}, null)`)
    await factsAnew(t.database, o.i)
    return tableStates(t.database, o.i, staysOfHistory)
  }
  return { ...o, list, damage, states }
}
const columnsOf = ({ columns, mapping }: ImportDetail): (string | undefined)[] =>
  columns.map((_, place) => mapping.columns[String(place)])

test('a windows-1250 export with gaps, repeats and missing types goes in, verifies, and leaves nothing when undone', async () => {
  const o = await archive()
  await registerPapers(t.database, o.office, 2)
  const before = await o.states()
  const file = oldExport(400)
  const checked = await o.checkedHistory(asWindows1250(file))
  expect(columnsOf(checked)).toEqual([
    'number',
    'registered_on',
    'category',
    'doc_type',
    'issuer',
    'short_description',
    'group',
    'person',
    'status',
    'deadline_on',
    'closed_on',
    'answers',
    'additional_info',
  ])
  expect(checked).toMatchObject({ encoding: 'windows-1250', delimiter: ';', state: 'checked' })
  expect(checked.counts).toMatchObject({ rows: 400, good: 400 - file.bad.length, bad: file.bad.length })
  expect(await o.states()).toEqual(before)

  const done = await o.run(checked.id)
  expect(done).toMatchObject({ state: 'done', counts: { made: 400 - file.bad.length } })
  expect((await registerPapers(t.database, o.office, 1))[0]?.number).toBe('RG-0003/2026')
  const { data, meta } = await o.list()
  expect(meta.total).toBe(403 - file.bad.length)
  expect(data[0]?.number).toBe('RG-0003/2026')
  expect(JSON.stringify(data)).toContain('Țăranu Ștefania')
  const series = (
    await o.adela.get<{ missing: number; repeated: number }[]>(`/api/register/history/${o.historyId}`)
  ).body
  const sum = (of: 'missing' | 'repeated') => series.reduce((all, one) => all + one[of], 0)
  expect([sum('missing'), sum('repeated')]).toEqual([file.missing, file.repeated])
  const [found] = await t.asSuperuser<{ links: number; tied: number; told: number }>(
    `select (select count(*)::int from document_links where institution_id = $1) as links,
            (select count(*)::int from documents where institution_id = $1 and issuer_id = $2 and register_id = $3) as tied,
            (select count(*)::int from outbox_events where institution_id = $1 and payload ? 'document_id'
               and (payload->>'document_id')::bigint < 1000000000) as told`,
    [o.i, o.office.issuerId, o.historyId],
  )
  expect(found?.links).toBeGreaterThan(80)
  expect(found?.tied).toBeGreaterThan(50)
  expect(found?.told).toBe(0)
  // What was closed there counts on its own day, or on that of its number: nothing of it is work of this year.
  const closings = await t.asSuperuser<{ year: string; unlike: number }>(
    `select left(closed_on::text, 4) as year, count(*) filter (where closed_on > registered_on)::int as unlike
       from documents where institution_id = $1 and register_id = $2 group by 1 order by 1`,
    [o.i, o.historyId],
  )
  expect(closings.map(({ year }) => year)).toEqual(['2018', '2019'])
  expect(closings.every(({ unlike }) => unlike > 20)).toBe(true)
  expect(await o.damage()).toEqual([])

  // The refused rows, mended, go into the same register; the whole file again is known row by row.
  const refused = await o.refused(done.id)
  expect(refused.length).toBe(file.bad.length + 1)
  const again = await o.checkedHistory(asWindows1250(file))
  expect(again.counts).toMatchObject({ skip: 400 - file.bad.length, new: 0 })

  await o.undo(done.id)
  expect((await o.detail(done.id)).state).toBe('undone')
  expect(await o.damage()).toEqual([])
  const after = await o.states()
  // One was registered meanwhile; of history nothing is left.
  const living = [
    'documents',
    'register_ledger',
    'register_counters',
    'document_access',
    'document_counts',
    'document_totals',
    'document_access_totals',
    'statistic_facts',
  ]
  const rest = (all: Record<string, string>) =>
    Object.fromEntries(Object.entries(all).filter(([name]) => !living.includes(name)))
  expect(rest(after)).toEqual(rest(before))
  const left = await t.asSuperuser('select from documents where institution_id = $1 and register_id = $2', [
    o.i,
    o.historyId,
  ])
  expect(left).toEqual([])
})

test('all or nothing is nowhere until the end, and a comment holds its document', async () => {
  const o = await archive()
  const rows = oldExport(40)
  const checked = await o.checkedHistory(asWindows1250(rows))
  expect((await o.ask(checked.id, 'all')).status).toBe(200)
  // Stopped before its rows are let go: all are made, none is seen.
  expect(await o.dying(checked.id, 3)).toBe(true)
  expect((await o.list()).meta.total).toBe(0)
  await o.work(checked.id)
  expect((await o.detail(checked.id)).state).toBe('done')
  const { meta } = await o.list()
  expect(meta.total).toBe(40)
  const [paper] = await t.asSuperuser<{ id: number; number: string }>(
    'select id::int, number from documents where institution_id = $1 order by id limit 1',
    [o.i],
  )
  await o.adela.post('/api/document_comment/add', { document_id: paper?.id, body: 'Găsit în arhivă.' })
  const blockers = await o.adela.post<{ data: { name: string; text: string }[] }>('/api/import/blockers', {
    id: checked.id,
  })
  expect(blockers.body.data).toMatchObject([
    { name: `${paper?.number} / 2018-01-03`, text: 'are comentarii' },
  ])
  expect((await o.adela.post<{ code: string }>('/api/import/undo', { id: checked.id })).body.code).toBe(
    'IMPORT_HELD',
  )
})

test('without a register of history no row goes in, and one is offered only once it is added', async () => {
  const o = await archive()
  const begun = await o.begin(asWindows1250(oldExport(5)), { kind: 'document' })
  const { options } = await o.detail((begun.body as { id: number }).id)
  const register = options.find(({ id }) => id === 'register')
  expect(register?.choices?.map(({ value }) => Number(value))).toEqual([o.historyId])
  const living = (await o.adela.get<Register>(`/api/register/get/${o.office.registerId}`)).body
  const refused = await o.check((begun.body as { id: number }).id, {
    options: { register: String(living.id) },
  })
  expect(
    refused.status === 422 || (await o.detail((begun.body as { id: number }).id)).counts.good === 0,
  ).toBe(true)
})

test('one number for several addressees goes in whole, in a later batch of the file and in a later file too', async () => {
  const o = await archive()
  const row = (number: number, issuer: string) =>
    `${number};03.01.2018;intrare;Cerere;${issuer};Adresă către toți moștenitorii`
  const head = 'Nr. înregistrare;Data înregistrării;Sens;Tip document;Petent / Destinatar;Conținut pe scurt'
  // The last row stands in the second batch, and the paper of its number in the first one.
  const rows = Array.from({ length: IMPORT_BATCH }, (_, n) => row(n + 1, 'Popa Ana'))
  const file = [head, ...rows, row(1, 'Popa Dan')].join('\n')
  const { id, counts } = await o.checkedHistory(Buffer.from(file))
  expect(counts).toMatchObject({ good: rows.length + 1, skip: 0 })
  expect((await o.run(id)).counts).toMatchObject({ made: rows.length + 1, skip: 0 })

  const later = await o.checkedHistory(
    Buffer.from([head, row(1, 'Popa Dan'), row(1, 'Popa Ilie')].join('\n')),
  )
  expect(later.counts).toMatchObject({ skip: 1, new: 1 })
  expect((await o.findings(later.id)).filter(({ key }) => key === 'history_repeated')).toHaveLength(2)
})
