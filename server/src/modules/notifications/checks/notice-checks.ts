import type { RowCheck } from '../../../platform/checks/check.ts'
import { checkDeliveries } from './check-deliveries.ts'

export const noticeChecks: readonly RowCheck[] = [
  { phase: 'upkeep', find: (db, scope, { now }) => checkDeliveries(db, scope, now) },
]
