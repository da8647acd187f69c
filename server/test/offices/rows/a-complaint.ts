type One = (text: string, values: unknown[]) => Promise<number>
type Wishes = { institutionId: number; userId: number; text: string }
export type PlantedComplaint = { complaintTypeId: number; complaintId: number; complaintPhotoId: number }

/** Plants a complaint type and a complaint without a number, with one photo; gives the ids. */
export async function aComplaint(
  one: One,
  { institutionId: i, userId, text }: Wishes,
): Promise<PlantedComplaint> {
  const complaintTypeId = await one(
    `insert into complaint_types (institution_id, name, icon, color, help, authority) values ($1, $2, 'road', '#8b5e3c', $2, $2) returning id`,
    [i, text],
  )
  const complaintId = await one(
    `insert into complaints (institution_id, type_id, origin, confirmed_at, added_by_institution_id, added_by_id, added_by_name, description,
                             lat, lng, street, name, email)
     values ($1, $2, 'counter', now(), 0, null, $3, $3, 45003127, 26001849, $3, $3, 'petent@test.example') returning id`,
    [i, complaintTypeId, text],
  )
  await one(
    `insert into complaint_comments (institution_id, complaint_id, is_public, body, at, by_institution_id, by_id, by_name)
     values ($1, $2, false, $4, now(), $1, $3, $4) returning id`,
    [i, complaintId, userId, text],
  )
  const complaintPhotoId = await one(
    `insert into files (institution_id, name, mime, kind, size, sha256, created_at, created_by_name, complaint_id)
     values ($1, $3, 'image/png', 'image', 8, repeat('c', 64), now(), $3, $2) returning id`,
    [i, complaintId, text],
  )
  return { complaintTypeId, complaintId, complaintPhotoId }
}
