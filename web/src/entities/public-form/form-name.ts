import type { PublicFormKind } from '@hdoc/contract/public-forms/public-form-kinds.ts'

/** A form in this browser: its kind, with the mailed link that it answers where there may be several of a kind. */
export type FormName = PublicFormKind | `submission_completion-${string}`

export const kindOf = (name: FormName): PublicFormKind => name.split('-')[0] as PublicFormKind

/** Enough of a secret to tell links apart, and too little to open one. */
const TOLD_LETTERS = 12

export const completionOf = (secret: string): FormName =>
  `submission_completion-${secret.slice(0, TOLD_LETTERS)}`
