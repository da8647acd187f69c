import { AppError } from '@hdoc/contract/failures/errors.ts'
import type { phoneLinkCalls } from '@hdoc/contract/scans/phone-links.ts'
import { done } from '../../../platform/http/answers/answers.ts'
import type { Ctx, InputOf } from '../../../platform/http/context.ts'
import { arrangePhotos } from '../queries/phone-links.ts'
import { getOpenLink } from './get-open-link.ts'

/** Keeps what the person did with the pages on the phone, so that a page loaded anew shows them as they were. */
export async function arrangePages(
  ctx: Ctx<typeof phoneLinkCalls.arrange>,
  { body }: InputOf<typeof phoneLinkCalls.arrange>,
) {
  const link = await getOpenLink(ctx, body.token)
  const pages = { photoIds: body.photo_ids, droppedIds: body.dropped_ids }
  const isKept = await ctx.database.inInstitution(ctx.caller.host.institutionId, (db) =>
    arrangePhotos(db, link.id, pages, ctx.clock.now()),
  )
  if (!isKept) throw new AppError('PHONE_LINK_ENDED')
  return done(ctx.language)
}
