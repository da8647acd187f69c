import { hashPassword } from '../../src/modules/access/index.ts'

/** One password for every test person; hashed once. */
export const testPassword = 'Parola-de-test-2026'
let hashed: Promise<string> | undefined
export const testPasswordHash = (): Promise<string> => (hashed ??= hashPassword(testPassword))
