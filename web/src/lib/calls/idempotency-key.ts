/** A new `Idempotency-Key` for a call that creates something; the same key never creates twice. */
export function newIdempotencyKey(): string {
  // Not randomUUID, which exists on secure addresses only: a town hall may run on plain http in its network.
  return [...crypto.getRandomValues(new Uint8Array(16))]
    .map((byte) => byte.toString(16).padStart(2, '0'))
    .join('')
}
