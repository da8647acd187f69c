import { AppError } from '@hdoc/contract/failures/errors.ts'
import { PHONE_PAGES, type phoneLinkCalls } from '@hdoc/contract/scans/phone-links.ts'
import type { TenantDb } from '../../../platform/db/database.ts'
import { acceptedType } from '../../../platform/files/recognise/accepted-types.ts'
import { cleanFileName } from '../../../platform/files/recognise/file-name.ts'
import { sniffSignature } from '../../../platform/files/recognise/sniff-signature.ts'
import type { Candidate } from '../../../platform/files/store/file-store.ts'
import { done } from '../../../platform/http/answers/answers.ts'
import type { Ctx, InputOf } from '../../../platform/http/context.ts'
import { checkPictureHead } from '../../../platform/images/check-picture-head.ts'
import { addPhoto, findRoom, type PhotoRoom } from '../queries/phone-links.ts'
import { getOpenLink } from './get-open-link.ts'

/**
 * Most pages one code ever takes, with those that were taken out again. Their bytes stay until the night, so
 * without this limit one code could fill the disk.
 */
const MOST_TAKEN = 4 * PHONE_PAGES

function expectRoom(room: PhotoRoom): void {
  if (room === 'ended') throw new AppError('PHONE_LINK_ENDED')
  if (room === 'full') throw new AppError('PHONE_PAGES_FULL', { pages: PHONE_PAGES })
}

/**
 * Keeps one page of a phone until it is sent. Only its head is looked at here; the worker alone unpacks it. A
 * page beyond what the code takes is refused unread, and once more before its bytes are stored, because many
 * may have come at once.
 */
export async function takePhoto(
  ctx: Ctx<typeof phoneLinkCalls.photo>,
  { params, query, stream }: InputOf<typeof phoneLinkCalls.photo>,
) {
  const link = await getOpenLink(ctx, params.token)
  const inPlace = <T>(work: (db: TenantDb) => Promise<T>) =>
    ctx.database.inInstitution(ctx.caller.host.institutionId, work)
  const limit = () => ({ now: ctx.clock.now(), most: PHONE_PAGES, mostTaken: MOST_TAKEN })
  const refuseMore = async () => expectRoom(await inPlace((db) => findRoom(db, link.id, limit())))
  await refuseMore()
  let mime = ''
  const accept = async (candidate: Candidate) => {
    const type = await sniffSignature(candidate.head)
    if (type !== 'jpeg' && type !== 'png') throw new AppError('PHONE_PHOTO_TYPE')
    await checkPictureHead(await candidate.read({ start: 0, end: candidate.size - 1 }))
    mime = acceptedType(type).mime
    await refuseMore()
  }
  const stored = await ctx.files.put(stream, { limitBytes: ctx.settings.limits.publicFileBytes, accept })
  const added = await inPlace((db) =>
    addPhoto(db, link.id, { ...stored, mime, name: cleanFileName(query.name) }, limit()),
  )
  expectRoom(added.room)
  return { ...done(ctx.language), id: added.id }
}
