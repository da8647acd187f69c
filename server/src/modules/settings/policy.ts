import type { SectionName } from '@hdoc/contract/settings/settings.ts'
import { type Actor, can } from '../../platform/auth/actor.ts'
import { allowed, type Decision } from '../../platform/auth/grant.ts'

const rightOf = {
  institution: 'client.admin',
  look: 'client.admin',
  mail: 'client.admin',
  outside_map: 'client.admin',
  printing: 'settings.printing',
  security: 'settings.security',
} as const satisfies Record<SectionName, string>

export function canChangeSection(actor: Actor, section: SectionName): Decision {
  const right = rightOf[section]
  return can(actor, right) ? allowed : { ok: false, missing: right }
}

/**
 * The sections there are here. The platform has no institution, so only its own accounts and sessions are
 * decided about.
 */
export const sectionsOf = (institutionId: number): readonly SectionName[] =>
  institutionId === 0 ? ['security'] : ['institution', 'look', 'mail', 'outside_map', 'printing', 'security']
