import { hash } from '@node-rs/argon2'

/** One password for every test person; hashed once. */
export const testPassword = 'Parola-de-test-2026'

/**
 * A check costs what its hash was made with, and a test signs in up to a hundred times: this hash is made with next to
 * nothing. What real ones cost is tested where they are made.
 */
const cheap = { memoryCost: 64, timeCost: 1, parallelism: 1 } as const

let hashed: Promise<string> | undefined
export const testPasswordHash = (): Promise<string> => (hashed ??= hash(testPassword, cheap))
