import type { RowCheck } from '../../../platform/checks/check.ts'
import type { Finding } from '../../../platform/checks/finding.ts'
import type { PlatformDb } from '../../../platform/db/database.ts'
import type { Scope } from '../../../platform/db/institution-scope.ts'
import type { Sentence } from '../../../platform/refusal.ts'
import { findSheetBreaks, findSheetNumberBreaks, type SheetBreak, type SheetNumberBreak } from './queries.ts'

function textOf(row: SheetNumberBreak): Sentence {
  const { fault, counter, previous, number, ledger_number, next_number } = row
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
    ro: `la numărul ${counter} borderoul spune ${bears}, iar evidența numerelor ${said}, ori altul este borderoul sau momentul.`,
    en: `at number ${counter} the sheet says ${bears} and the ledger ${said}, or sheet or time differ.`,
  }
}

/** Numbers of sheets: none missing, none twice, none without its sheet, times in their order. */
async function checkSheetNumbers(db: PlatformDb, scope: Scope): Promise<Finding[]> {
  return (await findSheetNumberBreaks(db, scope)).map((row) => {
    const { ro, en } = textOf(row)
    return {
      rule: 'sheet-number',
      institutionId: row.institution_id,
      sentence: {
        ro: `Instituția ${row.tag}, borderouri, seria ${row.series}: ${ro}`,
        en: `Institution ${row.tag}, sheets, series ${row.series}: ${en}`,
      },
    }
  })
}

const faults: Readonly<Record<SheetBreak['fault'], (name: string) => Sentence>> = {
  status: (name) => ({
    ro: `borderoul ${name} nu are starea pe care o spun documentele lui.`,
    en: `sheet ${name} has another status than its documents say.`,
  }),
  custody: (name) => ({
    ro: `originalul documentului ${name} nu este unde l-au dus predările primite.`,
    en: `the original of document ${name} is not where the accepted transfers brought it.`,
  }),
  access: (name) => ({
    ro: `compartimentul care are originalul documentului ${name} nu îl vede.`,
    en: `the department that has the original of document ${name} does not see it.`,
  }),
  held: (name) => ({
    ro: `dosarul ${name} a fost închis cu o predare neconfirmată.`,
    en: `case ${name} was closed with a pending transfer.`,
  }),
}

/** Sheets and papers are what the answered rows say. */
async function checkSheets(db: PlatformDb, scope: Scope): Promise<Finding[]> {
  return (await findSheetBreaks(db, scope)).map(({ institution_id, tag, name, fault }) => {
    const { ro, en } = faults[fault](name)
    return {
      rule: `transfer-${fault}`,
      institutionId: institution_id,
      sentence: { ro: `Instituția ${tag}: ${ro}`, en: `Institution ${tag}: ${en}` },
    }
  })
}

export const transferChecks: readonly RowCheck[] = [
  { phase: 'numbers', find: checkSheetNumbers },
  { phase: 'state', find: checkSheets },
]
