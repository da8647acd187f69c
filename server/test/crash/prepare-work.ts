import { administrator } from '../load/fill-institution.ts'
import { register } from '../load/registration.ts'
import { jsonOf, type SendCall } from '../load/send-call.ts'
import type { DrillWorld } from './drill.ts'
import { repeatCalls } from './repeat-calls.ts'

const CLIENTS = 16

/** Gives people of the institution more rights, before they sign in. */
export const allow = (
  world: DrillWorld,
  userIds: readonly (number | undefined)[],
  permissions: readonly string[],
): Promise<unknown> =>
  world.asSuperuser((client) =>
    client.query(
      `insert into user_permissions (institution_id, user_id, permission)
       select $1, u, p from unnest($2::bigint[]) u, unnest($3::text[]) p on conflict do nothing`,
      [world.filled.institutionId, userIds, permissions],
    ),
  )

/** Makes what a drill begins with, before anything is killed; gives what each call gave. */
export async function prepare<T>(
  world: DrillWorld,
  count: number,
  make: (send: SendCall, n: number) => Promise<T>,
  username = administrator,
): Promise<T[]> {
  const calls = repeatCalls<T>(world, {
    clients: Math.min(count, CLIENTS),
    goesOn: (begun) => begun < count,
    sessions: [await world.signIn(username)],
    call: make,
  })
  await calls.done
  return calls.acknowledged
}

/** What a clerk sends for a paper of the counter; `more`: other fields. */
export const paperBody = ({ filled }: DrillWorld, more: object = {}): string =>
  JSON.stringify({
    category: 'intrare',
    register_id: filled.registerIds[0],
    doc_type_id: filled.docTypeIds[0],
    issuer_id: 1,
    short_description: 'Cerere certificat de urbanism',
    physical_form: 'hârtie',
    ...more,
  })

/** Papers, each with a case of its own with these shares. */
export const papersWithCases = (
  world: DrillWorld,
  count: number,
  shares: readonly object[],
  username = administrator,
): Promise<number[]> =>
  prepare(
    world,
    count,
    async (send) => (await register(send, paperBody(world, { case: { shares } }))).id,
    username,
  )

/** The open case that works on each of some documents. */
export const casesOf = (world: DrillWorld, documentIds: readonly number[]): Promise<number[]> =>
  world.asSuperuser(async (client) => {
    const { rows } = await client.query<{ id: string }>(
      'select case_id as id from case_documents where document_id = any($1::bigint[]) and held order by 1',
      [documentIds],
    )
    return rows.map(({ id }) => Number(id))
  })

/** A call that has to succeed; gives the JSON of its answer. */
export const post = async <T>(send: SendCall, path: string, body: object): Promise<T> =>
  jsonOf<T>(path, await send('POST', path, JSON.stringify(body)))
