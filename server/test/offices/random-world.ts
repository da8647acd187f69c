import { randomBytes } from 'node:crypto'
import type { TestApp } from '../browsers/app.ts'
import type { NaiveDocument, NaivePerson, NaiveWorld } from '../database/naive-sight.ts'
import { freshOffice } from './office.ts'
import { aGroup, aPerson } from './person.ts'

/** Gives whole numbers from 0 up to, but not including, a limit. The same seed gives the same numbers. */
export function seededNumbers(seed: number): (limit: number) => number {
  let state = seed >>> 0
  return (limit) => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0
    return Math.floor((state / 4_294_967_296) * limit)
  }
}

const issuers = [
  ['pf', 'Popescu Ion', '', '1700101479017', '+40722123456'],
  ['pf', 'Știrbei Mihaela', '', '2710202479021', '+40733000111'],
  ['pj', 'ȘTEFĂNESCU & Fiii SRL', '14399840', '', '+40244555000'],
  ['pj', 'Ape 100% Curate_SA', '1590082', '', ''],
  ['pf', 'Țurcanu Ană-Maria', '', '', ''],
]
const subjects = [
  'Cerere de adeverință pentru drum',
  'Reparații la podul din Ștefănești',
  'DRUM înfundat după ploaie',
  'Autorizație 100% urgentă_2026',
  'Plângere: câini fără stăpân',
]
const statuses = [1, 2, 3, 3, 3, 5, 6, 9, 10, 13, 15, 15]
const at = (day: number) => `2026-11-${String(day).padStart(2, '0')}`

export interface RandomWorld extends NaiveWorld {
  host: string
  people: NaivePerson[]
  ids: { registers: number[]; docTypes: number[]; groups: number[] }
}

/**
 * Makes a town hall with people of every kind, registers of every access, and documents of every level,
 * status and grant.
 */
