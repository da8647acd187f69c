import type { ReactNode } from 'react'
import type { Change } from '../../../lib/queries/change.ts'
import type { Place } from '../../../ui/links/place.ts'
import type { SubjectQuery } from '../subject-query.ts'

/** A connected thing, ready to be shown. */
export type LinkLine = {
  id: number
  /** What the subject is to it: „Răspunde la”. */
  kind: string
  to: Place
  name: string
  mark?: ReactNode
  facts: string
  text: string
  status: { name: string; className: string }
}

/** What a kind of subject says to show what it is connected with. */
export type LinksOf<Link> = {
  query: SubjectQuery<Link[]>
  /** What a connection of the subject with this id changes. */
  changes: (id: number) => readonly Change[]
  line: (link: Link) => LinkLine
  remove: (linkId: number) => Promise<unknown>
  empty: () => { title: string; text: string }
}
