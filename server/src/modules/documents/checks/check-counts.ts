import type { Finding } from '../../../platform/checks/finding.ts'
import type { PlatformDb } from '../../../platform/db/database.ts'
import type { Scope } from '../../../platform/db/institution-scope.ts'
import {
  findAccessBreaks,
  findAccessTotalBreaks,
  findCountBreaks,
  findTotalBreaks,
} from './queries/counts.ts'

/** Checks that the counters and visibility rows kept beside the documents agree with the documents. */
export async function checkCounts(db: PlatformDb, scope: Scope): Promise<Finding[]> {
  const counts = await findCountBreaks(db, scope)
  const totals = await findTotalBreaks(db, scope)
  const accessTotals = await findAccessTotalBreaks(db, scope)
  const access = await findAccessBreaks(db, scope)
  return [
    ...counts.map(({ institution_id, tag, code, status, counted, real }) => ({
      rule: 'document-counts',
      institutionId: institution_id,
      sentence: {
        ro: `Instituția ${tag}, registrul ${code}, starea ${status}: contoarele spun ${counted}, documente sunt ${real}.`,
        en: `Institution ${tag}, register ${code}, status ${status}: the counters say ${counted}, documents are ${real}.`,
      },
    })),
    ...totals.map(({ institution_id, tag, code, status, counted, real }) => ({
      rule: 'document-totals',
      institutionId: institution_id,
      sentence: {
        ro: `Instituția ${tag}, registrul ${code}, starea ${status}: totalurile spun ${counted}, documente sunt ${real}.`,
        en: `Institution ${tag}, register ${code}, status ${status}: the totals say ${counted}, documents are ${real}.`,
      },
    })),
    ...accessTotals.map(({ institution_id, tag, kind, principal_id, counted, real }) => ({
      rule: 'document-access-totals',
      institutionId: institution_id,
      sentence: {
        ro: `Instituția ${tag}, ${kind === 1 ? 'persoana' : 'compartimentul'} ${principal_id}: totalurile spun ${counted}, documente sunt ${real}.`,
        en: `Institution ${tag}, ${kind === 1 ? 'person' : 'department'} ${principal_id}: the totals say ${counted}, documents are ${real}.`,
      },
    })),
    ...access.map(({ institution_id, tag, document_id, number }) => ({
      rule: 'document-access',
      institutionId: institution_id,
      sentence: {
        ro: `Instituția ${tag}: drepturile de vedere ale documentului ${document_id} (${number}) nu îi urmează starea.`,
        en: `Institution ${tag}: the visibility rows of document ${document_id} (${number}) do not follow its state.`,
      },
    })),
  ]
}
