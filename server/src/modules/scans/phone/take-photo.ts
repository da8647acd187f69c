import { AppError } from '@hdoc/contract/errors.ts'
import { PHONE_PAGES, type phoneLinkCalls } from '@hdoc/contract/phone-links.ts'
import { acceptedType } from '../../../platform/files/accepted-types.ts'
import { cleanFileName } from '../../../platform/files/file-name.ts'
import type { Candidate } from '../../../platform/files/file-store.ts'
import { sniffSignature } from '../../../platform/files/sniff-signature.ts'
import { done } from '../../../platform/http/answers.ts'
import type { Ctx, InputOf } from '../../../platform/http/context.ts'
import { checkPictureHead } from '../../../platform/images/check-picture-head.ts'
import { addPhoto } from '../queries/phone-links.ts'
import { getOpenLink } from './get-open-link.ts'

/** With those that were taken out again, whose bytes lie here until the night: so that nobody fills the disk by one code. */
const MOST_TAKEN = 4 * PHONE_PAGES

/** Keeps one page of a phone until it is sent. Its head is looked at; it is unpacked by the worker alone. */
export async function takePhoto(
  ctx: Ctx<typeof phoneLinkCalls.photo>,
  { params, query, stream }: InputOf<typeof phoneLinkCalls.photo>,
) {
  const link = await getOpenLink(ctx, params.token)
  let mime = ''
  const accept = async (candidate: Candidate) => {
    const type = await sniffSignature(candidate.head)
    if (type !== 'jpeg' && type !== 'png') throw new AppError('PHONE_PHOTO_TYPE')
    await checkPictureHead(await candidate.read({ start: 0, end: candidate.size - 1 }))
    mime = acceptedType(type).mime
  }
  const stored = await ctx.files.put(stream, { limitBytes: ctx.settings.limits.publicFileBytes, accept })
  const limit = { now: ctx.clock.now(), most: PHONE_PAGES, mostTaken: MOST_TAKEN }
  const id = await ctx.database.inInstitution(ctx.caller.host.institutionId, (db) =>
    addPhoto(db, link.id, { ...stored, mime, name: cleanFileName(query.name) }, limit),
  )
  if (id === 'ended') throw new AppError('PHONE_LINK_ENDED')
  if (id === 'full') throw new AppError('PHONE_PAGES_FULL', { pages: PHONE_PAGES })
  return { ...done(ctx.language), id }
}
