import type { RowCheck } from '../../../platform/checks/check.ts'
import type { Finding } from '../../../platform/checks/finding.ts'
import type { PlatformDb } from '../../../platform/db/database.ts'
import type { Scope } from '../../../platform/db/institution-scope.ts'
import type { Sentence } from '../../../platform/refusal.ts'
import { calendarOf } from '../calendar/free-weekdays.ts'
import { findFactBreaks, listCounting } from './queries.ts'

const names: Readonly<Record<number, Sentence>> = {
  1: { ro: 'documentele înregistrate', en: 'documents registered' },
  2: { ro: 'documentele soluționate', en: 'documents answered' },
  3: { ro: 'documentele cu termen depășit', en: 'overdue documents' },
  4: { ro: 'timpul pe etape', en: 'time in steps' },
  6: { ro: 'rezultatele', en: 'outcomes' },
  7: { ro: 'modurile de primire', en: 'ways of arrival' },
  5: { ro: 'documentele în lucru', en: 'open documents' },
}

/** The figures that are kept are what documents and stays say. Those counted by other free days are about to be renewed. */
export async function checkFacts(db: PlatformDb, scope: Scope): Promise<Finding[]> {
  const found: Finding[] = []
  for (const one of await listCounting(db, scope)) {
    if (one.calendar !== null && one.calendar !== calendarOf(one.free_days).mark) continue
    for (const { measure, day, kept, real } of await findFactBreaks(db, one))
      found.push({
        rule: 'statistics',
        institutionId: one.id,
        sentence: {
          ro: `Instituția ${one.tag}, statistici, ${names[measure]!.ro}, ${day}: este păstrat ${kept}, documentele spun ${real}.`,
          en: `Institution ${one.tag}, statistics, ${names[measure]!.en}, ${day}: ${kept} is kept, the documents say ${real}.`,
        },
      })
  }
  return found
}

export const statisticsChecks: readonly RowCheck[] = [{ phase: 'state', find: checkFacts }]
