import { type SectionName, sectionNames } from '@hdoc/contract/settings/settings.ts'
import { hasPermission, isInDocumentSystem } from '../../entities/session/may.ts'
import type { Session } from '../../entities/session/session.ts'
import type { Place } from '../../ui/links/place.ts'

export const pathOfSection = {
  institution: '/admin/settings/institute',
  look: '/admin/settings/look',
  mail: '/admin/settings/mail',
  outside_map: '/admin/settings/map',
  printing: '/admin/settings/printing',
  security: '/admin/settings/security',
} as const satisfies Record<SectionName, Place>

export const rightOfSection = {
  institution: 'client.admin',
  look: 'client.admin',
  mail: 'client.admin',
  outside_map: 'client.admin',
  printing: 'settings.printing',
  security: 'settings.security',
} as const satisfies Record<SectionName, string>

type Person = NonNullable<Session['user']>

/**
 * The sections a person may open. Without an institution there is only security, and it is the platform's
 * own.
 */
export const openSections = (person: Person): SectionName[] =>
  sectionNames.filter(
    (name) =>
      (name === 'security' || isInDocumentSystem(person)) && hasPermission(person, rightOfSection[name]),
  )
