import type { TenantDb } from '../../../platform/db/database.ts'
import { sql } from '../../../platform/db/sql.ts'
import type { GazettePlan } from '../../plan/gazette-plan.ts'
import type { UploadRow } from '../rows/queries.ts'

type Author = { id: number; name: string }
type Planted = { entry: GazettePlan; author: Author; at: Date; corrects: number | null }

const stateOf = ({ becomes }: GazettePlan): string => {
  if (becomes === 'draft' || becomes === 'scheduled') return becomes
  return becomes === 'erased' || becomes === 'withdrawn' ? 'withdrawn' : 'published'
}

/** Writes an entry as its life has left it; gives its id. */
export async function addGazetteEntry(
  db: TenantDb,
  { entry, author, at, corrects }: Planted,
): Promise<number> {
  const state = stateOf(entry)
  const isPublic = state === 'published' || state === 'withdrawn'
  const isErased = entry.becomes === 'erased'
  const withdrawal = isErased ? 'personal_data' : state === 'withdrawn' ? 'mistake' : null
  const publishOn = state === 'scheduled' ? sql`(${entry.publishedOn}::date + 10)` : sql`null::date`
  const { id } = await db.one(sql<{ id: number }>`
    insert into gazette_entries (institution_id, category_id, number, act_on, act_issuer, title, content, state, publish_on, published_at, published_on,
        corrects_id, created_at, created_by_institution_id, created_by_id, created_by_name, submitted_by_institution_id, submitted_by_id,
        submitted_by_name, withdrawn_at, withdrawn_on, withdrawal, withdraw_reason, erased)
    select ${db.institutionId}::bigint, c.id, ${entry.number}, ${entry.actOn}::date, ${isErased ? '' : entry.issuer}, ${isErased ? '' : entry.title},
           ${isErased ? '' : entry.content}, ${state}, ${publishOn}, ${isPublic ? at : null}::timestamptz,
           ${isPublic ? entry.publishedOn : null}::date, ${corrects}::bigint, ${at}::timestamptz, ${db.institutionId}::bigint, ${author.id}::bigint,
           ${author.name}, ${db.institutionId}::bigint, ${author.id}::bigint, ${author.name}, ${withdrawal === null ? null : at}::timestamptz,
           ${withdrawal === null ? null : entry.publishedOn}::date, ${withdrawal}::text, ${isErased ? 'Republicat anonimizat' : ''}, ${isErased}
      from gazette_categories c where c.institution_id = ${db.institutionId} and c.code = ${entry.heading} returning id`)
  return id
}

export async function addGazetteFile(
  db: TenantDb,
  entryId: number,
  file: UploadRow,
  body: string,
): Promise<void> {
  await db.run(sql`
    insert into gazette_files (institution_id, entry_id, name, mime, kind, size, sha256, body)
    values (${db.institutionId}, ${entryId}, ${file.name}, ${file.mime}, ${file.kind}, ${file.size}, ${file.sha256}, ${body})`)
}
