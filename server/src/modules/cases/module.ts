import type { Module } from '../../platform/module/module.ts'
import { fill } from '../../platform/module/slot.ts'
import { registrationCases } from '../documents/index.ts'
import { casesOfRegistrations } from './assign/registration-cases.ts'
import { closingVetoes } from './close/closing-vetoes.ts'
import * as events from './events/index.ts'
import { endWaiting } from './jobs/end-waiting.ts'

export const cases: Module = {
  name: 'cases',
  routes: async ({ filled }) => (await import('./routes.ts')).caseRoutes(filled(closingVetoes)),
  events,
  scheduled: [endWaiting],
  constraints: {
    case_documents_one_open: { field: 'document_id', key: 'document_in_case' },
    case_shares_one_of_group: { field: 'shares', key: 'group_twice' },
    case_shares_one_lead: { field: 'shares', key: 'one_lead' },
  },
  fills: [fill(registrationCases, casesOfRegistrations)],
  checks: async () => (await import('./checks/case-checks.ts')).caseChecks,
}
