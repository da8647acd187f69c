import type { Registered } from '@hdoc/contract/documents/record/documents.ts'
import type { IssuerSuggestion } from '@hdoc/contract/issuers/issuers.ts'
import type { DocumentCategory } from '@hdoc/contract/texts/choices.ts'
import type { ApiError } from '../../../lib/calls/api-error.ts'
import type { RegistrationValues, Seed } from '../values/registration-values.ts'
import type { PendingRegistration } from './pending-registration.ts'

/** Where a registration stands. */
type Step =
  | { name: 'writing' }
  /** `request` is what was sent; undefined while the files are still on their way. */
  | { name: 'sending'; request: PendingRegistration | undefined }
  /** Nobody knows whether the document exists, and `why`. `isAsking`: the same request is on its way again. */
  | { name: 'unanswered'; request: PendingRegistration; why: string; isAsking: boolean }
  | { name: 'registered'; registered: Registered; values: RegistrationValues }

/** How the person came to the page: the step of the browser's history, and the category of the address. */
type Arrival = { at: string | undefined; wanted: DocumentCategory }

/** The desk of a person who registers paper after paper. */
export type Desk = {
  step: Step
  /**
   * The idempotency key of this paper. It stays until the server has answered for good, so that a corrected
   * form is still the same paper.
   */
  key: string
  /** Counts the forms: another one is a fresh form. */
  round: number
  arrival: Arrival
  /** What the form takes over from the paper before; undefined = what the address says. */
  seed: Seed | undefined
  /** What the person was writing when the session ended. */
  draft: RegistrationValues | undefined
  /** Whether leaving the form would lose something. */
  isWriting: boolean
  /** The documents registered since the page was opened, the last first. */
  row: readonly Registered[]
  /** The issuer of the paper before, and whether the next paper is of the same. */
  previous: IssuerSuggestion | undefined
  isHeld: boolean
}

/** What the server said against a request. `ofSession`: it refused the session that asks. */
export type Failure = Pick<ApiError, 'status' | 'code' | 'message'> & { ofSession: boolean }

export type DeskEvent =
  | { type: 'wrote'; isWriting: boolean }
  | { type: 'held'; isHeld: boolean }
  | { type: 'submitted' }
  | { type: 'sent'; request: PendingRegistration }
  | { type: 'asked_again' }
  | { type: 'failed'; failure: Failure }
  /** `stays`: the form goes on with the next paper instead of showing the number; `key` is that paper's. */
  | {
      type: 'registered'
      registered: Registered
      values: RegistrationValues
      issuer: IssuerSuggestion | undefined
      stays: boolean
      key: string
    }
  | { type: 'given_up'; key: string }
  /** The next paper, for the same issuer or for another. */
  | { type: 'next'; isSame: boolean; key: string }
  | { type: 'list_registered'; registered: readonly Registered[] }
  | { type: 'list_done'; values: RegistrationValues; key: string }
  | { type: 'arrived'; arrival: Arrival; key: string }

export const newDesk = (
  arrival: Arrival,
  {
    key,
    pending,
    draft,
    why,
  }: {
    key: string
    /** A request of before that has no answer, and what is said of it. */
    pending: PendingRegistration | undefined
    why: string
    draft: RegistrationValues | undefined
  },
): Desk => ({
  step: pending ? { name: 'unanswered', request: pending, why, isAsking: false } : { name: 'writing' },
  key: pending?.key ?? key,
  round: 0,
  arrival,
  seed: undefined,
  draft,
  isWriting: false,
  row: [],
  previous: undefined,
  isHeld: false,
})

/**
 * Whether a failure leaves open that the document exists: the answer got lost on its way, or the server broke
 * off. When a disk is full (507) the document does not exist. A refused session says nothing of a request
 * before, which has no answer yet.
 */
export const leavesOpen = (step: Step, { status, code, ofSession }: Failure): boolean =>
  (step.name === 'unanswered' && ofSession) ||
  status === 0 ||
  (status >= 500 && status !== 507) ||
  code === 'unreadable'

/** Whether the server is asked at this moment. */
export const isBusy = (step: Step): boolean =>
  step.name === 'sending' || (step.name === 'unanswered' && step.isAsking)

function failed(step: Step, failure: Failure): Step {
  if (step.name !== 'sending' && step.name !== 'unanswered') return step
  const { request } = step
  if (request && leavesOpen(step, failure)) {
    const why = step.name === 'unanswered' && failure.ofSession ? step.why : failure.message
    return { name: 'unanswered', request, why, isAsking: false }
  }
  return { name: 'writing' }
}

/** A fresh form. What was kept from an ended session is for the first form alone. */
const begin = (desk: Desk, key: string, seed: Seed | undefined): Desk => ({
  ...desk,
  step: { name: 'writing' },
  key,
  round: desk.round + 1,
  seed,
  draft: undefined,
  isWriting: false,
})

/** What the next paper takes over from the values of this one. */
const seedOf = (
  { category, register_id, doc_type_id }: RegistrationValues,
  issuer: IssuerSuggestion | undefined,
): Seed => ({ category, register_id, doc_type_id, chosen: issuer ?? null })

/** The one place that says what follows from what. */
export function nextDesk(desk: Desk, event: DeskEvent): Desk {
  const { step } = desk
  switch (event.type) {
    case 'wrote':
      return { ...desk, isWriting: event.isWriting }
    case 'held':
      return { ...desk, isHeld: event.isHeld }
    case 'submitted':
      return step.name === 'writing' ? { ...desk, step: { name: 'sending', request: undefined } } : desk
    case 'sent':
      return step.name === 'sending' ? { ...desk, step: { ...step, request: event.request } } : desk
    case 'asked_again':
      return step.name === 'unanswered' ? { ...desk, step: { ...step, isAsking: true } } : desk
    case 'failed':
      return { ...desk, step: failed(step, event.failure) }
    case 'registered': {
      // The number counts whatever the form has come to meanwhile: the document exists.
      const { registered, values, issuer, stays, key } = event
      const done = { ...desk, row: [registered, ...desk.row], previous: issuer }
      if (stays) return begin(done, key, seedOf(values, desk.isHeld ? issuer : undefined))
      return { ...done, step: { name: 'registered', registered, values } }
    }
    case 'given_up':
      return step.name === 'unanswered' ? { ...desk, step: { name: 'writing' }, key: event.key } : desk
    case 'next': {
      if (step.name !== 'registered') return desk
      const isSame = event.isSame || desk.isHeld
      return begin(desk, event.key, seedOf(step.values, isSame ? desk.previous : undefined))
    }
    case 'list_registered':
      return { ...desk, row: [...event.registered.toReversed(), ...desk.row] }
    case 'list_done':
      return begin(desk, event.key, seedOf(event.values, desk.isHeld ? desk.previous : undefined))
    case 'arrived': {
      const { arrival, key } = event
      const came = { ...desk, arrival }
      // The menu or an address led here again. A fresh form begins, unless the person is writing one of this
      // category, or the paper before has no answer yet.
      const isOpen = step.name === 'sending' || step.name === 'unanswered'
      const goesOn = desk.isWriting && arrival.wanted === desk.arrival.wanted
      return isOpen || (step.name === 'writing' && goesOn) ? came : begin(came, key, undefined)
    }
  }
}
