import type { IsoDate } from '@hdoc/contract/ro/local-date.ts'
import type { SheetStatus, TransferRowStatus } from '@hdoc/contract/transfers/transfer-status.ts'

/** A row of the printed sheet. */
export type PrintedRow = {
  /** What its QR code says. */
  code: string
  number: string
  registeredOn: IsoDate
  issuer: string
  subject: string
  /** Number of the case; '' = none. */
  inCase: string
  pages: number
  annexes: number
  status: TransferRowStatus
  /** „Primit”, „Refuzat”, as people read it. */
  statusName: string
  /** When and by whom it was answered, local time; '' = not yet. */
  answered: string
  /** Why it was refused. */
  reason: string
}

/** What stands on a printed sheet. */
export type SheetData = {
  institution: { name: string; address: string; phone: string; email: string }
  status: SheetStatus
  /** '' while it is a draft. */
  number: string
  /** Local time; '' while it is a draft. */
  sentOn: string
  sentTime: string
  from: { group: string; person: string }
  /** `person` '' = anybody. */
  to: { group: string; person: string }
  code: string
  rows: readonly PrintedRow[]
}
