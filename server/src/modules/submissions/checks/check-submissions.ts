import type { RowCheck } from '../../../platform/checks/check.ts'
import type { Finding } from '../../../platform/checks/finding.ts'
import type { PlatformDb } from '../../../platform/db/database.ts'
import type { Scope } from '../../../platform/db/institution-scope.ts'
import { findSubmissionBreaks } from './queries.ts'

/** What was accepted bears the number of its document. */
async function checkSubmissions(db: PlatformDb, scope: Scope): Promise<Finding[]> {
  return (await findSubmissionBreaks(db, scope)).map(({ institution_id, tag, number }) => ({
    rule: 'submission-number',
    institutionId: institution_id,
    sentence: {
      ro: `Instituția ${tag}: documentul depus ${number} poartă alt număr decât documentul lui.`,
      en: `Institution ${tag}: the submitted document ${number} bears another number than its document.`,
    },
  }))
}

export const submissionChecks: readonly RowCheck[] = [{ phase: 'state', find: checkSubmissions }]
