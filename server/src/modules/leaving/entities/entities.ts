import type { Leaving } from './entity.ts'
import { peopleEntities } from './people-entities.ts'
import { registryEntities } from './registry-entities.ts'
import { workEntities } from './work-entities.ts'

/**
 * Every table with rows of institutions, by its name. A test compares the list with the database: a new table, and a
 * column that may hold a secret, must be named here.
 */
export const entities: Readonly<Record<string, Leaving>> = {
  ...peopleEntities,
  ...registryEntities,
  ...workEntities,
}

type Exported = { table: string; without: readonly string[]; title: { ro: string; en: string } }

const withWay = (ways: readonly Leaving['way'][]): Exported[] =>
  Object.entries(entities).flatMap(([table, one]) =>
    (one.way === 'moves' || one.way === 'told') && ways.includes(one.way)
      ? [{ table, without: one.without ?? [], title: one.title }]
      : [],
  )

export const exportedEntities: readonly Exported[] = withWay(['moves', 'told'])
export const movedEntities: readonly Exported[] = withWay(['moves'])

/** Tables of the audit whose rows stand in a file of their own; entries, contents and seals stand together. */
export const auditTables = ['audit_heads', 'audit_erasures'] as const

/** Columns whose names sound like a secret and are none: digests of what is exported, and public keys. */
export const plainColumns: Readonly<Record<string, readonly string[]>> = {
  approval_requests: ['digest'],
  approval_signatures: ['signed_digest', 'shown_digest'],
  institution_settings: ['logo_hash', 'coat_of_arms_hash', 'security_version'],
  users: ['picture_hash'],
  issuers: ['name_key'],
  scans: ['folder_key'],
  scan_refusals: ['folder_key'],
  notification_deliveries: ['key'],
  notifications: ['text_key'],
  trail_holds: ['known_hash', 'found_hash', 'key_id'],
  institution_origins: ['key_id'],
  trusted_issuers: ['certificate'],
}
