import { type SigningCertificate, WARNED_DAYS } from '@hdoc/contract/signatures/signing-certificate.ts'
import type { StaffCtx } from '../../../platform/http/context.ts'
import { type CertificateRow, findCertificate } from './queries.ts'
import { openKey } from './sealed-key.ts'

const DAY_MS = 86_400_000

export function stateOf(
  { valid_from, valid_until }: Pick<CertificateRow, 'valid_from' | 'valid_until'>,
  now: Date,
): { state: 'valid' | 'ending' | 'expired' | 'not_yet_valid'; days_left: number } {
  const days_left = Math.floor((new Date(valid_until).getTime() - now.getTime()) / DAY_MS)
  if (now < new Date(valid_from)) return { state: 'not_yet_valid', days_left }
  if (now > new Date(valid_until)) return { state: 'expired', days_left }
  return { state: days_left < WARNED_DAYS ? 'ending' : 'valid', days_left }
}

/** What stands in the certificate. The key goes in and never comes out again. */
export async function showCertificate(
  ctx: Pick<StaffCtx, 'db' | 'settings' | 'clock'>,
): Promise<SigningCertificate> {
  const row = await findCertificate(ctx.db)
  const { timestamps } = ctx.settings
  const timestamp_host = timestamps === undefined ? null : new URL(timestamps.url).host
  if (!row) return { certificate: null, timestamp_host }
  const { name, issuer, serial, valid_from, valid_until, added_at, added_by_name } = row
  return {
    certificate: {
      name,
      issuer,
      serial,
      valid_from,
      valid_until,
      added_at,
      added_by: added_by_name,
      ...stateOf(row, ctx.clock.now()),
      lost: openKey(ctx.settings, ctx.db, row) === undefined,
    },
    timestamp_host,
  }
}
