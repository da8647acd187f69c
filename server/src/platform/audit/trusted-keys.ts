import type { Db } from '../db/run-transaction.ts'
import { sql } from '../db/sql.ts'
import { isSignedBy, keyIdOf, keyOf, type ProofKey, type ProofSecrets, signWith } from './proof-key.ts'

/**
 * One change of the key that signs heads. Each of the two keys signs the change,
 * so each vouches for the other.
 */
export type KeyChange = {
  key_id: string
  public_key: string
  previous_key_id: string
  previous_public_key: string
  changed_at: string
  previous_signature: string
  signature: string
}

const changeText = (previous: ProofKey, next: ProofKey, at: Date): string =>
  `hdoc-trail-key|1|${previous.id}|${next.id}|${at.toISOString()}`

export function signKeyChange(previousSecret: string, secret: string, at: Date): KeyChange {
  const [previous, next] = [keyOf(previousSecret), keyOf(secret)]
  const text = changeText(previous, next, at)
  return {
    key_id: next.id,
    public_key: next.publicKey,
    previous_key_id: previous.id,
    previous_public_key: previous.publicKey,
    changed_at: at.toISOString(),
    previous_signature: signWith(previousSecret, text),
    signature: signWith(secret, text),
  }
}

/** Whether both keys really signed the change, and each name is the name of its key. */
function holds(change: KeyChange): boolean {
  const previous = { id: change.previous_key_id, publicKey: change.previous_public_key }
  const next = { id: change.key_id, publicKey: change.public_key }
  const text = changeText(previous, next, new Date(change.changed_at))
  return (
    keyIdOf(previous.publicKey) === previous.id &&
    keyIdOf(next.publicKey) === next.id &&
    isSignedBy(previous.publicKey, text, change.previous_signature) &&
    isSignedBy(next.publicKey, text, change.signature)
  )
}

/**
 * The trusted public keys, by name. Trust begins with the keys of the secrets, which are not in the database.
 * From there it goes back through the changes to each former key that a trusted key vouches for. A key that
 * only stands in the database is not trusted.
 */
export function followKeys(secrets: ProofSecrets, changes: readonly KeyChange[]): Map<string, string> {
  const trusted = new Map<string, string>()
  for (const secret of [secrets.secret, ...(secrets.oldSecrets ?? [])]) {
    const { id, publicKey } = keyOf(secret)
    trusted.set(id, publicKey)
  }
  let left = changes.filter(holds)
  for (;;) {
    const next = left.filter(({ key_id }) => trusted.has(key_id))
    if (next.length === 0) return trusted
    for (const { previous_key_id, previous_public_key } of next)
      trusted.set(previous_key_id, previous_public_key)
    left = left.filter((change) => !next.includes(change))
  }
}

const listKeyChanges = (db: Db): Promise<KeyChange[]> =>
  db.rows(sql<KeyChange>`
    select key_id, public_key, previous_key_id, previous_public_key, changed_at, previous_signature, signature
      from audit_head_keys order by changed_at`)

export async function trustedKeys(db: Db, secrets: ProofSecrets): Promise<Map<string, string>> {
  return followKeys(secrets, await listKeyChanges(db))
}

/**
 * Stores, for each former secret, that its key and the present key vouch for each
 * other. A change is kept only once.
 */
export async function storeKeyChange(db: Db, secrets: ProofSecrets, at: Date): Promise<void> {
  for (const old of secrets.oldSecrets ?? []) {
    const c = signKeyChange(old, secrets.secret, at)
    await db.run(sql`
      insert into audit_head_keys (key_id, public_key, previous_key_id, previous_public_key, changed_at, previous_signature, signature)
      values (${c.key_id}, ${c.public_key}, ${c.previous_key_id}, ${c.previous_public_key}, ${c.changed_at}, ${c.previous_signature}, ${c.signature})
      on conflict do nothing`)
  }
}
