import { personMark } from '@hdoc/contract/page-person.ts'
import type { Branding, CurrentUser, Status } from '@hdoc/contract/session.ts'

/** What the page knows about who looks at it. `asked` false = status was never asked. */
export type Session = {
  asked: boolean
  check: boolean
  user: CurrentUser | null
  institution: Branding | null
  demo: Status['demo']
  /** The institution's provider of accounts, told to guests. */
  oidc: Status['oidc']
  /** False once the server has refused the host; true at the start. */
  domainValid: boolean
  /** The last status call failed; `administrator` when the server said so (isadm 1). */
  failed: false | { administrator: boolean }
  /** The status was asked for a landing page of the portal. */
  landing: boolean
}

/** Somebody else than the page shows; `elsewhere` = the same person, gone to another institution. */
export type OtherPerson = { name: string; elsewhere: boolean }

/** Who is signed in now, when that is another one than the page shows; acting that ended by itself is its own case. */
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
 * After a failed status call: nobody is signed in as far as this page knows. Whether the host is refused is
 * decided by the error catalogue (`refusedDomain`); the institution's look is kept until then.
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
 * Must status be asked before this page is shown? Landing pages of the portal ask as such; on the admin host
 * (no institution) the two ways of asking have different answers, so one does not do for the other.
 */
export function needsStatus(session: Session, landing: boolean): boolean {
  if (!session.asked || session.failed !== false) return true
  return session.institution === null && session.landing !== landing
}
