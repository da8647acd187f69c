import type { Finding } from '../../../platform/checks/finding.ts'
import type { PlatformDb } from '../../../platform/db/database.ts'
import type { Scope } from '../../../platform/db/institution-scope.ts'
import type { Sentence } from '../../../platform/refusal.ts'
import {
  findFurtherBreaks,
  findReservationBreaks,
  findUseBreaks,
  type KeptRow,
  type UsedRow,
} from './queries/further-ledger.ts'

type Place = Pick<KeptRow, 'institution_id' | 'tag' | 'code' | 'series'>

function finding(rule: string, place: Place, rest: Sentence): Finding {
  const { tag, code, series } = place
  return {
    rule,
    institutionId: place.institution_id,
    sentence: {
      ro: `Instituția ${tag}, registrul ${code}, seria ${series}: ${rest.ro}`,
      en: `Institution ${tag}, register ${code}, series ${series}: ${rest.en}`,
    },
  }
}

type Name = { ro: string; en: string }

function keptText({ counter, number, ledger_number }: KeptRow, what: Name): Sentence {
  if (number === null)
    return {
      ro: `numărul ${counter} (${ledger_number}) este în evidența numerelor ca ${what.ro}, dar nu se mai găsește.`,
      en: `number ${counter} (${ledger_number}) is in the ledger as ${what.en}, but is not found.`,
    }
  if (ledger_number === null)
    return {
      ro: `numărul ${counter} (${number}), ${what.ro}, nu este în evidența numerelor.`,
      en: `number ${counter} (${number}), ${what.en}, is not in the ledger.`,
    }
  return {
    ro: `numărul ${counter}, ${what.ro}, este altul (${number}) decât în evidența numerelor (${ledger_number}), ori al altui moment sau document.`,
    en: `number ${counter}, ${what.en}, differs (${number}) from the ledger (${ledger_number}), or in its time or document.`,
  }
}

function useText({ counter, number, state, document_number, day_right }: UsedRow): Sentence {
  if (document_number === null)
    return {
      ro: `numărul rezervat ${counter} (${number}) este folosit, dar niciun document nu îl poartă.`,
      en: `reserved number ${counter} (${number}) is used, but no document bears it.`,
    }
  if (state === 'used' && !day_right)
    return {
      ro: `documentul ${document_number} nu poartă ziua pentru care i s-a rezervat numărul.`,
      en: `document ${document_number} does not bear the day its number was reserved for.`,
    }
  return {
    ro: `numărul rezervat ${counter} (${number}) este purtat de un document, deși nu i s-a dat lui.`,
    en: `reserved number ${counter} (${number}) is borne by a document it was not given to.`,
  }
}

/**
 * Checks reserved and further numbers: each is in the ledger, each belongs to its own reservation or
 * document, and no other document bears it.
 */
export async function checkReservations(db: PlatformDb, scope: Scope): Promise<Finding[]> {
  const reserved = await findReservationBreaks(db, scope)
  const used = await findUseBreaks(db, scope)
  const further = await findFurtherBreaks(db, scope)
  return [
    ...reserved.map((row) =>
      finding('reservation-ledger', row, keptText(row, { ro: 'rezervat', en: 'reserved' })),
    ),
    ...used.map((row) => finding('reservation-use', row, useText(row))),
    ...further.map((row) =>
      finding('further-number', row, keptText(row, { ro: 'număr suplimentar', en: 'a further number' })),
    ),
  ]
}
