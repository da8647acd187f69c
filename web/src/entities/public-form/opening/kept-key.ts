import type { PublicFormKind } from '@hdoc/contract/public-forms/public-form-kinds.ts'
import type { OpenedForm } from '@hdoc/contract/public-forms/sent-form.ts'

/** A form in this browser: its kind, with the mailed link that it answers where there may be several of a kind. */
export type FormName = PublicFormKind | `submission_completion-${string}`

export const kindOf = (name: FormName): PublicFormKind => name.split('-')[0] as PublicFormKind

/** A key of a form, as this tab keeps it: a page that is loaded again goes on with the same form and its files. */
export type KeptKey = OpenedForm & {
  /** When the page got it, by the clock of the browser. */
  at: number
  /** Something came to the server with it. */
  begun: boolean
}

const keyOf = (name: FormName) => `hdoc-form-${name}`

export function keptKey(name: FormName): KeptKey | undefined {
  try {
    const text = sessionStorage.getItem(keyOf(name))
    return text === null ? undefined : (JSON.parse(text) as KeptKey)
  } catch {
    return undefined
  }
}

export function keepKey(name: FormName, kept: KeptKey): void {
  try {
    sessionStorage.setItem(keyOf(name), JSON.stringify(kept))
  } catch {
    // Without storage the form is lost when the page is loaded again, and nothing else.
  }
}

export function forgetKey(name: FormName): void {
  try {
    sessionStorage.removeItem(keyOf(name))
  } catch {
    // Nothing was kept.
  }
}
