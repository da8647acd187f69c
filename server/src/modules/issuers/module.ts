import type { Module } from '../../platform/module/module.ts'
import { movingCnps } from './cnp/moving-cnp.ts'
import { issuerReferences } from './directory/references.ts'
import { personErasures, personRecords } from './person/person-records.ts'

export const issuers: Module = {
  name: 'issuers',
  routes: async ({ filled }) => {
    const { issuerRoutes } = await import('./routes.ts')
    return issuerRoutes({
      references: filled(issuerReferences),
      records: filled(personRecords),
      erasures: filled(personErasures),
    })
  },
  constraints: { issuer_merges_loser_key: { field: 'loser', key: 'taken' } },
  sealed: movingCnps,
  checks: async () => {
    const { checkPlainCnps } = await import('./checks/check-plain-cnps.ts')
    return [{ phase: 'upkeep', find: checkPlainCnps }]
  },
}
