import type { FastifyReply, FastifyRequest } from 'fastify'
import type { Reply } from '../context.ts'

/** With TLS the prefix `__Host-` binds the cookie to its host. Without TLS browsers refuse that prefix. */
const nameOf = (secure: boolean): string => (secure ? '__Host-hdoc_session' : 'hdoc_session')
/**
 * The cookie is `lax` like that of the session, because the way back from a
 * provider is a cross-site navigation.
 */
const attemptNameOf = (secure: boolean): string => (secure ? '__Host-hdoc_attempt' : 'hdoc_attempt')
const deviceNameOf = (secure: boolean): string => (secure ? '__Host-hdoc_device' : 'hdoc_device')
/** 400 days: longer than holidays and maternity leave. A device token ends with the password anyway. */
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

/** The device token as the browser sent it, unchecked. The code that knows the account checks it. */
export function readDeviceToken(request: FastifyRequest, secure: boolean): string | undefined {
  return request.cookies[deviceNameOf(secure)]
}

/** Sets and clears the cookies of an answer. A session cookie without an age ends with the browser. */
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
