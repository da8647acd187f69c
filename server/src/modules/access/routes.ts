import { actingCalls } from '@hdoc/contract/access/acting.ts'
import { loginStepCalls } from '@hdoc/contract/access/login-step-calls.ts'
import { sessionCalls } from '@hdoc/contract/access/session-calls.ts'
import { csrfCookie } from '@hdoc/contract/access/session-headers.ts'
import { done } from '../../platform/http/answers/answers.ts'
import { type Route, route } from '../../platform/http/context.ts'
import { csrfBinding, makeCsrfToken } from '../../platform/http/guard/csrf.ts'
import { enterClient, leaveClient } from './acting/enter-client.ts'
import { loginAs } from './acting/login-as.ts'
import { loginBack } from './acting/login-back.ts'
import { askPasskey } from './ask-passkey.ts'
import type { DemoPeople } from './demo-people.ts'
import { factorRoutes } from './factors/factor-routes.ts'
import { login } from './login.ts'
import { loginPasskey } from './login-passkey.ts'
import { loginSecondFactor } from './login-second-factor.ts'
import { logout } from './logout.ts'
import { oidcRoutes } from './oidc/oidc-routes.ts'
import { updatePreferences } from './sessions/queries.ts'
import { statusCall } from './status.ts'

export function accessRoutes(demoPeople: DemoPeople): Route[] {
  return [
    route(sessionCalls.csrf, async (ctx) => {
      const bound = csrfBinding(ctx.caller.host.host, ctx.caller.sessionToken)
      ctx.reply.setReadableCookie(csrfCookie, makeCsrfToken(ctx.settings.secret, bound))
      return { success: true as const }
    }),
    route(sessionCalls.status, statusCall(demoPeople)),
    route(sessionCalls.login, login),
    route(loginStepCalls.secondFactor, loginSecondFactor),
    route(loginStepCalls.askPasskey, askPasskey),
    route(loginStepCalls.passkey, loginPasskey),
    route(sessionCalls.logout, logout),
    route(sessionCalls.loginBack, loginBack),
    route(actingCalls.loginAs, loginAs),
    route(actingCalls.enter, enterClient),
    route(actingCalls.leave, leaveClient),
    route(sessionCalls.preferences, async ({ db, actor, language }, { body }) => {
      if (actor.institutionId === db.institutionId) await updatePreferences(db, actor.id, body)
      return done(language)
    }),
    ...factorRoutes,
    ...oidcRoutes(),
  ]
}
