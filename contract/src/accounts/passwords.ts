import { z } from 'zod'

/** Least letters of a new password (product rule §11); the list of common passwords is on the server. */
export const passwordMinimum = 12
/** Most letters; longer passwords are refused, so that hashing stays bounded. */
export const passwordMaximum = 200

/** A password that is being chosen. Taken as typed: nothing is trimmed or folded. */
export const newPassword = z.string().min(passwordMinimum).max(passwordMaximum)
/** An existing password: it is only compared, so any text is accepted. */
export const givenPassword = z.string().min(1).max(passwordMaximum)
