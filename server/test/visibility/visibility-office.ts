import { randomBytes } from 'node:crypto'
import sharp from 'sharp'
import type { Database } from '../../src/platform/db/database.ts'
import type { HttpCaller } from '../load/open-caller.ts'
import { freshOffice } from '../offices/office.ts'
import { aGroup, aPerson } from '../offices/person.ts'
import { DOCUMENTS, GROUPS, PEOPLE, REGISTERS } from './random-rights.ts'
import { type FixedPart, LEVEL, type Rights } from './rights.ts'

export type AsSuperuser = <T extends object>(text: string, values?: unknown[]) => Promise<T[]>

/** The calls by which every person asks; they also read the bytes of files. */
export type Asking = Pick<HttpCaller, 'get' | 'post' | 'upload'>

export interface SeenDocument extends FixedPart {
  id: number
  number: string
  fileId: number
  /** Index of the document to which this one is connected. */
  linkedTo: number
}

export interface VisibilityOffice {
  host: string
  institutionId: number
  issuerId: number
  people: { id: number; username: string }[]
  groupIds: number[]
  registerIds: number[]
  documents: SeenDocument[]
}

/** A word that stands in every subject, so that a search for it finds every document. */
export const SEARCHED = 'adeverință'

/** A database function that replaces one setting of rights by the next. It is made once in each database. */
const plantFunction = `
  create function plant_rights(p_institution bigint, p jsonb) returns void language plpgsql as $$
  begin
    update users u set is_admin = (x->>'admin')::boolean from jsonb_array_elements(p->'people') x
     where u.institution_id = p_institution and u.id = (x->>'id')::bigint;
    delete from user_roles where institution_id = p_institution;
    insert into user_roles (institution_id, user_id, role_id)
      select p_institution, (x->>'id')::bigint, r.id from jsonb_array_elements(p->'people') x
        join roles r on r.institution_id = p_institution and r.name = 'DocAdmin' where (x->>'doc_admin')::boolean;
    delete from group_members where institution_id = p_institution;
    insert into group_members (institution_id, group_id, user_id, group_role_id, is_default)
      select p_institution, g.id::bigint, (x->>'id')::bigint, r.id, g.n = 1
        from jsonb_array_elements(p->'people') x
        cross join lateral jsonb_array_elements_text(x->'groups') with ordinality g(id, n)
        join group_roles r on r.institution_id = p_institution and r.name = 'Membru';
    delete from register_access where institution_id = p_institution;
    insert into register_access (institution_id, register_id, principal, group_id, user_id, can_see, can_register)
      select p_institution, register_id, principal, group_id, user_id, can_see, can_register
        from jsonb_to_recordset(p->'entries') x(register_id bigint, principal text, group_id bigint, user_id bigint, can_see boolean, can_register boolean);
    update documents d set access_level = x.level from jsonb_to_recordset(p->'levels') x(id bigint, level smallint)
     where d.institution_id = p_institution and d.id = x.id and d.access_level <> x.level;
    delete from document_access where institution_id = p_institution and reasons = 4;
    insert into document_access (institution_id, principal_kind, principal_id, document_id, reasons, register_id, access_level, status, resume_status, pending_until, deadline_on)
      select d.institution_id, x.kind, x.principal, d.id, 4, d.register_id, d.access_level, d.status, d.resume_status, d.pending_until, d.deadline_on
        from jsonb_to_recordset(p->'grants') x(id bigint, kind smallint, principal bigint) join documents d on d.institution_id = p_institution and d.id = x.id
      on conflict do nothing;
  end $$`

export async function plantRights(
  asSuperuser: AsSuperuser,
  { institutionId, people, groupIds, registerIds, documents }: VisibilityOffice,
  rights: Rights,
): Promise<void> {
  const planted = {
    people: rights.people.map(({ isAdmin, isDocAdmin, groups }, n) => ({
      id: people[n]!.id,
      admin: isAdmin,
      doc_admin: isDocAdmin,
      groups: groups.map((group) => groupIds[group]),
    })),
    entries: rights.registers.flatMap((entries, register) =>
      entries.map(({ to, see, register: mayRegister }) => ({
        register_id: registerIds[register],
        principal: 'person' in to ? 'user' : 'group',
        group_id: 'group' in to ? groupIds[to.group] : null,
        user_id: 'person' in to ? people[to.person]!.id : null,
        can_see: see,
        can_register: mayRegister,
      })),
    ),
    levels: rights.documents.map(({ level }, n) => ({ id: documents[n]!.id, level })),
    grants: rights.documents.flatMap(({ named, involved, secondary }, n) => {
      const { id } = documents[n]!
      return [
        ...named.map((person) => ({ id, kind: 1, principal: people[person]!.id })),
        ...involved.map((group) => ({ id, kind: 2, principal: groupIds[group] })),
        ...secondary.map((register) => ({ id, kind: 3, principal: registerIds[register] })),
      ]
    }),
  }
  await asSuperuser('select plant_rights($1, $2)', [institutionId, JSON.stringify(planted)])
}

