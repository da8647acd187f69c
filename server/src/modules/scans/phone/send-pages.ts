import { AppError } from '@hdoc/contract/errors.ts'
import type { phoneLinkCalls } from '@hdoc/contract/phone-links.ts'
import { formatDate } from '@hdoc/contract/ro/date-format.ts'
import { localDate, localTime } from '../../../platform/clock.ts'
import { done } from '../../../platform/http/answers.ts'
import type { Ctx, InputOf } from '../../../platform/http/context.ts'
import { addSent, markSent, orderPhotos } from '../queries/phone-links.ts'
import { getOpenLink } from './get-open-link.ts'

/** „Telefon 20.11.2026 10.15.pdf”. */
const nameOf = (at: Date): string =>
  `Telefon ${formatDate(localDate(at))} ${localTime(at).slice(0, 5).replace(':', '.')}.pdf`

/** Uses the code up; the worker makes one PDF of the pages. Of several who send at once one wins. */
export async function sendPages(
  ctx: Ctx<typeof phoneLinkCalls.send>,
  { body }: InputOf<typeof phoneLinkCalls.send>,
) {
  const link = await getOpenLink(ctx, body.token)
  const at = ctx.clock.now()
  await ctx.database.inInstitution(ctx.caller.host.institutionId, async (db) => {
    if (!(await markSent(db, link.id, at))) throw new AppError('PHONE_LINK_ENDED')
    if ((await orderPhotos(db, link.id, body.photo_ids)) !== body.photo_ids.length)
      throw new AppError('VALIDATION', {}, { fields: { photo_ids: [{ key: 'reference' }] } })
    await addSent(db, link, { name: nameOf(at), at })
  })
  ctx.database.wake()
  return done(ctx.language)
}
