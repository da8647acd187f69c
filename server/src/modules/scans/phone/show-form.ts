import { AppError } from '@hdoc/contract/failures/errors.ts'
import { PHONE_PAGES, type PhoneForm, type phoneLinkCalls } from '@hdoc/contract/scans/phone-links.ts'
import type { Ctx, InputOf } from '../../../platform/http/context.ts'
import { findBranding } from '../../institutions/index.ts'
import { listWaitingPhotos } from '../queries/phone-links.ts'
import { getOpenLink } from './get-open-link.ts'

const MEGABYTE = 1024 * 1024

/**
 * Shows whoever holds the phone what a code is for: of the document the number and nothing else, of the pages
 * their names.
 */
export async function showForm(
  ctx: Ctx<typeof phoneLinkCalls.show>,
  { params }: InputOf<typeof phoneLinkCalls.show>,
): Promise<PhoneForm> {
  const link = await getOpenLink(ctx, params.token)
  const { institution, photos } = await ctx.database.inInstitution(
    ctx.caller.host.institutionId,
    async (db) => ({ institution: await findBranding(db), photos: await listWaitingPhotos(db, link.id) }),
    { readOnly: true },
  )
  if (!institution) throw new AppError('PHONE_LINK_ENDED')
  return {
    institution: institution.name,
    number: link.number,
    expires_at: link.expires_at,
    max_pages: PHONE_PAGES,
    max_mb: Math.floor(ctx.settings.limits.publicFileBytes / MEGABYTE),
    photos: photos.map(({ id, name, size }) => ({ id, name, size })),
  }
}
