export { authenticator } from './authenticate.ts'
export { createAdministrator, type NewAdministrator } from './create-administrator.ts'
export {
  endSessions,
  type RotatedSession,
  rotateSession,
  setPassword,
  verifyPassword,
} from './credentials.ts'
export { resetFactors } from './factors/reset-factors.ts'
export { type FactorChange, factorChanges } from './factors/tell-change.ts'
export { hashPassword } from './password.ts'
export { listGroupOptions } from './queries.ts'
export { accessRoutes } from './routes.ts'
export { sessionHash } from './session-token.ts'
export type { DemoPeople } from './status.ts'
