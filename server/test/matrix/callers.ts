import { DEALU_FLORILOR, VALEA_ALBA } from '../../src/demo/invented/institution-ids.ts'
import { dealuFlorilor } from '../../src/demo/plan/dealu-florilor.ts'
import type { InstitutionPlan, PersonPlan } from '../../src/demo/plan/institution-plan.ts'
import { platformCatalogue } from '../../src/demo/plan/platform-catalogue.ts'
import { valeaAlba } from '../../src/demo/plan/valea-alba.ts'
import type { Actor } from '../../src/platform/auth/actor.ts'
import { PLATFORM } from '../../src/platform/platform-institution.ts'

/** A caller: on which host, as whom, and how the session got where it is. */
export interface MatrixCaller {
  title: string
  /** Institution of the host; 0 = the platform. */
  home: number
  /** Institution in which the caller works. Everything else belongs to others. */
  works: number
  username?: string
  /** Client that a platform administrator enters after signing in. */
  enters?: number
  /** User name of the person the caller acts as, in the institution where the caller works. */
  actsAs?: string
  actor?: Actor
}

const day = '2026-11-20'
const plans = (): InstitutionPlan[] => [
  dealuFlorilor(day, day, 'localhost'),
  valeaAlba(day, day, 'localhost'),
  platformCatalogue(day),
]

function actorOf(person: PersonPlan, institutionId: number, hdocId: number, real?: PersonPlan): Actor {
  return {
    institutionId,
    id: 1,
    name: person.name,
    username: person.username,
    jobTitle: person.jobTitle,
    isAdmin: person.isAdmin,
    hdocId,
    groupId: 0,
    groupName: '',
    groupRoleName: person.place?.groupRole ?? '',
    groupIds: [],
    groupPermissions: [],
    roles: person.roles,
    permissions: person.permissions,
    language: 'ro',
    theme: 'auto',
    ...(real && { real: { institutionId: 0, id: 1, name: real.name, isAdmin: true } }),
  }
}

/**
 * Gives everybody of the demo who can make a call: guests of both institutions and of the platform, every
 * person of both, the platform's administrator (outside a client, inside one, acting as a clerk and as an
 * administrator), and an institution's administrator acting as a clerk.
 */
export function matrixCallers(): MatrixCaller[] {
  const [first, second, platform] = plans() as [InstitutionPlan, InstitutionPlan, InstitutionPlan]
  const named = (plan: InstitutionPlan, username: string): PersonPlan => {
    const person = plan.people.find((one) => one.username === username)
    if (!person) throw new Error(`the demo has no ${username}`)
    return person
  }
  const guest = (home: number, where: string): MatrixCaller => ({
    title: `guest of ${where}`,
    home,
    works: home,
  })
  const own = (plan: InstitutionPlan) =>
    plan.people.map(
      (person): MatrixCaller => ({
        title: `${person.username} of ${plan.tag}`,
        home: plan.id,
        works: plan.id,
        username: person.username,
        actor: actorOf(person, plan.id, plan.id),
      }),
    )
  const acting = (self: PersonPlan, home: number, actsAs: string): MatrixCaller => ({
    title: `${self.username} of ${home === PLATFORM ? platform.tag : first.tag} acting as ${actsAs} of ${first.tag}`,
    home,
    works: DEALU_FLORILOR,
    username: self.username,
    actsAs,
    actor: actorOf(named(first, actsAs), DEALU_FLORILOR, DEALU_FLORILOR, self),
  })
  const boss = named(platform, 'admin.platforma')
  return [
    guest(DEALU_FLORILOR, first.tag),
    guest(VALEA_ALBA, second.tag),
    guest(PLATFORM, platform.tag),
    ...own(first),
    ...own(second),
    ...own(platform),
    {
      title: `${boss.username} inside ${first.tag}`,
      home: PLATFORM,
      works: DEALU_FLORILOR,
      username: boss.username,
      enters: DEALU_FLORILOR,
      actor: actorOf(boss, PLATFORM, DEALU_FLORILOR),
    },
    acting(boss, PLATFORM, 'gina.liliacu'),
    acting(boss, PLATFORM, 'administrator.client'),
    acting(named(first, 'administrator.client'), DEALU_FLORILOR, 'gina.liliacu'),
  ]
}
