import type { Module } from '../../platform/module/module.ts'
import { demoPeople } from './demo-people.ts'
import * as events from './events/index.ts'
import { movingFactors } from './factors/moving-factors.ts'
import { movingOidc } from './oidc/moving-oidc.ts'

export const access: Module = {
  name: 'access',
  routes: async ({ filled }) => {
    const { accessRoutes } = await import('./routes.ts')
    const [people] = filled(demoPeople)
    return accessRoutes(people ?? (() => undefined))
  },
  events,
  sealed: [...movingFactors, movingOidc],
}
