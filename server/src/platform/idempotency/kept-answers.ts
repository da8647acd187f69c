import type { Actor } from '../auth/actor.ts'
import type { TenantDb } from '../db/database.ts'
import { sql } from '../db/sql.ts'

/** An idempotency key as it is kept: it belongs to one person and one call. */
export type CallKey = {
  readonly actor: Pick<Actor, 'institutionId' | 'id'>
  /** Id of the call. */
  readonly endpoint: string
  readonly key: string
  readonly bodyHash: Buffer
}

type Identity = { ai: number; a: number; e: string; k: string }
const identity = ({ ai, a, e, k }: Identity): string => [ai, a, e, k].join('|')

/** The columns of these keys as arrays, in the order of `x(ai, a, e, k)`. */
const columns = (keys: readonly CallKey[]) => sql`
  ${keys.map(({ actor }) => actor.institutionId)}::bigint[], ${keys.map(({ actor }) => actor.id)}::bigint[],
  ${keys.map(({ endpoint }) => endpoint)}::text[], ${keys.map(({ key }) => key)}::text[]`

/**
 * Inserts keys, sorted, and gives those that are new. Of two transactions with the same key, the second waits
 * for the first to end.
 */
export async function claimKeys<Key extends CallKey>(db: TenantDb, keys: readonly Key[]): Promise<Set<Key>> {
  if (keys.length === 0) return new Set()
  const rows = await db.rows(sql<Identity>`
    insert into idempotency_keys (institution_id, actor_institution_id, actor_id, endpoint, key, body_hash)
      select ${db.institutionId}::bigint, ai, a, e, k, decode(h, 'hex')
        from unnest(${columns(keys)}, ${keys.map(({ bodyHash }) => bodyHash.toString('hex'))}::text[]) as x(ai, a, e, k, h)
       order by ai, a, e, k
    on conflict do nothing returning actor_institution_id as ai, actor_id as a, endpoint as e, key as k`)
  const added = new Set(rows.map(identity))
  // The same key twice in one batch (a double click): the first has it, the second replays.
  return new Set(
    keys.filter(({ actor, endpoint, key }) =>
      added.delete(identity({ ai: actor.institutionId, a: actor.id, e: endpoint, k: key })),
    ),
  )
}

export type KeptAnswer = { body_hash: Buffer; answer: unknown }

export function findKept(db: TenantDb, key: Omit<CallKey, 'bodyHash'>): Promise<KeptAnswer | undefined> {
  return db.maybe(sql<KeptAnswer>`
    select body_hash, answer from idempotency_keys
     where institution_id = ${db.institutionId} and actor_institution_id = ${key.actor.institutionId}
       and actor_id = ${key.actor.id} and endpoint = ${key.endpoint} and key = ${key.key}`)
}

/** Stores what was answered, in the round trip of the COMMIT. */
export function keepAnswers(db: TenantDb, answers: readonly { key: CallKey; answer: unknown }[]): void {
  if (answers.length === 0) return
  db.send(sql`
    update idempotency_keys i set answer = x.answer::jsonb
      from unnest(${columns(answers.map(({ key }) => key))}, ${answers.map(({ answer }) => JSON.stringify(answer))}::text[])
           as x(ai, a, e, k, answer)
     where i.institution_id = ${db.institutionId} and i.actor_institution_id = x.ai and i.actor_id = x.a
       and i.endpoint = x.e and i.key = x.k`)
}
