import type { FastifyReply, FastifyRequest } from 'fastify'
import type { Reply } from './context.ts'

/** Host-bound by its prefix where TLS is in front; without TLS browsers refuse that prefix. */
const nameOf = (secure: boolean): string => (secure ? '__Host-hdoc_session' : 'hdoc_session')
/** Lax, as the session: the way back from a provider is a navigation from another site. */
const attemptNameOf = (secure: boolean): string => (secure ? '__Host-hdoc_attempt' : 'hdoc_attempt')
const deviceNameOf = (secure: boolean): string => (secure ? '__Host-hdoc_device' : 'hdoc_device')
/** Longer than holidays and maternity leave; it ends with the password anyway. */
const DEVICE_SECONDS = 400 * 86_400
const tokenPattern = /^[A-Za-z0-9_-]{43}$/

function readToken(request: FastifyRequest, name: string): string | undefined {
  const token = request.cookies[name]
  return token && tokenPattern.test(token) ? token : undefined
}

export function readSessionToken(request: FastifyRequest, secure: boolean): string | undefined {
  return readToken(request, nameOf(secure))
}

export function readAttemptToken(request: FastifyRequest, secure: boolean): string | undefined {
  return readToken(request, attemptNameOf(secure))
}

/** Whose device the browser says it is; who knows the account checks it. */
export function readDeviceToken(request: FastifyRequest, secure: boolean): string | undefined {
  return request.cookies[deviceNameOf(secure)]
}

/** Sets and clears the session cookie of an answer; without an age it ends with the browser. */
export function sessionCookieReply(
  reply: FastifyReply,
  secure: boolean,
): Pick<
  Reply,
  'setSessionCookie' | 'clearSessionCookie' | 'setAttemptCookie' | 'setDeviceCookie' | 'setReadableCookie'
> {
  const common = { path: '/', httpOnly: true, sameSite: 'lax', secure } as const
  return {
    setSessionCookie: (token, maxAgeSeconds) =>
      void reply.setCookie(
        nameOf(secure),
        token,
        maxAgeSeconds === undefined ? common : { ...common, maxAge: maxAgeSeconds },
      ),
    setAttemptCookie: (token, maxAgeSeconds) =>
      void reply.setCookie(attemptNameOf(secure), token, { ...common, maxAge: maxAgeSeconds }),
    setDeviceCookie: (token) =>
      void reply.setCookie(deviceNameOf(secure), token, { ...common, maxAge: DEVICE_SECONDS }),
    setReadableCookie: (name, value) =>
      void reply.setCookie(name, value, { path: '/', sameSite: 'lax', secure }),
    clearSessionCookie: () => void reply.clearCookie(nameOf(secure), common),
  }
}
