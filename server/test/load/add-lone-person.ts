import type { Client } from 'pg'
import { type Filled, OPEN_REGISTERS } from './fill-institution.ts'

export const LONE_PERSON = 'singur'

/**
 * Adds a head who sees only what involves their own department, with its statistics. The registers that were
 * open to all are opened to every other department by name instead. Gives the person's id.
 */
export async function addLonePerson(client: Client, filled: Filled): Promise<number> {
  const { institutionId, registerIds, groupIds, userIds } = filled
  await client.query(
    `insert into register_access (institution_id, register_id, principal, group_id, can_see, can_register)
     select $1, r, 'group', g, true, true from unnest($2::bigint[]) r, unnest($3::bigint[]) g`,
    [institutionId, registerIds.slice(0, OPEN_REGISTERS), groupIds.slice(1)],
  )
  const { rows } = await client.query<{ id: string }>(
    `with person as (
       insert into users (institution_id, username, email, name, password_hash, is_admin)
       select $1, $2, 'singur@bench.example', 'Persoana singură', password_hash, false from users where institution_id = $1 and id = $3
       returning id),
     allowed as (insert into user_permissions (institution_id, user_id, permission) select $1, id, 'document.list' from person)
     insert into group_members (institution_id, group_id, user_id, group_role_id, is_default)
     select $1, $4, person.id, (select id from group_roles where institution_id = $1 and name = 'Director'), true from person
     returning user_id as id`,
    [institutionId, LONE_PERSON, userIds[1], groupIds[0]],
  )
  return Number(rows[0]?.id)
}
