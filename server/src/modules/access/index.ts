export { actorNow } from './actor-now.ts'
export { authenticator, authenticatorWithin } from './authenticate.ts'
export { createAdministrator } from './create-administrator.ts'
export { type DemoPeople, demoPeople } from './demo-people.ts'
export { type FactorChange, factorChanges } from './events/factor-changes.ts'
export { accountPending, factorChanged, identityWanted } from './events/index.ts'
export { resetFactors } from './factors/reset-factors.ts'
export { findActor } from './find-actor.ts'
export { linkIdentity } from './oidc/link-identity.ts'
export {
  endSessions,
  rotateSession,
  setPassword,
  verifyPassword,
} from './sessions/credentials.ts'
export { addressKnower } from './sessions/known-address.ts'
export { hashPassword, passwordFits } from './sessions/password.ts'
export { findForLogin, isLivingSession, listDepartments, listGroupOptions } from './sessions/queries.ts'
export { rememberDevice } from './sessions/remember-device.ts'
export { sessionHash } from './sessions/session-token.ts'
