import type { Branding } from '@hdoc/contract/access/session.ts'
import { hostOfMap } from '@hdoc/contract/portal/outside-map.ts'
import { writePhone } from '@hdoc/contract/ro/phone.ts'
import { brandTokens } from '@hdoc/contract/settings/color-contrast.ts'
import type { PictureKind } from '@hdoc/contract/settings/settings.ts'
import type { TenantDb } from '../../platform/db/database.ts'
import { findBrandingRow } from './queries.ts'

const MARK_LENGTH = 16

/** The part of a picture's hash that stands in its address: another picture has another address. */
export const pictureMark = (hash: string): string => hash.slice(0, MARK_LENGTH)

/** Where a picture is served; '' = there is none. */
export function pictureAddress(kind: PictureKind, hash: string | null): string {
  return hash === null ? '' : `/api/branding/${kind}?v=${pictureMark(hash)}`
}

/** What everybody may know of an institution before signing in: name, contacts, looks. */
export async function findBranding(db: TenantDb): Promise<Branding | undefined> {
  const row = await findBrandingRow(db)
  if (!row) return undefined
  const { id, name, short_name, county_name, address, phone, email, opening_hours, map } = row
  return {
    id,
    name,
    short_name,
    county_name,
    address,
    phone: writePhone(phone),
    email,
    opening_hours,
    colors: row.primary_color === '' ? null : brandTokens(row.primary_color),
    coat_of_arms: pictureAddress('coat_of_arms', row.coat_of_arms_hash),
    logo: pictureAddress('logo', row.logo_hash),
    map,
    assistance_email: row.assistance_email,
    assistance_phone: writePhone(row.assistance_phone),
    signup: row.signup,
    purposes: row.purposes,
    outside_map: hostOfMap(row.outside_map),
  }
}
