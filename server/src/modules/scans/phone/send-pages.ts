import { isDeepStrictEqual } from 'node:util'
import { AppError } from '@hdoc/contract/failures/errors.ts'
import { formatDate } from '@hdoc/contract/ro/date-format.ts'
import type { phoneLinkCalls } from '@hdoc/contract/scans/phone-links.ts'
import { localDate, localTime } from '../../../platform/clock.ts'
import type { TenantDb } from '../../../platform/db/database.ts'
import { done } from '../../../platform/http/answers/answers.ts'
import type { Ctx, InputOf } from '../../../platform/http/context.ts'
import { addSent, type LinkRow, listSentIds, markSent, orderPhotos } from '../queries/phone-links.ts'
import { expectOpen, findLink } from './get-open-link.ts'

/** „Telefon 20.11.2026 10.15.pdf”. */
const nameOf = (at: Date): string =>
  `Telefon ${formatDate(localDate(at))} ${localTime(at).slice(0, 5).replace(':', '.')}.pdf`

/**
 * Uses the code up; the worker makes one PDF of the pages. Of several who send at once one wins. When the
 * same pages come again in the same order (a second tap, an answer lost on its way), they are answered as the
 * first time, and nothing more is made of them.
 */
export async function sendPages(
  ctx: Ctx<typeof phoneLinkCalls.send>,
  { body }: InputOf<typeof phoneLinkCalls.send>,
) {
  const { institutionId } = ctx.caller.host
  const at = ctx.clock.now()
  const isRepeated = async (db: TenantDb, link: LinkRow) =>
    isDeepStrictEqual(await listSentIds(db, link.id), body.photo_ids)
  const found = await findLink(ctx, body.token)
  if (
    found?.state === 'sent' &&
    (await ctx.database.inInstitution(institutionId, (db) => isRepeated(db, found), { readOnly: true }))
  )
    return done(ctx.language)
  const link = await expectOpen(ctx, found)
  await ctx.database.inInstitution(institutionId, async (db) => {
    if (!(await markSent(db, link.id, at))) {
      if (await isRepeated(db, link)) return
      throw new AppError('PHONE_LINK_ENDED')
    }
    if ((await orderPhotos(db, link.id, body.photo_ids)) !== body.photo_ids.length)
      throw new AppError('VALIDATION', {}, { fields: { photo_ids: [{ key: 'reference' }] } })
    await addSent(db, link, { name: nameOf(at), at })
  })
  ctx.database.wake('scans')
  return done(ctx.language)
}
