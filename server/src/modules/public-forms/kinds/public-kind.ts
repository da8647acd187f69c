import type { PublicFormKind } from '@hdoc/contract/public-forms/public-form-kinds.ts'
import type { FormResult } from '@hdoc/contract/public-forms/sent-form.ts'
import type { Language } from '@hdoc/contract/texts/languages.ts'
import type { TenantDb } from '../../../platform/db/database.ts'
import type { Settings } from '../../../platform/env.ts'
import type { Services } from '../../../platform/http/context.ts'
import { declareSlot } from '../../../platform/slots/slot.ts'

/** A line of what was written, as people read it. */
export type Line = { label: string; value: string }

/** A file that goes with a form; its content lies in the file store. */
export type SentFile = { name: string; mime: string; kind: string; size: number; sha256: string }

/** A form that is being confirmed. */
export type ConfirmedSend<Values> = {
  id: number
  values: Values
  /** Whoever reads its mailbox has confirmed. */
  email: string
  language: Language
  files: readonly SentFile[]
  sentAt: Date
}

/** What a confirmed form has become. */
export type Made = Pick<FormResult, 'number' | 'deadline_on' | 'tracking_code'> & {
  /** Whoever holds the second mailed secret may read and add to this; undefined where there is nothing more to do. */
  subjectId?: number
}

type Confirming = { db: TenantDb; services: Services; now: Date }
/** What comes with a form that is being sent: its files that arrived whole, by id and name. */
type Sending = { files: ReadonlyMap<number, string>; now: Date }

/**
 * One public form on the server. A module makes it with `publicKind` and puts it into the slot `publicKinds`; its own
 * call sends by `sendForm`.
 */
export type PublicKind<Values = unknown, Kept = Values> = {
  readonly kind: PublicFormKind
  /** Throws VALIDATION for values that nothing can be made of here, such as a type that is no longer offered. */
  readonly check?: (db: TenantDb, values: Values, sent: Sending) => Promise<void>
  /** What was written, for the page of the link, mails and receipt. */
  readonly tell: (db: TenantDb, values: Values, language: Language, sent: Sending) => Promise<Line[]> | Line[]
  /** What waits for the confirmation in place of the values, where some of them must not be stored as they are. */
  readonly keep?: (work: Sending & { db: TenantDb; settings: Settings }, values: Values) => Promise<unknown>
  /**
   * Makes the thing in the transaction of the confirmation. It runs once for each form, whatever is repeated at once.
   */
  readonly confirm: (work: Confirming, send: ConfirmedSend<Kept>) => Promise<Made>
  /** What the mail about the confirmed form says below; it may bear a secret, which is written nowhere else. */
  readonly notes?: (
    work: { db: TenantDb; settings: Settings; base: string },
    send: { email: string; language: Language },
  ) => Promise<string[]>
}

/** A kind whose values are known to its own module only. */
export type AnyPublicKind = PublicKind<never, never>

/** The forms of all later modules. */
export const publicKinds = declareSlot<AnyPublicKind>('public forms')
