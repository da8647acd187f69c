import { SAME_DAYS, SAME_METRES } from '@hdoc/contract/complaints/complaint-filing.ts'
import { boxAround, metresBetween } from '@hdoc/contract/complaints/place.ts'
import type { publicComplaintCalls } from '@hdoc/contract/complaints/public-complaints.ts'
import { AppError } from '@hdoc/contract/failures/errors.ts'
import { localDate } from '../../../platform/clock.ts'
import type { TenantDb } from '../../../platform/db/database.ts'
import type { Ctx, InputOf, WholeAnswer } from '../../../platform/http/context.ts'
import { bytesOf, photoAnswer } from './photo-answer.ts'
import { findPublicPhoto, listSame } from './queries.ts'

const DAY_MS = 86_400_000
type Public = typeof publicComplaintCalls
const inPlace = <T>(
  { database, caller }: Pick<Ctx<Public['near']>, 'database' | 'caller'>,
  work: (db: TenantDb) => Promise<T>,
): Promise<T> => database.inInstitution(caller.host.institutionId, work, { readOnly: true })

/** „Este aceasta?”: complaints that are worked on close by, with day and photo alone. */
export async function listSameNearby(ctx: Ctx<Public['near']>, { query }: InputOf<Public['near']>) {
  const here = { lat: query.lat, lng: query.lng }
  const since = new Date(ctx.clock.now().getTime() - SAME_DAYS * DAY_MS)
  const box = boxAround(here, SAME_METRES)
  const rows = await inPlace(ctx, (db) => listSame(db, { typeId: query.type, box, since }))
  return rows
    .map((row) => ({ ...row, metres: Math.round(metresBetween(here, row)) }))
    .filter(({ metres }) => metres <= SAME_METRES)
    .sort((a, b) => a.metres - b.metres)
    .slice(0, 5)
    .map(({ id, metres, confirmed_at }) => ({
      id,
      metres,
      on: localDate(new Date(confirmed_at)),
      photo: `/api/portal_complaint/photo/${id}`,
    }))
}

export async function servePublicPhoto(
  ctx: Ctx<Public['photo']>,
  { params }: InputOf<Public['photo']>,
): Promise<WholeAnswer> {
  const photo = await inPlace(ctx, (db) => findPublicPhoto(db, params.id))
  if (!photo) throw new AppError('NOT_FOUND')
  return photoAnswer(await bytesOf(ctx.files, photo.sha256), 'no-cache')
}
