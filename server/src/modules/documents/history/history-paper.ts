import type { DocumentCategory } from '@hdoc/contract/texts/choices.ts'

/** A document of another system, as it comes into a register of history: with its own number, day and status. */
export interface HistoryPaper {
  /** The row of the file it was read from. */
  row_number: number
  register_id: number
  /** The year of its day. */
  series: string
  /** What its number counts, for its place in lists; 0 when the number has no digits. */
  counter: number
  number: string
  registered_on: string
  category: DocumentCategory
  doc_type_id: number
  issuer_id: number | null
  issuer_name: string
  short_description: string
  external_number: string
  external_date: string | null
  access_level: number
  additional_info: string
  group_id: number | null
  status: number
  deadline_on: string | null
  /** Null: the other system does not say; it then counts as closed on the day of its number. */
  closed_on: string | null
  /** The person of the other system, where that is a user here. */
  person_id: number | null
  person_name: string
  answers_counter: number | null
  answers_number: string
  answers_on: string | null
  annulled_reason: string | null
}

/** Why a document of history cannot leave: the table that names it, or what was done with it. */
export interface HistoryBlocker {
  document_id: number
  number: string
  registered_on: string
  reason: string
}
