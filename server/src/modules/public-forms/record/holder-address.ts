import { type PublicFormKind, publicForm } from '@hdoc/contract/public-forms/public-form-kinds.ts'
import type { TenantDb } from '../../../platform/db/database.ts'
import type { Settings } from '../../../platform/env.ts'
import { publicAddress } from '../../institutions/index.ts'
import { tokenOf } from '../secrets/link-secret.ts'
import { findHolder, findHolderOf, type HolderRow } from './queries/holders.ts'

/** Where something may be followed by its printed code; '' where there is nothing to follow. */
export async function trackingUrl(
  db: TenantDb,
  settings: Settings,
  { tracking_code }: { tracking_code: string },
): Promise<string> {
  if (tracking_code === '') return ''
  return `${await publicAddress(db, db.institutionId, settings)}/#/urmarire/${tracking_code}`
}

type Followed = { tracking_code: string; holder: HolderRow | undefined }

/** The page on which its person follows it: one of its own, or that of the tracking code; '' where there is none. */
async function followUrl(
  db: TenantDb,
  settings: Settings,
  { tracking_code, holder }: Followed,
): Promise<string> {
  const url = await trackingUrl(db, settings, { tracking_code })
  if (holder === undefined) return url
  const of = { institutionId: db.institutionId, purpose: 'holder', nonce: holder.nonce } as const
  const secret = tokenOf(settings, of, holder.token_hash)
  if (secret === undefined) return url
  const { ownRoute } = publicForm(holder.kind)
  if (ownRoute === undefined) return url === '' ? '' : `${url}?k=${secret}`
  return `${await publicAddress(db, db.institutionId, settings)}/#/${ownRoute}?s=${secret}`
}

/**
 * The same address with the second secret, for mails to the confirmed address only: staff never see it, and the answers
 * of calls that staff make never hold it.
 */
export async function holderUrl(
  db: TenantDb,
  settings: Settings,
  { tracking_code, holder_id }: { tracking_code: string; holder_id: number | null },
): Promise<string> {
  const holder = holder_id === null ? undefined : await findHolder(db, holder_id)
  return followUrl(db, settings, { tracking_code, holder })
}

/** The address for later mails about something that was sent by a form. */
export async function holderUrlOf(
  db: TenantDb,
  settings: Settings,
  of: { kind: PublicFormKind; subjectId: number; tracking_code: string },
): Promise<string> {
  const holder = await findHolderOf(db, of.kind, of.subjectId)
  return followUrl(db, settings, { tracking_code: of.tracking_code, holder })
}
