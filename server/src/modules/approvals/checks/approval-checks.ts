import type { RowCheck } from '../../../platform/checks/check.ts'
import type { Finding } from '../../../platform/checks/finding.ts'
import type { PlatformDb } from '../../../platform/db/database.ts'
import type { Scope } from '../../../platform/db/institution-scope.ts'
import type { Sentence } from '../../../platform/refusal.ts'
import { findRequestBreaks, type RequestBreak } from './queries.ts'

const faults: Readonly<Record<RequestBreak['fault'], Sentence>> = {
  status: {
    ro: 'are altă stare decât spun etapele ei.',
    en: 'has another status than its steps say.',
  },
  turn: {
    ro: 'este deschisă, dar nu este rândul nimănui.',
    en: 'is open, but it is nobody’s turn.',
  },
  access: {
    ro: 'întreabă o persoană care nu vede documentul.',
    en: 'asks a person who does not see the document.',
  },
  bytes: {
    ro: 'este deschisă, dar fișierul are altă versiune.',
    en: 'is open, but the file has another version.',
  },
  closed_case: {
    ro: 'este deschisă, dar dosarul documentului este închis.',
    en: 'is open, but the case of the document is closed.',
  },
}

/** Requests are what their steps say, on the bytes they were made for. */
async function checkRequests(db: PlatformDb, scope: Scope): Promise<Finding[]> {
  return (await findRequestBreaks(db, scope)).map(({ institution_id, tag, number, fault }) => ({
    rule: `approval-${fault.replace('_', '-')}`,
    institutionId: institution_id,
    sentence: {
      ro: `Instituția ${tag}: o cerere de aprobare a documentului ${number} ${faults[fault].ro}`,
      en: `Institution ${tag}: a request to approve the document ${number} ${faults[fault].en}`,
    },
  }))
}

export const approvalChecks: readonly RowCheck[] = [{ phase: 'state', find: checkRequests }]
