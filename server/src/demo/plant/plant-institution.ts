import { addRegister, replaceAccess } from '../../modules/registers/index.ts'
import type { PlatformDb, TenantDb } from '../../platform/db/database.ts'
import { insideInstitution } from '../../platform/db/tenant-db.ts'
import type { Secrets } from '../../platform/secrets/key-ring.ts'
import { addIssuers } from '../invented/queries.ts'
import {
  docTypeKey,
  type InstitutionPlan,
  type PersonPlan,
  type PlantedInstitution,
  type RegisterPlan,
} from '../plan/institution-plan.ts'
import { asRoles, type RightsPlan, rightsPlans } from '../plan/role-plans.ts'
import { plantDocType } from './plant-doc-type.ts'
import { addDemoComplaintType } from './portal/complaint-queries.ts'
import { addContactMessages } from './portal/contact-queries.ts'
import { addDemoTemplate, addPost } from './portal/post-queries.ts'
import {
  addBundle,
  addGroup,
  addGroupRole,
  addInstitution,
  addPerson,
  addRole,
  addRoleWithRights,
} from './rows/queries.ts'

type Ids = ReadonlyMap<string, number>

async function plantAll<T>(
  things: readonly T[],
  nameOf: (thing: T) => string,
  add: (thing: T) => Promise<number>,
): Promise<Map<string, number>> {
  const ids = new Map<string, number>()
  for (const thing of things) ids.set(nameOf(thing), await add(thing))
  return ids
}

async function plantRegister(db: TenantDb, plan: RegisterPlan, groups: Ids): Promise<number> {
  const { isDefault, inMainList, nextNumber, groups: readers, ...rest } = plan
  const id = await addRegister(db, {
    ...rest,
    is_default: isDefault,
    in_main_list: inMainList,
    next_number: nextNumber,
    number_after_reset: 1,
  })
  await replaceAccess(
    db,
    id,
    readers.map((code) => ({ principal: 'group', id: groups.get(code)!, see: true, register: true })),
  )
  return id
}

const placesOf = ({ place, otherPlaces = [] }: PersonPlan) => (place ? [place, ...otherPlaces] : [])

function plantPerson(
  db: TenantDb,
  person: PersonPlan,
  known: { groups: Ids; groupRoles: Ids; roles: Ids; passwordHash: string },
): Promise<number> {
  return addPerson(db, person, {
    passwordHash: known.passwordHash,
    roleIds: person.roles.map((name) => known.roles.get(name)!),
    places: placesOf(person).map(({ group, groupRole }) => ({
      groupId: known.groups.get(group)!,
      groupRoleId: known.groupRoles.get(groupRole)!,
    })),
  })
}

/** Writes the bundles and the roles that carry rights; gives the ids of the roles. */
async function plantRights(db: TenantDb, plan: RightsPlan): Promise<Ids> {
  const bundles = await plantAll(
    plan.bundles,
    ({ name }) => name,
    (bundle) => addBundle(db, bundle),
  )
  return plantAll(
    plan.roles,
    ({ name }) => name,
    (role) => addRoleWithRights(db, { ...role, bundleIds: role.bundles.map((name) => bundles.get(name)!) }),
  )
}

/** Writes an institution with everything it needs before its first document. */
export async function plantInstitution(
  platform: PlatformDb,
  plan: InstitutionPlan,
  given: { passwordHash: string; secrets: Secrets; now: Date },
): Promise<PlantedInstitution> {
  await addInstitution(platform, plan)
  const db = insideInstitution(platform, plan.id)
  const groups = await plantAll(
    plan.groups,
    ({ code }) => code,
    (group) => addGroup(db, group),
  )
  const groupRoles = await plantAll(
    plan.groupRoles,
    ({ name }) => name,
    (role) => addGroupRole(db, role),
  )
  const roles = await plantAll(
    plan.roles,
    (name) => name,
    (name) => addRole(db, name),
  )
  const rights = rightsPlans[plan.id] ?? { bundles: [], roles: [] }
  for (const [name, id] of await plantRights(db, rights)) roles.set(name, id)
  const known = { groups, groupRoles, roles, passwordHash: given.passwordHash }
  const people = await plantAll(
    plan.people,
    ({ username }) => username,
    (person) => {
      const as = asRoles(rights, person.permissions)
      const given = { ...person, permissions: as.permissions, roles: [...person.roles, ...as.roles] }
      return plantPerson(db, given, known)
    },
  )
  const registers = await plantAll(
    plan.registers,
    ({ code }) => code,
    (one) => plantRegister(db, one, groups),
  )
  const administrator = plan.people.find(({ isAdmin }) => isAdmin)?.name ?? ''
  const forType = { registers, groups, formsAt: given.now, formsBy: administrator }
  const docTypes = await plantAll(plan.docTypes, docTypeKey, (type) => plantDocType(db, type, forType))
  const complaintTypes = await plantAll(
    plan.complaintTypes,
    ({ name }) => name,
    (type) => addDemoComplaintType(db, type, { ...forType, docTypes }),
  )
  const issuers = await addIssuers(db, given.secrets, plan.issuers)
  for (const post of plan.posts) await addPost(db, post)
  const mailedTo = plan.settings?.assistanceEmail ?? ''
  await addContactMessages(db, plan.contactMessages, { now: given.now, mailedTo })
  const at = new Date(`${plan.posts.at(0)?.publishedOn ?? '2026-01-05'}T08:00:00Z`)
  for (const template of plan.templates)
    await addDemoTemplate(db, template, { name: plan.posts.at(0)?.author ?? '', at })
  const persons = plan.people.map((person): [string, PlantedPerson] => [
    person.username,
    {
      id: people.get(person.username)!,
      name: person.name,
      groupIds: placesOf(person).map(({ group }) => groups.get(group)!),
    },
  ])
  return { plan, groups, people: new Map(persons), registers, docTypes, complaintTypes, issuers }
}

type PlantedPerson = NonNullable<ReturnType<PlantedInstitution['people']['get']>>
