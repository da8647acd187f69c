import type { RowCheck } from '../../../platform/checks/check.ts'
import type { Finding } from '../../../platform/checks/finding.ts'
import type { PlatformDb } from '../../../platform/db/database.ts'
import type { Scope } from '../../../platform/db/institution-scope.ts'
import type { Sentence } from '../../../platform/refusal.ts'
import { type ComplaintBreak, findComplaintBreaks } from './queries.ts'

const faults: Readonly<Record<ComplaintBreak['fault'], Sentence>> = {
  status: {
    ro: 'nu are starea sau termenul pe care le spune documentul ei.',
    en: 'has another status or deadline than its document says.',
  },
  number: { ro: 'poartă alt număr decât documentul ei.', en: 'bears another number than its document.' },
}

/** Complaints are what their documents are. */
async function checkComplaints(db: PlatformDb, scope: Scope): Promise<Finding[]> {
  return (await findComplaintBreaks(db, scope)).map(({ institution_id, tag, number, fault }) => ({
    rule: `complaint-${fault}`,
    institutionId: institution_id,
    sentence: {
      ro: `Instituția ${tag}: sesizarea ${number} ${faults[fault].ro}`,
      en: `Institution ${tag}: complaint ${number} ${faults[fault].en}`,
    },
  }))
}

export const complaintChecks: readonly RowCheck[] = [{ phase: 'state', find: checkComplaints }]
