import type { Client } from 'pg'

/** Where the filled complaints lie, in whole 1e-6 degrees: a square of about 20 kilometres. */
export const COMPLAINTS_AT = { south: 45_000_000, west: 26_000_000, north: 45_180_000, east: 26_250_000 }
const TYPES = 12

/**
 * Fills an institution with complaints of twelve types, spread over a square, thicker in its middle; a third is worked on,
 * and of these every third has a photo that may be shown. Gives the ids of the types.
 */
export async function fillComplaints(
  client: Client,
  institutionId: number,
  complaints: number,
  today: string,
): Promise<number[]> {
  const { south, west, north, east } = COMPLAINTS_AT
  const types = await client.query<{ id: string }>(
    `insert into complaint_types (institution_id, name, icon, color, deadline_days, is_public)
     select $1, 'Tip ' || n, 'road', '#8b5e3c', 10 + n, true from generate_series(1, ${TYPES}) n returning id`,
    [institutionId],
  )
  const typeIds = types.rows.map(({ id }) => Number(id))
  await client.query(
    `insert into complaints (institution_id, type_id, origin, confirmed_at, added_by_institution_id, added_by_name, description,
        lat, lng, locality, street, street_number, name, status, deadline_on)
     select $1, ($3::bigint[])[1 + n % ${TYPES}], (array['portal','phone','counter'])[1 + n % 3], $8::date - n % 900 * interval '1 day', 0, 'Portal',
            'Lampa nu arde în fața casei, de ' || n % 30 || ' zile', place.lat::integer, place.lng::integer, 'Dealu Florilor', 'Strada ' || n % 500,
            (n % 120)::text, 'Petent ' || n, (array['open','in_progress','in_progress','resolved','resolved','declined'])[1 + n % 6],
            $8::date + (n % 60 - 30)
       from generate_series(1, $2::integer) n
       cross join lateral (
         select $4::bigint + ((hashint4(n)::bigint & 1023) + (hashint4(n + 7)::bigint & 1023)) * ($6::bigint - $4::bigint) / 2046 as lat,
                $5::bigint + ((hashint4(n + 11)::bigint & 1023) + (hashint4(n + 13)::bigint & 1023)) * ($7::bigint - $5::bigint) / 2046 as lng) place`,
    [institutionId, complaints, typeIds, south, west, north, east, today],
  )
  await client.query(
    `with shown as (
       insert into files (institution_id, name, mime, kind, size, sha256, created_at, created_by_name, complaint_id)
       select institution_id, 'poza.png', 'image/png', 'image', 8, md5(id::text) || md5(id::text), $2::date, 'Petent', id
         from complaints where institution_id = $1 and status = 'in_progress' and id % 3 = 0
       returning institution_id, id, complaint_id)
     insert into complaint_photos (institution_id, complaint_id, file_id, shown_file_id, regions, at, by_name)
     select institution_id, complaint_id, id, id, '[]', $2::date, 'Referent' from shown`,
    [institutionId, today],
  )
  await client.query('vacuum analyze complaints, complaint_photos, files')
  return typeIds
}
