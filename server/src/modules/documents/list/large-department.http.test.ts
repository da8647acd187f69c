import type { DocumentStatusId } from '@hdoc/contract/documents/status/document-status.ts'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { testDatabase } from '../../../../test/database/database.ts'
import { freshOffice } from '../../../../test/offices/office.ts'
import { FEW_GRANTS } from './plan/reads-in-order.ts'
import { countByStatus } from './queries/count-by-status.ts'
import { listByClass } from './queries/list-by-class.ts'
import type { ListPlan } from './queries/list-plan.ts'

const { database, asSuperuser } = await testDatabase()
const TODAY = '2026-11-20'
const DOCUMENTS = 4_000
const MINE = 11
const DEPARTMENTS = [21, 22, 23]
/**
 * The registers of the test: the first two are seen, and the second also gives further numbers; the others
 * are not seen.
 */
const REGISTERS = [31, 32, 33, 34]
const SEEN = REGISTERS.slice(0, 2)

type Row = {
  id: number
  register_id: number
  access_level: number
  status: number
  deadline_on: string | null
  access: string[]
}

const office = await freshOffice(database)
const institution = office.institution.id

// Most papers are the first department's and lie in registers its people do not see; some are of two
// departments, some name a person besides, some have a further number in a register that is seen.
await asSuperuser(
  `insert into registers (institution_id, id, name, code, pattern)
   select $1, n, 'R' || n, 'R' || n, '{REG}-####' from unnest($2::bigint[]) n`,
  [institution, REGISTERS],
)
await asSuperuser(
  `insert into documents (institution_id, id, register_id, series, counter, number, category, registered_at, registered_on, doc_type_id,
     issuer_name, short_description, access_level, status, deadline_on, registered_by_institution_id, registered_by_id, registered_by_name, tracking_code)
   select $1, 1000000 + n, case when n % 10 = 0 then 31 when n % 50 = 1 then 32 else 33 + n % 2 end, '2026', n, 'T-' || n, 'interne',
          now(), '2026-11-01', $2, '', 'Hârtie', case when n % 17 = 0 then 4 when n % 7 = 0 then 3 else 2 end,
          (array[1, 3, 3, 6, 6, 8, 10])[1 + n % 7], date '2026-11-10' + n % 23, $1, $3, 'Gina', 'test' || n
     from generate_series(1, $4::integer) n`,
  [institution, office.docTypeId, office.clerk.id, DOCUMENTS],
)
await asSuperuser(
  `insert into document_access (institution_id, principal_kind, principal_id, document_id, reasons, register_id, access_level, status, deadline_on)
   select $1, x.kind, x.principal, d.id, 4, d.register_id, d.access_level, d.status, d.deadline_on
     from documents d cross join lateral (values
       (1, case when d.counter % 13 = 0 then 11 when d.counter % 3 = 0 then 12 end),
       (2, case when d.counter % 5 < 4 then 21 end),
       (2, case when d.counter % 11 = 0 then 22 when d.counter % 19 = 0 then 23 end),
       (3, case when d.counter % 29 = 0 then 32 end)) x(kind, principal)
    where d.institution_id = $1 and d.id > 1000000 and x.principal is not null`,
  [institution],
)
const rows = await asSuperuser<Row>(
  `select d.id::integer, d.register_id::integer, d.access_level, d.status, d.deadline_on::text,
          array(select a.principal_kind || '.' || a.principal_id from document_access a
                 where a.institution_id = $1 and a.document_id = d.id) as access
     from documents d where d.institution_id = $1 and d.id > 1000000 order by d.id`,
  [institution],
)

const statusToday = ({ status, deadline_on }: Row): number =>
  status === 3 && deadline_on !== null && deadline_on < TODAY ? 4 : status

/** Product §13 told plainly. */
function sees(row: Row, groups: readonly number[], seen: readonly number[]): boolean {
  const names = (kind: number, ids: readonly number[]) =>
    ids.some((id) => row.access.includes(`${kind}.${id}`))
  return (
    (row.access_level <= 2 && seen.includes(row.register_id)) ||
    names(1, [MINE]) ||
    (row.access_level <= 3 && names(2, groups)) ||
    (row.access_level <= 2 && names(3, seen))
  )
}

const subset = <T>(all: readonly T[]) =>
  fc.option(fc.subarray([...all], { minLength: 1 }), { nil: undefined, freq: 2 })
const question = fc.record({
  groups: fc.subarray(DEPARTMENTS),
  seen: fc.subarray(SEEN),
  registers: subset(REGISTERS),
  levels: subset([1, 2, 3, 4]),
  statuses: subset<DocumentStatusId>([1, 3, 4, 6, 8, 10]),
  perPage: fc.constantFrom(1, 5, 20, 100),
  where: fc.double({ min: 0, max: 1, noNaN: true }),
  nearTheFirst: fc.boolean(),
  sortOrder: fc.constantFrom('asc' as const, 'desc' as const),
})

