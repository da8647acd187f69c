import { randomBytes } from 'node:crypto'
import { docTypeValues } from '@hdoc/contract/doc-types/doc-types.ts'
import type { IssuerValues } from '@hdoc/contract/issuers/issuer-values.ts'
import type { RegisterAccess } from '@hdoc/contract/registers/registers.ts'
import type { Permission } from '@hdoc/contract/rights/permissions.ts'
import { addIssuers } from '../../src/demo/invented/queries.ts'
import { addDocType } from '../../src/modules/doc-types/index.ts'
import { addRegister, replaceAccess } from '../../src/modules/registers/index.ts'
import type { Database } from '../../src/platform/db/database.ts'
import { sql } from '../../src/platform/db/sql.ts'
import { freshInstitution, type TestInstitution } from '../database/database.ts'
import { testSecrets } from '../database/test-secrets.ts'
import { aGroup, aPerson } from './person.ts'

/** Where a test works: an institution of its own in the database of its file. */
export interface Place extends TestInstitution {
  database: Database
}

/** Names that no other row of the test bears. */
const fresh = (word: string): string => `${word} ${randomBytes(4).toString('hex')}`

export async function anInstitution(
  database: Database,
  wishes: Parameters<typeof freshInstitution>[1] = {},
): Promise<Place> {
  return { ...(await freshInstitution(database, wishes)), database }
}

export interface TestUser {
  id: number
  username: string
  name: string
  groupIds: readonly number[]
}

/** Makes a person with the test password. The departments named in `groups` are made too. */
export async function aUser(
  place: Place,
  wishes: {
    username?: string
    name?: string
    permissions?: Permission[]
    groups?: string[]
    groupRole?: string
    roles?: string[]
    isAdmin?: boolean
    active?: boolean
  } = {},
): Promise<TestUser> {
  const username = wishes.username ?? fresh('om').replace(' ', '.')
  const name = wishes.name ?? username
  const groupIds: number[] = []
  for (const group of wishes.groups ?? []) {
    const known = await firstOf(place, sql`user_groups`, sql`name = ${group}`)
    groupIds.push(known ?? (await aGroup(place.database, place.id, group)))
  }
  const { groups: _groups, ...rest } = wishes
  const id = await aPerson(place.database, place.id, username, { ...rest, name, groupIds })
  return { id, username, name, groupIds }
}

export function aRegister(
  place: Place,
  wishes: Partial<Parameters<typeof addRegister>[1]> & { access?: RegisterAccess[] } = {},
): Promise<number> {
  const { access = [], ...fields } = wishes
  return place.database.inInstitution(place.id, async (db) => {
    const id = await addRegister(db, {
      name: fresh('Registrul'),
      code: randomBytes(4).toString('hex').toUpperCase(),
      category: null,
      pattern: '######',
      reset: 'auto',
      number_after_reset: 1,
      next_number: 1,
      is_default: false,
      in_main_list: true,
      description: '',
      ...fields,
    })
    await replaceAccess(db, id, access)
    return id
  })
}

export function aDocType(
  place: Place,
  wishes: Partial<Parameters<typeof addDocType>[1]> = {},
): Promise<number> {
  return place.database.inInstitution(place.id, (db) =>
    addDocType(db, {
      ...docTypeValues.parse({ name: fresh('Cerere'), category: 'intrare', deadline_days: 30 }),
      ...wishes,
    }),
  )
}

const emptyIssuer: IssuerValues = {
  type: 'pf',
  name: '',
  cnp: '',
  cui: '',
  onrc: '',
  administrator_name: '',
  email: '',
  phone: '',
  country: 'România',
  county: '',
  locality: '',
  sector: '',
  street_type: '',
  street: '',
  number: '',
  block: '',
  staircase: '',
  floor: '',
  apartment: '',
  intercom: '',
  postal_code: '',
}

export async function anIssuer(place: Place, wishes: Partial<IssuerValues> = {}): Promise<number> {
  const issuer = { ...emptyIssuer, name: fresh('Popescu'), ...wishes }
  const [id] = await place.database.inInstitution(place.id, (db) => addIssuers(db, testSecrets, [issuer]))
  return id!
}

type Fragment = ReturnType<typeof sql>

/** The first row of a table in the institution, for parents that a test does not care about. */
export async function firstOf(
  place: Place,
  table: Fragment,
  condition: Fragment = sql`true`,
): Promise<number | undefined> {
  const row = await place.database.inInstitution(place.id, (db) =>
    db.maybe(sql<{ id: number }>`
      select id from ${table} where institution_id = ${place.id} and ${condition} order by id limit 1`),
  )
  return row?.id
}
