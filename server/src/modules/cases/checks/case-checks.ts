import type { RowCheck } from '../../../platform/checks/check.ts'
import { checkCaseNumbers } from './check-case-numbers.ts'
import { checkCases, checkShareTotals } from './check-cases.ts'

export const caseChecks: readonly RowCheck[] = [
  { phase: 'numbers', find: checkCaseNumbers },
  { phase: 'state', find: checkCases },
  { phase: 'state', find: checkShareTotals },
]