const fixedPart = (n: number): FixedPart => ({
  register: n % REGISTERS,
  registeredBy: n % PEOPLE,
  group: n % 5 < GROUPS ? n % 5 : null,
})

/**
 * Makes people, registers and documents, each document with a file, a comment and a connection. The rights
 * come later.
 */
export async function openVisibilityOffice(
  database: Database,
  asSuperuser: AsSuperuser,
  signIn: (host: string, username: string) => Promise<Asking>,
): Promise<VisibilityOffice> {
  const { institution, registerId, docTypeId, issuerId } = await freshOffice(database)
  const i = institution.id
  await asSuperuser(plantFunction)
  const people: VisibilityOffice['people'] = []
  for (const username of ['administrator', 'referent', 'singur', 'registrator'])
    people.push({
      username,
      id: await aPerson(database, i, username, {
        permissions: ['document.list', 'document.register'],
        isAdmin: username === 'administrator',
      }),
    })
  const groupIds: number[] = []
  for (let n = 0; n < GROUPS; n++) groupIds.push(await aGroup(database, i, `Compartimentul ${n}`))
  await asSuperuser(
    `insert into group_roles (institution_id, name) values ($1, 'Membru') on conflict do nothing`,
    [i],
  )
  await asSuperuser(
    `insert into roles (institution_id, name) values ($1, 'DocAdmin') on conflict do nothing`,
    [i],
  )
  const more = await asSuperuser<{ id: string }>(
    `with r as (insert into registers (institution_id, name, code, pattern)
       select $1, 'Registrul ' || n, 'R' || n, 'R' || n || '-###' from generate_series(2, ${REGISTERS}) n returning id)
     insert into register_counters (institution_id, register_id) select $1, id from r returning register_id as id`,
    [i],
  )
  const registerIds = [registerId, ...more.map(({ id }) => Number(id))]
  const items = Array.from({ length: DOCUMENTS }, (_, n) => {
    const { register, registeredBy, group } = fixedPart(n)
    const person = people[registeredBy]!
    return {
      register_id: registerIds[register],
      category: 'intrare',
      doc_type_id: docTypeId,
      issuer_id: issuerId,
      issuer_name: 'Popescu Ion',
      short_description: `Cerere de ${SEARCHED}`,
      pages: 1,
      annexes: 0,
      external_number: String(n),
      external_date: null,
      access_level: LEVEL.institution,
      additional_info: '',
      physical_form: '',
      location: '',
      group_id: group === null ? null : groupIds[group],
      tracking_code: randomBytes(8).toString('hex'),
      is_test: false,
      deadlines: { '2026-11-20': { date: null, reason: null } },
      upload_ids: [],
      actor: { institution_id: i, id: person.id, name: person.username },
      group_ids: [],
      is_manager: true,
    }
  })
  await asSuperuser(`select register_documents($1, '2026-11-20T09:00:00+02:00'::timestamptz, $2)`, [
    i,
    JSON.stringify(items),
  ])
  const registered = await asSuperuser<{ id: string; number: string }>(
    'select id, number from documents where institution_id = $1 order by external_number::integer',
    [i],
  )
  const head = await signIn(institution.host, 'administrator')
  const picture = await sharp({ create: { width: 8, height: 8, channels: 3, background: '#fff' } })
    .png()
    .toBuffer()
  const documents: SeenDocument[] = []
  for (const [n, one] of registered.entries()) {
    const id = Number(one.id)
    const upload = await head.upload<{ id: number }>('act.png', picture)
    await head.post('/api/document/attach', { id, upload_ids: [upload.body.id] })
    await head.post('/api/document_comment/add', { document_id: id, body: 'Văzut' })
    const [file] = await asSuperuser<{ id: string }>(
      'select id from files where institution_id = $1 and document_id = $2',
      [i, id],
    )
    documents.push({
      ...fixedPart(n),
      id,
      number: one.number,
      fileId: Number(file!.id),
      linkedTo: (n + 5) % DOCUMENTS,
    })
  }
  for (const { id, linkedTo } of documents)
    await asSuperuser(
      `insert into document_links (institution_id, from_id, to_id, kind, linked_at, linked_by_name) values ($1, $2, $3, 'continues', now(), '')`,
      [i, id, documents[linkedTo]!.id],
    )
  // A change of each document that every page asks for which has just begun, however long the run takes.
  await asSuperuser(
    `insert into live_changes (institution_id, position, subject_type, action, subject_ids, actor_institution_id, actor_id, at)
     select $1, n, 'document', 'document.updated', array[id], 0, 0, now() + interval '1 day'
       from unnest($2::bigint[]) with ordinality d(id, n)`,
    [i, documents.map(({ id }) => id)],
  )
  await asSuperuser('insert into live_heads (institution_id, position) values ($1, $2)', [i, DOCUMENTS])
  return { host: institution.host, institutionId: i, issuerId, people, groupIds, registerIds, documents }
}
