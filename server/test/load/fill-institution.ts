import type { Client } from 'pg'
import { hashPassword } from '../../src/modules/access/index.ts'

export const PASSWORD = 'Parola-de-masurat-2026'
export const HOST = 'bench.localhost'
export const REGISTERS = 16
const GROUPS = 12
export const PEOPLE = 40
const DOC_TYPES = 24
/**
 * Everybody sees the first registers, up to this number. Each of the others is open to one department only.
 */
export const OPEN_REGISTERS = 6

export const administrator = 'administrator'
/**
 * A member of two departments, who sees the open registers, and elsewhere what names this person or these
 * departments.
 */
export const clerk = (n: number): string => `referent${n}`

export interface Filled {
  institutionId: number
  registerIds: number[]
  docTypeIds: number[]
  groupIds: number[]
  userIds: number[]
  issuerCount: number
}

const ids = async (client: Client, text: string, values: unknown[]): Promise<number[]> =>
  (await client.query<{ id: number }>(text, values)).rows.map(({ id }) => Number(id))

async function fillIssuers(client: Client, institution: number, count: number): Promise<void> {
  await client.query(
    `insert into issuers (institution_id, type, name, cnp, cui, email)
     select $1, case when n % 4 = 0 then 'pj' else 'pf' end,
            case when n % 4 = 0
                 then (array['Construcții','Agro','Transport','Servicii','Comerț','Energie'])[1 + n % 6] || ' ' ||
                      (array['Șoimul','Dâmbovița','Carpați','Mureș','Țara Lăpușului','Bărăgan','Călimani'])[1 + n / 6 % 7] || ' ' || n || ' S.R.L.'
                 else (array['Popescu','Ionescu','Țurcanu','Stănescu','Dănilă','Mureșan','Șerban','Câmpeanu','Oprea','Vâlcu'])[1 + n % 10] || ' ' ||
                      (array['Ștefan','Ioana','Gheorghe','Mălina','Cătălin','Elena','Răzvan','Țuța','Vasile','Anca','Ilie'])[1 + n / 10 % 11] || ' ' ||
                      (array['Maria','Ion','Ana','Dumitru','Sânziana','Petru','Doina'])[1 + n / 110 % 7] end,
            case when n % 4 = 0 then '' else lpad((1800101000000 + n)::text, 13, '0') end,
            case when n % 4 = 0 then (1000000 + n)::text else '' end, ''
       from generate_series(1, $2::integer) n`,
    [institution, count],
  )
}

/**
 * Fills in one institution with people, departments, registers, types and issuers, the same in every bench.
 * Each register after the first `openRegisters` is open to one department only.
 */
export async function fillInstitution(
  client: Client,
  issuerCount: number,
  openRegisters = OPEN_REGISTERS,
): Promise<Filled> {
  const [institutionId = 0] = await ids(
    client,
    `insert into institutions (tag, name, legal_name, short_name) values ('bench', 'Primăria de măsurat', 'Primăria de măsurat', 'Bench') returning id`,
    [],
  )
  await client.query(`insert into hosts (host, institution_id, kind) values ($1, $2, 'internal')`, [
    HOST,
    institutionId,
  ])
  const groupIds = await ids(
    client,
    `insert into user_groups (institution_id, name) select $1, 'Compartimentul ' || n from generate_series(1, $2::integer) n returning id`,
    [institutionId, GROUPS],
  )
  const hash = await hashPassword(PASSWORD)
  const userIds = await ids(
    client,
    `insert into users (institution_id, username, email, name, password_hash, is_admin)
     select $1, case when n = 0 then $3 else 'referent' || n end, 'p' || n || '@bench.example', 'Persoana ' || n, $4, n = 0
       from generate_series(0, $2::integer) n returning id`,
    [institutionId, PEOPLE, administrator, hash],
  )
  await client.query(
    `with r as (insert into group_roles (institution_id, name) values ($1, 'Membru')
       on conflict on constraint group_roles_name_key do update set name = excluded.name returning id)
     insert into group_members (institution_id, group_id, user_id, group_role_id, is_default)
     select $1, g.id, u.id, r.id, g.n = (u.n - 1) % 12 + 1
       from r, unnest($2::bigint[]) with ordinality u(id, n) join unnest($3::bigint[]) with ordinality g(id, n)
         on g.n in ((u.n - 1) % 12 + 1, u.n % 12 + 1)`,
    [institutionId, userIds.slice(1), groupIds],
  )
  await client.query(
    `insert into user_permissions (institution_id, user_id, permission)
     select $1, u, p from unnest($2::bigint[]) u, unnest(array['document.list', 'document.register']) p`,
    [institutionId, userIds],
  )
  const registerIds = await ids(
    client,
    `insert into registers (institution_id, name, code, pattern)
     select $1, 'Registrul ' || n, 'R' || n, 'R' || n || '-####/{YYYY}' from generate_series(1, $2::integer) n returning id`,
    [institutionId, REGISTERS],
  )
  await client.query(
    `insert into register_counters (institution_id, register_id) select $1, unnest($2::bigint[])`,
    [institutionId, registerIds],
  )
  await client.query(
    `insert into register_access (institution_id, register_id, principal, group_id, can_see, can_register)
     select $1, r.id, 'group', ($3::bigint[])[3 + (r.n - $4) % 10], true, true
       from unnest($2::bigint[]) with ordinality r(id, n) where r.n > $4`,
    [institutionId, registerIds, groupIds, openRegisters],
  )
  const docTypeIds = await ids(
    client,
    `insert into doc_types (institution_id, name, category, deadline_days, day_type)
     select $1, 'Tipul ' || n, 'intrare', (array[30, 10, 15, 0])[1 + n % 4], (array['calendar', 'working'])[1 + n % 2]
       from generate_series(1, $2::integer) n returning id`,
    [institutionId, DOC_TYPES],
  )
  await fillIssuers(client, institutionId, issuerCount)
  return { institutionId, registerIds, docTypeIds, groupIds, userIds, issuerCount }
}
