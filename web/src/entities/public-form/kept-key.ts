import type { PublicFormKind } from '@hdoc/contract/public-forms/public-form-kinds.ts'
import type { OpenedForm } from '@hdoc/contract/public-forms/sent-form.ts'

/** A key of a form, as this tab keeps it: a page that is loaded again goes on with the same form and its files. */
export type KeptKey = OpenedForm & {
  /** When the page got it, by the clock of the browser. */
  at: number
  /** Something came to the server with it. */
  begun: boolean
}

const nameOf = (kind: PublicFormKind) => `hdoc-form-${kind}`

export function keptKey(kind: PublicFormKind): KeptKey | undefined {
  try {
    const text = sessionStorage.getItem(nameOf(kind))
    return text === null ? undefined : (JSON.parse(text) as KeptKey)
  } catch {
    return undefined
  }
}

export function keepKey(kind: PublicFormKind, kept: KeptKey): void {
  try {
    sessionStorage.setItem(nameOf(kind), JSON.stringify(kept))
  } catch {
    // Without storage the form is lost when the page is loaded again, and nothing else.
  }
}

export function forgetKey(kind: PublicFormKind): void {
  try {
    sessionStorage.removeItem(nameOf(kind))
  } catch {
    // Nothing was kept.
  }
}
