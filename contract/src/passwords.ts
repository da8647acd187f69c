import { z } from 'zod'

/** Product rule §11; the list of common passwords stands on the server. */
export const passwordMinimum = 12
/** Longer ones are refused, so that hashing stays bounded. */
export const passwordMaximum = 200

/** A password that is being chosen. Taken as typed: nothing is trimmed or folded. */
export const newPassword = z.string().min(passwordMinimum).max(passwordMaximum)
/** A password that exists: whatever it is, it is only compared. */
export const givenPassword = z.string().min(1).max(passwordMaximum)