test('a department with thousands of papers is shown the same pages, total and counts as worked out row by row', async () => {
  const mostGranted = rows.filter((row) => sees(row, DEPARTMENTS, []))
  expect(mostGranted.length).toBeGreaterThan(2 * FEW_GRANTS)
  await fc.assert(
    fc.asyncProperty(question, async (q) => {
      const unseen = REGISTERS.filter((id) => !q.seen.includes(id))
      const plan: ListPlan = {
        viewer: { all: false, userId: MINE, groupIds: q.groups, seen: q.seen, unseen },
        filters: { classes: { registers: q.registers, levels: q.levels, statuses: q.statuses }, others: [] },
        meanings: [],
        texts: { frequent: new Set(), issuers: new Map(), forms: new Map() },
        today: TODAY,
        sortBy: 'id',
      }
      const classes = { ...plan.filters.classes, statuses: undefined }
      const ofEveryStatus = { ...plan, filters: { classes, others: [] } }
      const ofAnyStatus = rows
        .filter((row) => sees(row, q.groups, q.seen))
        .filter((row) => q.registers?.includes(row.register_id) ?? true)
        .filter((row) => q.levels?.includes(row.access_level) ?? true)
      const expected = ofAnyStatus.filter(
        (row) => q.statuses?.includes(statusToday(row) as DocumentStatusId) ?? true,
      )
      if (q.sortOrder === 'desc') expected.reverse()
      const pages = Math.max(1, Math.ceil(expected.length / q.perPage))
      const page = 1 + Math.floor((q.nearTheFirst ? q.where ** 8 : q.where) * (pages - 1))
      const query = { page, rows: q.perPage, sortBy: 'id', sortOrder: q.sortOrder, filters: [], search: '' }
      const [list, counts] = await database.inInstitution(
        institution,
        async (db) => [await listByClass(db, plan, query), await countByStatus(db, ofEveryStatus)] as const,
      )
      const start = (page - 1) * q.perPage
      expect(list).toEqual({
        total: expected.length,
        ids: expected.slice(start, start + q.perPage).map(({ id }) => id),
      })
      const byStatus = Map.groupBy(ofAnyStatus, statusToday)
      expect(counts).toEqual(
        [...byStatus].sort(([a], [b]) => a - b).map(([status, of]) => ({ status, documents: of.length })),
      )
    }),
    { numRuns: 150 },
  )
}, 60_000)

test('what happens to papers and to who is involved is followed by the sums', async () => {
  const differences = () =>
    asSuperuser(
      `select principal_kind, principal_id, department_id, register_id, access_level, status, sum(n) from (
         select principal_kind, principal_id, department_id, register_id, access_level, status, 1 as n
           from document_access where institution_id = $1 and principal_kind < 3 and department_id >= 0
         union all
         select principal_kind, principal_id, department_id, register_id, access_level, status, -documents
           from document_access_totals where institution_id = $1) s
        group by 1, 2, 3, 4, 5, 6 having sum(n) <> 0`,
      [institution],
    )
  const involved = async (id: number) =>
    (
      await asSuperuser<{ department_id: string }>(
        `select distinct department_id from document_access where institution_id = $1 and document_id = $2`,
        [institution, id],
      )
    ).map(({ department_id }) => Number(department_id))
  const id = rows.find(({ access }) => access.includes('1.11') && access.join() === '1.11,2.21')?.id ?? 0
  expect([await involved(id), await differences()]).toEqual([[21], []])
  await asSuperuser(
    `insert into document_access (institution_id, principal_kind, principal_id, document_id, reasons, register_id, access_level, status, deadline_on)
     select institution_id, 2, 22, document_id, 4, register_id, access_level, status, deadline_on
       from document_access where institution_id = $1 and document_id = $2 and principal_kind = 2`,
    [institution, id],
  )
  expect([await involved(id), await differences()]).toEqual([[-1], []])
  await asSuperuser(
    'update documents set access_level = 3, status = 6 where institution_id = $1 and id = any($2)',
    [institution, [id, id + 1, id + 2]],
  )
  expect(await differences()).toEqual([])
  await asSuperuser(
    'delete from document_access where institution_id = $1 and document_id = $2 and principal_id = 21',
    [institution, id],
  )
  expect([await involved(id), await differences()]).toEqual([[22], []])
  await asSuperuser(
    'delete from document_access where institution_id = $1 and document_id = $2 and principal_kind = 2',
    [institution, id],
  )
  expect([await involved(id), await differences()]).toEqual([[0], []])
})
