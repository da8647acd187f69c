import type { Session } from '../../server/test/load/sign-in.ts'

/** The token of a session, as its cookie holds it. */
export function sessionToken(session: Session): string {
  const token = /(?:^|; )hdoc_session=([^;]+)/.exec(session.cookie ?? '')?.[1]
  if (token === undefined) throw new Error('there is no session among the cookies')
  return token
}
