import type { FormName } from '../../entities/public-form/opening/kept-key.ts'

/** Enough of a secret to tell links apart, and too little to open one. */
const TOLD_LETTERS = 12

/** The completion that a mailed link asks for. */
export const completionOf = (secret: string): FormName =>
  `submission_completion-${secret.slice(0, TOLD_LETTERS)}`
