type Ask = (text: string, values: unknown[]) => Promise<number>

/** A whole export that is ready, of one part, in an institution that came from another installation. Gives its id. */
export async function anExport(
  plant: Ask,
  institutionId: number,
  userId: number,
  sha256: string,
): Promise<number> {
  const id = await plant(
    `insert into institution_exports (institution_id, state, asked_at, asked_by_institution_id, asked_by_id, asked_by_name, actor, cut_at, ended_at)
     values ($1, 'done', now(), $1, $2, 'Elena Cireșaru', '{}', now(), now()) returning id`,
    [institutionId, userId],
  )
  await plant(
    `insert into institution_export_parts (institution_id, export_id, part, size, sha256, entries)
     values ($1, $2, 1, 100000, $3, 1) returning export_id as id`,
    [institutionId, id, sha256],
  )
  await plant(
    `insert into institution_export_unlocks (institution_id, export_id, by_institution_id, by_id, until)
     values ($1, $2, $1, $3, now() + interval '100 years') returning export_id as id`,
    [institutionId, id, userId],
  )
  await plant(
    `insert into institution_origins (institution_id, imported_at, key_id, manifest, audit_sha256, audit_size)
     values ($1, now(), 'k', '{}', $2, 100000) returning institution_id as id`,
    [institutionId, sha256],
  )
  return id
}
