import { useSearch } from '@tanstack/react-router'
import { CompletionPage } from './completion-page.tsx'
import { FilingPage } from './filing-page.tsx'

/** `/trimite-document` in the program with a router: a new document, or the completion that a mailed link leads to. */
export function SubmissionFormPage() {
  const { k } = useSearch({ from: '/portal/trimite-document' })
  return k === undefined ? <FilingPage /> : <CompletionPage secret={k} />
}
