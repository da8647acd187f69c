import type { Finding } from '../../../platform/checks/finding.ts'
import type { PlatformDb } from '../../../platform/db/database.ts'
import type { Scope } from '../../../platform/db/institution-scope.ts'
import type { Sentence } from '../../../platform/refusal.ts'
import { findNumberBreaks, type NumberBreak } from './queries.ts'

function textOf({ fault, counter, previous, number, ledger_number, next_number }: NumberBreak): Sentence {
  if (fault === 'counter')
    return {
      ro: `urmează numărul ${next_number}, deși ultimul dat este ${counter}, ori contorul ține minte un moment mai vechi.`,
      en: `number ${next_number} comes next, though the last one given is ${counter}, or the counter remembers an earlier time.`,
    }
  if (fault === 'order')
    return {
      ro: `după numărul ${previous ?? 0} urmează ${counter}, ori momentele lor nu sunt în ordine.`,
      en: `number ${previous ?? 0} is followed by ${counter}, or their times are not in order.`,
    }
  const [bears, said] = [number ?? '–', ledger_number ?? '–']
  return {
    ro: `la numărul ${counter} dosarul spune ${bears}, iar evidența numerelor ${said}, ori altul este dosarul sau momentul.`,
    en: `at number ${counter} the case says ${bears} and the ledger ${said}, or case or time differ.`,
  }
}

/** Numbers of cases: none missing, none twice, none without its case, times in their order. */
export async function checkCaseNumbers(db: PlatformDb, scope: Scope): Promise<Finding[]> {
  return (await findNumberBreaks(db, scope)).map((row) => {
    const { ro, en } = textOf(row)
    return {
      rule: 'case-number',
      institutionId: row.institution_id,
      sentence: {
        ro: `Instituția ${row.tag}, dosare, seria ${row.series}: ${ro}`,
        en: `Institution ${row.tag}, cases, series ${row.series}: ${en}`,
      },
    }
  })
}