export async function randomWorld(t: TestApp, seed: number, size: number): Promise<RandomWorld> {
  const pick = seededNumbers(seed)
  const oneOf = <T>(all: readonly T[]): T => all[pick(all.length)]!
  const { database, asSuperuser } = t
  const { institution, docTypeId, registerId } = await freshOffice(database)
  const i = institution.id
  const insertedIds = async (text: string, values: unknown[]): Promise<number[]> =>
    (await asSuperuser<{ id: string }>(text, values)).map(({ id }) => Number(id))

  const groups = [
    await aGroup(database, i, 'Registratură'),
    await aGroup(database, i, 'Taxe'),
    await aGroup(database, i, 'Urbanism'),
  ]
  const people: NaivePerson[] = []
  for (let n = 0; n < 7; n++) {
    const mine = groups.filter(() => n > 1 && pick(3) === 0)
    const id = await aPerson(database, i, `p${n}`, {
      permissions: ['document.list'],
      isAdmin: n === 0,
      roles: n === 1 ? ['DocAdmin'] : [],
      groupIds: mine,
    })
    people.push({ id, username: `p${n}`, seesAll: n < 2, groups: mine })
  }
  const registers = [
    registerId,
    ...(await insertedIds(
      `insert into registers (institution_id, name, code, pattern) select $1, 'R' || n, 'R' || n, '{REG}/###' from generate_series(2, 5) n returning id`,
      [i],
    )),
  ]
  await asSuperuser(
    `insert into register_counters (institution_id, register_id) select $1, unnest($2::bigint[])`,
    [i, registers.slice(1)],
  )
  for (const register of registers.slice(1))
    for (const [kind, id] of [
      ...groups.map((one) => ['group', one] as const),
      ...people.map(({ id: one }) => ['user', one] as const),
    ])
      if (pick(5) === 0)
        await asSuperuser(
          `insert into register_access (institution_id, register_id, principal, group_id, user_id, can_see, can_register) values ($1, $2, $3, $4, $5, $6, $7)`,
          [
            i,
            register,
            kind,
            kind === 'group' ? id : null,
            kind === 'user' ? id : null,
            pick(4) > 0,
            pick(2) > 0,
          ],
        )
  const issuerIds = await insertedIds(
    `insert into issuers (institution_id, type, name, cui, cnp, phone) select $1, x->>0, x->>1, x->>2, x->>3, x->>4 from jsonb_array_elements($2::jsonb) x returning id`,
    [i, JSON.stringify(issuers)],
  )
  const docTypes = [
    docTypeId,
    ...(await insertedIds(
      `insert into doc_types (institution_id, name, category) values ($1, 'Sesizare', 'intrare') returning id`,
      [i],
    )),
  ]

  for (let day = 1; day <= 20; day++) {
    const items = Array.from({ length: Math.ceil(size / 20) }, (_, n) => {
      const issuer = pick(issuers.length + 1)
      const deadline = pick(3) === 0 ? null : at(10 + pick(20))
      const person = oneOf(people)
      return {
        register_id: oneOf(registers),
        category: oneOf(['intrare', 'iesire', 'interne']),
        doc_type_id: oneOf(docTypes),
        issuer_id: issuerIds[issuer] ?? null,
        issuer_name: issuers[issuer]?.[1] ?? '',
        short_description: oneOf(subjects),
        pages: pick(12),
        annexes: n % 4,
        external_number: oneOf(['', 'AB-7', 'ab-77', '12']),
        external_date: pick(2) ? at(1 + pick(28)) : null,
        access_level: 1 + pick(4),
        additional_info: ['', 'Depus prin împuternicit', 'procură 100%'][n % 3],
        arrival: ['', 'post', 'in_person', 'email'][n % 4],
        physical_form: ['', 'Hârtie', 'Electronic'][n % 3],
        location: ['Raft 3, camera 2', '', 'raft 12', 'Camera 2_a', '100%'][n % 5],
        group_id: pick(2) ? oneOf(groups) : null,
        tracking_code: randomBytes(8).toString('hex'),
        is_test: n % 7 === 0,
        deadlines: { [at(day)]: { date: deadline, reason: null } },
        upload_ids: [],
        actor: { institution_id: i, id: person.id, name: person.username },
        group_ids: [],
        is_manager: true,
      }
    })
    await asSuperuser(`select register_documents($1, $2::timestamptz, $3::jsonb)`, [
      i,
      `${at(day)}T10:00:00+02:00`,
      JSON.stringify(items),
    ])
  }
  const ids = await insertedIds(`select id from documents where institution_id = $1 order by id`, [i])
  const changes = ids.map((id) => {
    const status = oneOf(statuses)
    return {
      id,
      status,
      resume_status: status === 15 ? oneOf([1, 3, 5]) : null,
      pending_until: status === 15 ? at(15 + pick(10)) : null,
      access_level: 1 + pick(4),
    }
  })
  await asSuperuser(
    `update documents d set status = c.status, resume_status = c.resume_status, pending_until = c.pending_until,
            access_level = c.access_level, annulled_at = case when c.status = 9 then now() end
       from jsonb_to_recordset($2) c(id bigint, status smallint, resume_status smallint, pending_until date, access_level smallint)
      where d.institution_id = $1 and d.id = c.id`,
    [i, JSON.stringify(changes)],
  )
  const grants = ids.flatMap((id) =>
    [
      { id, kind: 1, principal: oneOf(people).id },
      { id, kind: 2, principal: oneOf(groups) },
      { id, kind: 3, principal: oneOf(registers) },
    ].filter(() => pick(4) === 0),
  )
  await asSuperuser(
    `insert into document_access (institution_id, principal_kind, principal_id, document_id, reasons, register_id, access_level, status, resume_status, pending_until, deadline_on)
     select d.institution_id, g.kind, g.principal, d.id, 4, d.register_id, d.access_level, d.status, d.resume_status, d.pending_until, d.deadline_on
       from jsonb_to_recordset($2) g(id bigint, kind smallint, principal bigint) join documents d on d.institution_id = $1 and d.id = g.id
     on conflict do nothing`,
    [i, JSON.stringify(grants)],
  )
  return { host: institution.host, people, ids: { registers, docTypes, groups }, ...(await readWorld(t, i)) }
}

async function readWorld({ asSuperuser }: TestApp, institutionId: number): Promise<NaiveWorld> {
  const [row] = await asSuperuser<{ world: NaiveWorld }>(
    `select jsonb_build_object(
       'documents', (select jsonb_agg(to_jsonb(d) || jsonb_build_object(
           'issuer', (select jsonb_build_object('name', s.name, 'cui', s.cui, 'cnp', s.cnp, 'phone', s.phone) from issuers s
                       where s.institution_id = d.institution_id and s.id = d.issuer_id),
           'doc_type_name', (select t.name from doc_types t where t.institution_id = d.institution_id and t.id = d.doc_type_id),
           'group_name', (select g.name from user_groups g where g.institution_id = d.institution_id and g.id = d.group_id),
           'access', (select coalesce(jsonb_agg(a.principal_kind || '.' || a.principal_id), '[]') from document_access a
                       where a.institution_id = d.institution_id and a.document_id = d.id)))
         from documents d where d.institution_id = $1),
       'access', (select coalesce(jsonb_agg(to_jsonb(a)), '[]') from register_access a where a.institution_id = $1)) as world`,
    [institutionId],
  )
  const { documents, access } = row!.world
  return { documents: documents as NaiveDocument[], access }
}
