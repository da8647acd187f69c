import type { RowCheck } from '../../../platform/checks/check.ts'
import { checkClock } from './check-clock.ts'
import { checkHistory } from './check-history.ts'
import { checkLedger } from './check-ledger.ts'
import { checkReservations } from './check-reservations.ts'

export const registerChecks: readonly RowCheck[] = [
  { phase: 'numbers', find: checkLedger },
  { phase: 'numbers', find: checkHistory },
  { phase: 'numbers', find: checkReservations },
  { phase: 'clock', find: async (db, scope, { now }) => (now ? checkClock(db, scope, now) : []) },
]
