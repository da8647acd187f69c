import type { Finding } from '../../../platform/checks/finding.ts'
import type { PlatformDb } from '../../../platform/db/database.ts'
import type { Scope } from '../../../platform/db/institution-scope.ts'
import type { Sentence } from '../../../platform/refusal.ts'
import { findHistoryBreaks, type HistoryRow } from './queries/history.ts'

const faults: Readonly<Record<HistoryRow['fault'], (number: string) => Sentence>> = {
  kind: (number) => ({
    ro: `numărul ${number} nu este de felul registrului: numerele altor sisteme stau numai în registre istorice, iar ale noastre numai în celelalte.`,
    en: `number ${number} is not of the register's kind: numbers of other systems stand in registers of history only, ours in the others only.`,
  }),
  document: (number) => ({
    ro: `numărul ${number} din istoric nu este al documentului pe care îl numește evidența.`,
    en: `number ${number} of history is not that of the document the ledger names.`,
  }),
  counter: () => ({
    ro: 'contorul unui registru istoric a dat numere.',
    en: 'the counter of a register of history has given numbers.',
  }),
}

/**
 * Registers of history: their numbers may repeat and leave others out, as in the system they come from, but each line
 * is one document, and they never gave a number here.
 */
export async function checkHistory(db: PlatformDb, scope: Scope): Promise<Finding[]> {
  return (await findHistoryBreaks(db, scope)).map(({ institution_id, tag, code, number, fault }) => {
    const rest = faults[fault](number)
    return {
      rule: 'register-history',
      institutionId: institution_id,
      sentence: {
        ro: `Instituția ${tag}, registrul ${code}: ${rest.ro}`,
        en: `Institution ${tag}, register ${code}: ${rest.en}`,
      },
    }
  })
}
