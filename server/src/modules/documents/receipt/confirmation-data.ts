import type { IsoDate } from '@hdoc/contract/ro/local-date.ts'
import type { DocumentCategory } from '@hdoc/contract/texts/choices.ts'
import type { Text } from '@hdoc/contract/texts/languages.ts'

/**
 * What a citizen is told about a registration, on paper and by mail. Nothing in it comes from another
 * document.
 */
export type ConfirmationData = {
  institution: {
    name: string
    address: string
    phone: string
    email: string
  }
  /** As registered, e.g. `DGA-0042/2026`. */
  number: string
  /**
   * Numbers of secondary registers, each with its register: „P-0031 (Registrul petițiilor)”; '' when there
   * are none.
   */
  furtherNumbers: string
  registeredOn: IsoDate
  /** Local time, `HH:mm`; '' where only the day is known. */
  registeredTime: string
  register: string
  docType: string
  category: DocumentCategory
  /** Who brought it, to whom it goes, or whom it is about; '' for nobody. */
  issuer: string
  subject: string
  pages: number
  annexes: number
  /** null = no deadline. `line`: the reason with the day and the law in one line. */
  deadline: { date: IsoDate; line: Text } | null
  /** Private code, as stored; it is shown in groups of four. */
  trackingCode: string
  /** Public page with the status, with the private code in it. */
  trackingUrl: string
  registeredBy: string
  isTest: boolean
  /** An annulled document keeps its number, but the number counts for nothing any more. */
  isAnnulled: boolean
}
