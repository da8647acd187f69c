export { actorNow } from './actor-now.ts'
export { authenticator, authenticatorWithin } from './authenticate.ts'
export { createAdministrator, type NewAdministrator } from './create-administrator.ts'
export { movingFactors } from './factors/moving-factors.ts'
export { resetFactors } from './factors/reset-factors.ts'
export { type FactorChange, factorChanges } from './factors/tell-change.ts'
export { findActor } from './find-actor.ts'
export { linkIdentity } from './oidc/link-identity.ts'
export { movingOidc } from './oidc/moving-oidc.ts'
export { accessRoutes } from './routes.ts'
export {
  endSessions,
  type RotatedSession,
  rotateSession,
  setPassword,
  verifyPassword,
} from './sessions/credentials.ts'
export { addressKnower } from './sessions/known-address.ts'
export { hashPassword, passwordFits } from './sessions/password.ts'
export { findForLogin, isLivingSession, listDepartments, listGroupOptions } from './sessions/queries.ts'
export { rememberDevice } from './sessions/remember-device.ts'
export { sessionHash } from './sessions/session-token.ts'
export type { DemoPeople } from './status.ts'
