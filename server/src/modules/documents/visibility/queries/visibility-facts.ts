import type { TenantDb } from '../../../../platform/db/database.ts'
import { sql } from '../../../../platform/db/sql.ts'
import type { PrincipalKind } from './visibility.ts'

/** What decides who sees one document, as the columns of `documents` and `document_access` say it. */
export type VisibilityFacts = {
  id: number
  register_id: number
  access_level: number
  /** Pairs of kind and id: people, departments and registers that have a row of access. */
  granted: readonly (readonly [PrincipalKind, number])[]
}

/** The facts of some documents, for rules that judge many people at once (`seesByFacts`). */
export async function visibilityFacts(
  db: TenantDb,
  ids: readonly number[],
): Promise<ReadonlyMap<number, VisibilityFacts>> {
  const rows = await db.rows(sql<VisibilityFacts>`
    select d.id, d.register_id, d.access_level,
           coalesce((select jsonb_agg(jsonb_build_array(a.principal_kind, a.principal_id)) from document_access a
                      where a.institution_id = d.institution_id and a.document_id = d.id), '[]') as granted
      from documents d where d.institution_id = ${db.institutionId} and d.id = any(${[...ids]}::bigint[])`)
  return new Map(rows.map((row) => [row.id, row]))
}
