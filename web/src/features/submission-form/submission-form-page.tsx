import { useSearch } from '@tanstack/react-router'
import { CompletionPage } from './completion-page.tsx'
import { FilingPage } from './filing-page.tsx'
import { OwnPage } from './own-page.tsx'

/** `/trimite-document` in the program with a router: a new document, or where mailed links lead: its completion, or how it stands. */
export function SubmissionFormPage() {
  const { k, s } = useSearch({ from: '/portal/trimite-document' })
  if (s !== undefined) return <OwnPage secret={s} />
  return k === undefined ? <FilingPage /> : <CompletionPage key={k} secret={k} />
}
