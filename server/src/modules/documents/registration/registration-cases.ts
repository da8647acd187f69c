import type { RegistrationCase } from '@hdoc/contract/documents/registration/registration-case.ts'
import type { Actor } from '../../../platform/auth/actor.ts'
import type { TenantDb } from '../../../platform/db/database.ts'
import { declareSlot } from '../../../platform/slots/slot.ts'
import type { BatchFacts } from './queries/registration.ts'

/** A registration whose document a case works on. */
export type RegisteredInCase = {
  actor: Actor
  wish: RegistrationCase
  /** The department chosen in the form. */
  groupId: number | null
  /** Why the paper may belong to a case that its registrar does not work on. */
  belongs: {
    /** Its type stands only in a case. */
    byType: boolean
    issuerId: number | null
    /** The document that it answers. */
    answersId: number | null
  }
}

/** A document that was registered into an open case. */
export type JoinedCase = { caseId: number; documentId: number; actor: Actor; at: Date }

/** What registrations ask of the cases, which are a later module. */
export type RegistrationCases = {
  /**
   * Locks the cases that the registrations of a batch join, and the documents of theirs: settling a case locks them, and
   * whoever takes a further number has the document before the counter.
   */
  hold(db: TenantDb, caseIds: readonly number[]): Promise<void>
  /** Throws why the document could not stand in the case that is wished for. */
  check(db: TenantDb, registration: RegisteredInCase): Promise<void>
  /**
   * Opens the case, or adds the document to it; after every other number of the batch is given. A case that was joined
   * has to be settled.
   */
  follow(
    db: TenantDb,
    registration: RegisteredInCase & { documentId: number; at: Date; fixedNow: Date | null },
  ): Promise<{ id: number; number: string }>
  /** Brings joined cases and their documents up to date, each case once, after the last registration of the batch. */
  settle(db: TenantDb, joins: readonly JoinedCase[]): Promise<void>
}

export const registrationCases = declareSlot<RegistrationCases>('cases of registrations')

const aCaseOfItsOwn: RegistrationCase = { case_id: null, shares: [], resolution: '' }

/** The case that a registration asks for, or its type does; undefined when nobody asks for one. */
export const caseWished = (
  values: { case?: RegistrationCase | undefined },
  docType: Pick<BatchFacts['doc_types'][number], 'create_case'>,
): RegistrationCase | undefined => values.case ?? (docType.create_case ? aCaseOfItsOwn : undefined)
