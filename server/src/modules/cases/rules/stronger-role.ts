import type { ShareRole } from '@hdoc/contract/documents/registration/registration-case.ts'

const byStrength: readonly ShareRole[] = ['lead', 'work', 'opinion']

/** Of two roles of one group in a case, the one that it keeps. */
export const strongerRole = (one: ShareRole, other: ShareRole): ShareRole =>
  byStrength.find((role) => role === one || role === other) ?? one
