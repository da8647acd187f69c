import type { FormProgram } from '../form-model/real-forms.ts'

/** A photo of a complaint that the public may see, so that others can join it. */
export async function showPhotoOf(
  t: Pick<FormProgram, 'asSuperuser'>,
  institutionId: number,
  complaintId: number,
): Promise<void> {
  await t.asSuperuser(
    `with photo as (
       insert into files (institution_id, name, mime, kind, size, sha256, created_at, created_by_name, complaint_id)
       values ($1, 'a.webp', 'image/webp', 'image', 1, repeat('a', 64), now(), 'x', $2),
              ($1, 'b.webp', 'image/webp', 'image', 1, repeat('b', 64), now(), 'x', $2)
       returning id)
     insert into complaint_photos (institution_id, complaint_id, file_id, shown_file_id, regions, at, by_name)
     select $1, $2, min(id), max(id), '[]', now(), 'x' from photo`,
    [institutionId, complaintId],
  )
}
