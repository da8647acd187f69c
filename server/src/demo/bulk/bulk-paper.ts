import type { IsoDate } from '@hdoc/contract/ro/local-date.ts'

/** A finished document as the loader writes it; the number follows from the register's pattern. */
export interface BulkPaper {
  register_id: number
  series: string
  counter: number
  category: string
  registered_at: string
  registered_on: IsoDate
  doc_type_id: number
  issuer_id: number | null
  issuer_name: string
  short_description: string
  pages: number
  annexes: number
  external_number: string
  external_date: IsoDate | null
  access_level: number
  group_id: number | null
  status: number
  resume_status: number | null
  pending_until: IsoDate | null
  deadline_on: IsoDate | null
  closed_on: IsoDate | null
  deadline_reason: object | null
  registered_by_id: number
  registered_by_name: string
  tracking_code: string
  annulled_at: string | null
  annulled_reason: string | null
}
