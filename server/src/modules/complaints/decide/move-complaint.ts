import type { complaintCalls } from '@hdoc/contract/complaints/complaints.ts'
import type { InputOf, StaffCtx } from '../../../platform/http/context.ts'
import { workOf } from '../../documents/index.ts'
import { takeFor } from '../record/load-complaint.ts'
import { placeText } from '../record/place-text.ts'
import { storePlace } from '../record/queries/complaints.ts'
import { showChanged } from '../record/show-complaint.ts'
import { traceComplaint } from '../record/trace.ts'

/** Corrects where a complaint lies; what its document says in short stays as it was registered. */
export async function moveComplaint(ctx: StaffCtx, { body }: InputOf<typeof complaintCalls.move>) {
  const { id, version, ...place } = body
  const row = await takeFor(ctx, { id, version, action: 'move' })
  await storePlace(ctx.db, row, place)
  await traceComplaint(workOf(ctx), id, {
    action: 'complaint.moved',
    before: { place: placeText(row), lat: row.lat, lng: row.lng },
    after: { place: placeText(place), lat: place.lat, lng: place.lng },
  })
  return showChanged(ctx, id)
}
