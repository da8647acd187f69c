import type { Module } from '../../platform/module/module.ts'
import { keepsSeen } from './record/keeps-seen.ts'

export const registers: Module = {
  name: 'registers',
  routes: async ({ filled }) => {
    const [{ registerRoutes }, { reservationRoutes }] = await Promise.all([
      import('./routes.ts'),
      import('./reservations/reservation-routes.ts'),
    ])
    const [keepSeen] = filled(keepsSeen)
    return [...registerRoutes, ...reservationRoutes(keepSeen ?? (async () => []))]
  },
  constraints: {
    registers_code_key: { field: 'code', key: 'taken' },
    registers_name_key: { field: 'name', key: 'taken' },
    registers_default_key: { field: 'is_default', key: 'taken' },
    registers_holder_fkey: { field: 'holder_group_id', key: 'reference' },
    register_access_group_fkey: { field: 'access', key: 'reference' },
    register_access_user_fkey: { field: 'access', key: 'reference' },
    register_access_key: { field: 'access', key: 'taken' },
    register_ledger_hold: { code: 'NUMBERS_ON_HOLD' },
  },
  checks: async () => (await import('./checks/register-checks.ts')).registerChecks,
}
