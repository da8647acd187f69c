import { verify } from '@node-rs/argon2'

/** Compares a password with its hash and does nothing else. Sign-ins are measured against it. */
export const verifyAlone = (stored: string, password: string): Promise<boolean> => verify(stored, password)
