/** A new `Idempotency-Key`: one per form that creates something, kept until the form is saved or left. */
export function newIdempotencyKey(): string {
  // Not randomUUID: it exists on secure addresses only, and a town hall may run on plain http in its network.
  return [...crypto.getRandomValues(new Uint8Array(16))]
    .map((byte) => byte.toString(16).padStart(2, '0'))
    .join('')
}
