import type { Finding } from '../../../platform/checks/finding.ts'
import type { PlatformDb } from '../../../platform/db/database.ts'
import type { Scope } from '../../../platform/db/institution-scope.ts'
import type { Sentence } from '../../../platform/refusal.ts'
import { findGoneNumbers, type RegisteredRow } from './queries/documents.ts'

function text({ kind, entry_id, subject_id, said, found }: RegisteredRow): Sentence {
  const number = said ?? '?'
  if (kind === 'document' && found === null)
    return {
      ro: `documentul ${subject_id}, înregistrat cu numărul ${number} (intrarea ${entry_id} a jurnalului), nu mai există.`,
      en: `document ${subject_id}, registered as ${number} (entry ${entry_id} of the trail), is gone.`,
    }
  if (kind === 'reserved')
    return {
      ro: `numărul ${number}, rezervat (intrarea ${entry_id} a jurnalului), nu mai există.`,
      en: `number ${number}, reserved (entry ${entry_id} of the trail), is gone.`,
    }
  if (found === null)
    return {
      ro: `numărul suplimentar ${number} al documentului ${subject_id} (intrarea ${entry_id} a jurnalului) nu mai există.`,
      en: `further number ${number} of document ${subject_id} (entry ${entry_id} of the trail) is gone.`,
    }
  return {
    ro: `documentul ${subject_id} poartă numărul ${found}, dar jurnalul (intrarea ${entry_id}) spune ${number}.`,
    en: `document ${subject_id} bears the number ${found}, but the trail (entry ${entry_id}) says ${number}.`,
  }
}

/** Checks that every number the trail tells of is there: registered, further or reserved. */
export async function checkNumbersTold(db: PlatformDb, scope: Scope): Promise<Finding[]> {
  return (await findGoneNumbers(db, scope)).map((row) => {
    const rest = text(row)
    return {
      rule: 'number-told',
      institutionId: row.institution_id,
      sentence: { ro: `Instituția ${row.tag}: ${rest.ro}`, en: `Institution ${row.tag}: ${rest.en}` },
    }
  })
}
