import type { TenantDb } from '../../../../platform/db/database.ts'
import { sql } from '../../../../platform/db/sql.ts'
import { isVisible, type Viewer } from '../../../documents/index.ts'
import type { Cell, ReadRow } from '../../catalogue/report.ts'

export async function addRows(
  db: TenantDb,
  runId: number,
  before: number,
  rows: readonly ReadRow[],
): Promise<void> {
  const given = rows.map(({ document_id, cells, marks = [] }) => ({ document_id, cells, marks }))
  await db.run(sql`
    insert into report_rows (institution_id, run_id, position, document_id, cells, marks)
    select ${db.institutionId}, ${runId}, ${before} + x.n, (x.v->>'document_id')::bigint, x.v->'cells',
           array(select jsonb_array_elements_text(x.v->'marks'))
      from jsonb_array_elements(${JSON.stringify(given)}::jsonb) with ordinality x(v, n)`)
}

/** `cells` is null when the reader may not see the row's document now. */
export type OpenRow = { position: number; cells: Cell[] | null }

/** The rows as they were read, without what the viewer may not see now. */
export function listOpenRows(
  db: TenantDb,
  runId: number,
  { after, upTo }: { after: number; upTo: number },
  viewer: Viewer,
): Promise<OpenRow[]> {
  return db.rows(sql<OpenRow>`
    select l.position, case when l.document_id is null or coalesce(${isVisible(db, viewer)}, false) then l.cells end as cells
      from report_rows l
      left join documents d on d.institution_id = l.institution_id and d.id = l.document_id
     where l.institution_id = ${db.institutionId} and l.run_id = ${runId} and l.position > ${after} and l.position <= ${upTo}
     order by l.position`)
}

/** How many rows each line of a report of the law counts. */
export async function countMarks(db: TenantDb, runId: number): Promise<ReadonlyMap<string, number>> {
  const found = await db.rows(sql<{ mark: string; count: number }>`
    select mark, count(*) as count from report_rows l, unnest(l.marks) mark
     where l.institution_id = ${db.institutionId} and l.run_id = ${runId} group by mark`)
  return new Map(found.map(({ mark, count }) => [mark, count]))
}

export type MarkedPaper = { document_id: number; cells: string[] }

/** The documents that a line counts: those the viewer sees, and how many there are in all. */
export async function listMarked(
  db: TenantDb,
  runId: number,
  line: string,
  { viewer, most }: { viewer: Viewer; most: number },
): Promise<{ papers: MarkedPaper[]; visible: number; all: number }> {
  const counted = sql`report_rows l join documents d on d.institution_id = l.institution_id and d.id = l.document_id
    where l.institution_id = ${db.institutionId} and l.run_id = ${runId} and ${line} = any(l.marks)`
  const papers = await db.rows(sql<MarkedPaper>`
    select l.document_id, l.cells from ${counted} and ${isVisible(db, viewer)} order by l.position limit ${most}`)
  const { all, visible } = await db.one(sql<{ all: number; visible: number }>`
    select count(*) as all, count(*) filter (where ${isVisible(db, viewer)}) as visible from ${counted}`)
  return { papers, all, visible }
}
