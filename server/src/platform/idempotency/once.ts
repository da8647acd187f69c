import type { EndpointSpec } from '@hdoc/contract/calls/endpoint.ts'
import { AppError } from '@hdoc/contract/failures/errors.ts'
import type { Json } from '../audit/canonical-json.ts'
import type { Actor } from '../auth/actor.ts'
import type { TenantDb } from '../db/database.ts'
import type { Secrets } from '../secrets/key-ring.ts'
import { bodyHash, isSameBody } from './body-hash.ts'
import { type CallKey, claimKeys, findKept, keepAnswers } from './kept-answers.ts'

/** The person who owns a key, and the secrets with which hashes of bodies are keyed. */
type Caller = { actor: Actor; settings: Secrets }
type Called = Pick<EndpointSpec, 'id'>

/**
 * The answer that was given under an idempotency key; undefined when there is none. For calls that have much
 * to do before they can use `once`. Throws IDEMPOTENCY_MISMATCH when the key was used with another body.
 */
export async function findKeptAnswer(
  db: TenantDb,
  settings: Secrets,
  key: Omit<CallKey, 'bodyHash'>,
  body: unknown,
): Promise<unknown> {
  const kept = await findKept(db, key)
  if (kept && !isSameBody(settings, kept.body_hash, body as Json)) throw new AppError('IDEMPOTENCY_MISMATCH')
  return kept?.answer
}

/** A key of a call with the hash of its body. */
export const callKey = (
  { actor, settings }: { actor: CallKey['actor']; settings: Secrets },
  endpoint: Called,
  key: string,
  body: unknown,
): CallKey => ({ actor, endpoint: endpoint.id, key, bodyHash: bodyHash(settings, body as Json) })

/**
 * Runs a creation once per idempotency key. The key is inserted first, in the same transaction. So a
 * second call with the key waits for the first to end and then gets its answer, or
 * IDEMPOTENCY_MISMATCH when its body differs.
 */
export async function once(
  db: TenantDb,
  caller: Caller,
  endpoint: Called,
  key: string,
  body: unknown,
  work: () => Promise<unknown>,
): Promise<unknown> {
  const called = callKey(caller, endpoint, key, body)
  if (!(await claimKeys(db, [called])).has(called)) return findKeptAnswer(db, caller.settings, called, body)
  const answer = await work()
  keepAnswers(db, [{ key: called, answer }])
  return answer
}
