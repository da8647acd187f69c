import type { TenantDb } from '../../../../platform/db/database.ts'
import { type Fragment, sql } from '../../../../platform/db/sql.ts'
import { isVisible, type Viewer } from '../../../documents/index.ts'
import type { Cell, ReadRow } from '../../catalogue/report.ts'

export async function addRows(
  db: TenantDb,
  runId: number,
  before: number,
  rows: readonly ReadRow[],
): Promise<void> {
  const given = rows.map(({ document_id, seen_by, cells, marks = [] }) => ({
    document_id,
    ...seen_by,
    cells,
    marks,
  }))
  await db.run(sql`
    insert into report_rows (institution_id, run_id, position, document_id, register_id, group_ids, user_id, cells, marks)
    select ${db.institutionId}, ${runId}, ${before} + x.n, (x.v->>'document_id')::bigint, (x.v->>'register_id')::bigint,
           case when x.v ? 'group_ids' then array(select jsonb_array_elements_text(x.v->'group_ids')::bigint) end, (x.v->>'user_id')::bigint,
           x.v->'cells', array(select jsonb_array_elements_text(x.v->'marks'))
      from jsonb_array_elements(${JSON.stringify(given)}::jsonb) with ordinality x(v, n)`)
}

/** `cells` is null when the reader may not see the row now. */
export type OpenRow = { position: number; cells: Cell[] | null }

/** Whether somebody may see a row (alias l, its document d): by its document, its register, its departments, or its person. */
function mayRead(db: TenantDb, viewer: Viewer): Fragment {
  const ofNoDocument = viewer.all
    ? sql`true`
    : sql`(l.register_id is null or l.register_id = any(${[...viewer.seen]}::bigint[]))
      and (l.group_ids is null or l.group_ids && ${[...viewer.groupIds]}::bigint[] or l.user_id is not distinct from ${viewer.userId}::bigint)`
  return sql`case when l.document_id is null then ${ofNoDocument} else coalesce(${isVisible(db, viewer)}, false) end`
}

/** The rows as they were read, without what the viewer may not see now. */
export function listOpenRows(
  db: TenantDb,
  runId: number,
  { after, upTo }: { after: number; upTo: number },
  viewer: Viewer,
): Promise<OpenRow[]> {
  return db.rows(sql<OpenRow>`
    select l.position, case when ${mayRead(db, viewer)} then l.cells end as cells
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

/** The documents that a line counts: some of those the viewer sees, how many these are, and how many there are in all. */
export async function listMarked(
  db: TenantDb,
  runId: number,
  line: string,
  { viewer, offset, limit }: { viewer: Viewer; offset: number; limit: number },
): Promise<{ papers: MarkedPaper[]; visible: number; all: number }> {
  const counted = sql`report_rows l join documents d on d.institution_id = l.institution_id and d.id = l.document_id
    where l.institution_id = ${db.institutionId} and l.run_id = ${runId} and ${line} = any(l.marks)`
  const papers = await db.rows(sql<MarkedPaper>`
    select l.document_id, l.cells from ${counted} and ${isVisible(db, viewer)} order by l.position limit ${limit} offset ${offset}`)
  const { all, visible } = await db.one(sql<{ all: number; visible: number }>`
    select count(*) as all, count(*) filter (where ${isVisible(db, viewer)}) as visible from ${counted}`)
  return { papers, all, visible }
}
