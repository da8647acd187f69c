import { join } from 'node:path'
import type { OuterCheck, RowCheck } from '../../../platform/checks/check.ts'
import { systemClock } from '../../../platform/clock.ts'
import { createDiskFileStore } from '../../../platform/files/store/disk-file-store.ts'
import { checkCounts } from './check-counts.ts'
import { checkDocuments } from './check-documents.ts'
import { checkFileRows } from './check-file-rows.ts'
import { checkFiles } from './check-files.ts'
import { checkNumbersTold } from './check-numbers-told.ts'

export const documentChecks: readonly RowCheck[] = [
  { phase: 'state', find: checkNumbersTold },
  { phase: 'state', find: (db, scope, { onUncovered }) => checkDocuments(db, scope, onUncovered) },
  { phase: 'state', find: (db, scope, { onUncovered }) => checkFileRows(db, scope, onUncovered) },
  { phase: 'state', find: checkCounts },
]

export const fileChecks: readonly OuterCheck[] = [
  {
    look: async ({ database, settings, wishes }) => {
      if (!wishes.files) return { findings: [] }
      const files = await createDiskFileStore(join(settings.dataDir, 'files'))
      return { findings: await checkFiles({ database, files, clock: systemClock }) }
    },
  },
]
