import type { ReportParameters } from '@hdoc/contract/reports/reports.ts'
import type { IsoDate } from '@hdoc/contract/ro/local-date.ts'
import type { Language } from '@hdoc/contract/texts/languages.ts'
import type { TenantDb } from '../../../../platform/db/database.ts'
import type { Viewer } from '../../../documents/index.ts'

/** The days a report tells of, both included. */
export type Span = { from: IsoDate; to: IsoDate }

/** Who reads, what, and from where on. */
export type Reading = {
  db: TenantDb
  /** What the person who asked may see now. */
  viewer: Viewer
  language: Language
  today: IsoDate
  span: Span
  parameters: ReportParameters
  /** The id after which the rows go on; 0 = from the first. */
  after: number
  limit: number
}
