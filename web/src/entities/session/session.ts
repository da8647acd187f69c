import { personMark } from '@hdoc/contract/access/page-person.ts'
import type { Branding, CurrentUser, Status } from '@hdoc/contract/access/session.ts'

/** What the page knows about the person who looks at it. `asked` false = status must still be asked. */
export type Session = {
  asked: boolean
  check: boolean
  user: CurrentUser | null
  institution: Branding | null
  demo: Status['demo']
  /** The institution's provider of accounts; only guests are told it. */
  oidc: Status['oidc']
  /** False once the server has refused the host; true at the start. */
  domainValid: boolean
  /** The last status call failed; `administrator` when the server said so (isadm 1). */
  failed: false | { administrator: boolean }
  /** The status was asked for a landing page of the portal. */
  landing: boolean
}

/** A person other than the one the page shows; `elsewhere` = the same person, gone to another institution. */
export type OtherPerson = { name: string; elsewhere: boolean }

/**
 * The person signed in now, when it is not the one the page shows; null otherwise, and when acting has ended
 * by itself, which is a case of its own.
 */
export function otherPerson(shown: Session, now: Session): OtherPerson | null {
  if (shown.user === null || now.user === null || now.user.acting_ended) return null
  if (personMark(shown.user) === personMark(now.user)) return null
  const { id, account_institution_id: account, name } = now.user
  const same = id === shown.user.id && account === shown.user.account_institution_id
  return { name, elsewhere: same && now.user.hdoc_id !== shown.user.hdoc_id }
}

export const emptySession: Session = {
  asked: false,
  check: false,
  user: null,
  institution: null,
  demo: undefined,
  oidc: undefined,
  domainValid: true,
  failed: false,
  landing: false,
}

export function sessionOf(status: Status, landing: boolean): Session {
  const { check, user, institution, demo, oidc } = status
  return {
    ...emptySession,
    asked: true,
    check: check && user !== null,
    user,
    institution,
    demo,
    oidc,
    landing,
  }
}

/**
 * The session after a failed status call: as far as this page knows, nobody is signed in. The error catalogue
 * decides whether the host is refused (`refusedDomain`); the institution's look is kept until then.
 */
export function failedSession(before: Session, body: unknown, landing: boolean): Session {
  const administrator = typeof body === 'object' && body !== null && 'isadm' in body && body.isadm === 1
  return { ...before, asked: true, check: false, user: null, failed: { administrator }, landing }
}

/** The server rejected the domain of this page. */
export function refusedDomain(before: Session): Session {
  return { ...before, check: false, user: null, institution: null, domainValid: false }
}

/** The same page without its person. */
export function signedOut(before: Session): Session {
  return { ...before, check: false, user: null }
}

/**
 * Whether status must be asked before a page is shown. The status call of a portal's landing page says that
 * it is one. On the admin host (no institution) it gets another answer than the call of other pages, so one
 * answer does not serve for both.
 */
export function needsStatus(session: Session, landing: boolean): boolean {
  if (!session.asked || session.failed !== false) return true
  return session.institution === null && session.landing !== landing
}
