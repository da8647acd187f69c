import type { PublicFormKind } from '@hdoc/contract/public-forms/public-form-kinds.ts'
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

const withSecret = (db: TenantDb, settings: Settings, url: string, holder: HolderRow | undefined): string => {
  if (holder === undefined || url === '') return url
  const of = { institutionId: db.institutionId, purpose: 'holder', nonce: holder.nonce } as const
  const secret = tokenOf(settings, of, holder.token_hash)
  return secret === undefined ? url : `${url}?k=${secret}`
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
  const url = await trackingUrl(db, settings, { tracking_code })
  return withSecret(db, settings, url, holder_id === null ? undefined : await findHolder(db, holder_id))
}

/** The address for later mails about something that was sent by a form. */
export async function holderUrlOf(
  db: TenantDb,
  settings: Settings,
  of: { kind: PublicFormKind; subjectId: number; tracking_code: string },
): Promise<string> {
  const url = await trackingUrl(db, settings, of)
  return withSecret(db, settings, url, await findHolderOf(db, of.kind, of.subjectId))
}
