import type { EndpointSpec } from '@hdoc/contract/calls/endpoint.ts'
import { AppError } from '@hdoc/contract/failures/errors.ts'
import type { Actor } from '../../auth/actor.ts'
import type { TenantDb } from '../../db/database.ts'
import { sql } from '../../db/sql.ts'
import type { Secrets } from '../../secrets/key-ring.ts'
import type { Ctx, InputOf, Route } from '../context.ts'
import { bodyHash, isSameBody } from './body-hash.ts'

type Kept = { body_hash: Buffer; answer: unknown }

/** The person who owns a key, and the secrets with which hashes of bodies are keyed. */
type Caller = { actor: Actor; settings: Secrets }

const ofKey = (db: TenantDb, actor: Actor, endpoint: Pick<EndpointSpec, 'id'>, key: string) =>
  sql`institution_id = ${db.institutionId} and actor_institution_id = ${actor.institutionId} and actor_id = ${actor.id}
    and endpoint = ${endpoint.id} and key = ${key}`

/**
 * The answer that was given under an idempotency key; undefined when there is none. For calls that have much
 * to do before they can use `once`. Throws IDEMPOTENCY_MISMATCH when the key was used with another body.
 */
export async function findKeptAnswer(
  db: TenantDb,
  { actor, settings }: Caller,
  endpoint: Pick<EndpointSpec, 'id'>,
  key: string,
  body: unknown,
): Promise<unknown> {
  const kept = await db.maybe(
    sql<Kept>`select body_hash, answer from idempotency_keys where ${ofKey(db, actor, endpoint, key)}`,
  )
  if (kept && !isSameBody(settings, kept.body_hash, body)) throw new AppError('IDEMPOTENCY_MISMATCH')
  return kept?.answer
}

/**
 * Runs a creation once per idempotency key. The key is inserted first, in the same transaction. So a
 * second call with the key waits for the first to end and then gets its answer, or
 * IDEMPOTENCY_MISMATCH when its body differs.
 */
export async function once(
  db: TenantDb,
  { actor, settings }: Caller,
  endpoint: Pick<EndpointSpec, 'id'>,
  key: string,
  body: unknown,
  work: () => Promise<unknown>,
): Promise<unknown> {
  const hash = bodyHash(settings, body)
  const added = await db.run(sql`
    insert into idempotency_keys (institution_id, actor_institution_id, actor_id, endpoint, key, body_hash)
    values (${db.institutionId}, ${actor.institutionId}, ${actor.id}, ${endpoint.id}, ${key}, ${hash}) on conflict do nothing`)
  if (added === 0) return findKeptAnswer(db, { actor, settings }, endpoint, key, body)
  const answer = await work()
  await db.run(
    sql`update idempotency_keys set answer = ${JSON.stringify(answer)}::jsonb where ${ofKey(db, actor, endpoint, key)}`,
  )
  return answer
}

/**
 * Runs a call in the transaction that it declares. Resolves only after the transaction has really committed.
 */
export async function runCall(route: Route, ctx: Ctx, input: InputOf<EndpointSpec>): Promise<unknown> {
  const { endpoint, handle } = route
  if (endpoint.tx !== 'read' && endpoint.tx !== 'write') return handle(ctx, input)
  const readOnly = endpoint.tx === 'read'
  const answer = await ctx.database.inInstitution(
    ctx.institutionId,
    (db) => {
      const work = () => handle({ ...ctx, db } as Ctx, input)
      return input.idempotencyKey && ctx.actor
        ? once(
            db,
            { actor: ctx.actor, settings: ctx.settings },
            endpoint,
            input.idempotencyKey,
            input.body,
            work,
          )
        : work()
    },
    { readOnly },
  )
  if (!readOnly) ctx.database.wake()
  return answer
}
