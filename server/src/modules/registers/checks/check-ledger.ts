import type { Finding } from '../../../platform/checks/finding.ts'
import { localDateTime } from '../../../platform/clock.ts'
import type { PlatformDb } from '../../../platform/db/database.ts'
import type { Scope } from '../../../platform/db/institution-scope.ts'
import type { Sentence } from '../../../platform/refusal.ts'
import {
  findCounterBreaks,
  findLineBreaks,
  findOrderBreaks,
  findPairBreaks,
  type OrderRow,
  type PairRow,
} from './queries/ledger.ts'

const shown = (instant: string): string => localDateTime(new Date(instant)).replace('T', ' ')

function placed(place: { tag: string; code: string; series: string }, rest: Sentence): Sentence {
  const { tag, code, series } = place
  return {
    ro: `Instituția ${tag}, registrul ${code}, seria ${series}: ${rest.ro}`,
    en: `Institution ${tag}, register ${code}, series ${series}: ${rest.en}`,
  }
}

function orderText({ counter, previous, given_at, previous_at }: OrderRow): Sentence {
  if (counter === previous)
    return { ro: `numărul ${counter} a fost dat de două ori.`, en: `number ${counter} was given twice.` }
  if (counter > previous + 1) {
    const missing = previous + 1
    return {
      ro: `lipsește numărul ${missing} (după ${previous} urmează ${counter}).`,
      en: `number ${missing} is missing (${previous} is followed by ${counter}).`,
    }
  }
  return {
    ro: `numărul ${counter} a fost dat la ${shown(given_at)}, înaintea numărului ${previous} (${shown(previous_at)}).`,
    en: `number ${counter} was given at ${shown(given_at)}, before number ${previous} (${shown(previous_at)}).`,
  }
}

function pairText(row: PairRow): Sentence {
  const { counter, document_id, ledger_document_id, document_number, ledger_number } = row
  if (document_id === null)
    return {
      ro: `numărul ${counter} (${ledger_number}) este în evidența numerelor, dar documentul lui nu există.`,
      en: `number ${counter} (${ledger_number}) is in the ledger, but its document does not exist.`,
    }
  if (ledger_document_id === null)
    return {
      ro: `documentul ${document_id} (${document_number}) nu este în evidența numerelor.`,
      en: `document ${document_id} (${document_number}) is not in the ledger.`,
    }
  if (document_id !== ledger_document_id)
    return {
      ro: `numărul ${counter} este al documentului ${document_id}, dar evidența numește documentul ${ledger_document_id}.`,
      en: `number ${counter} belongs to document ${document_id}, but the ledger names document ${ledger_document_id}.`,
    }
  if (document_number !== ledger_number)
    return {
      ro: `documentul ${document_id} poartă numărul ${document_number}, dar evidența spune ${ledger_number}.`,
      en: `document ${document_id} bears the number ${document_number}, but the ledger says ${ledger_number}.`,
    }
  return {
    ro: `documentul ${document_id} (${document_number}) are alt moment de înregistrare decât evidența numerelor.`,
    en: `document ${document_id} (${document_number}) has another time of registration than the ledger.`,
  }
}

async function checkLines(db: PlatformDb, scope: Scope): Promise<Finding[]> {
  const rows = await findLineBreaks(db, scope)
  return rows.map(({ institution_id, tag, id, number, counter, series, registered_on, ...right }) => {
    const of = {
      ro: `Instituția ${tag}: documentul ${id} (${number})`,
      en: `Institution ${tag}: document ${id} (${number})`,
    }
    const fault: Sentence = !right.counter_shown
      ? { ro: `nu își arată numărul curent ${counter}.`, en: `does not show its counter ${counter}.` }
      : right.series_right
        ? {
            ro: `are ziua ${registered_on}, care nu este ziua momentului înregistrării.`,
            en: `has the day ${registered_on}, which is not the day of its time of registration.`,
          }
        : {
            ro: `este în seria ${series}, deși a fost înregistrat la ${registered_on}.`,
            en: `is in the series ${series}, though registered on ${registered_on}.`,
          }
    const sentence = { ro: `${of.ro} ${fault.ro}`, en: `${of.en} ${fault.en}` }
    return { rule: 'document-line', institutionId: institution_id, sentence }
  })
}

async function checkCounters(db: PlatformDb, scope: Scope): Promise<Finding[]> {
  const rows = await findCounterBreaks(db, scope)
  return rows.map((row) => {
    const rest: Sentence = row.time_right
      ? {
          ro: `urmează numărul ${row.next_number}, deși ultimul dat este ${row.last_given}.`,
          en: `number ${row.next_number} comes next, though the last one given is ${row.last_given}.`,
        }
      : {
          ro: `contorul ține minte un moment mai vechi decât al numărului ${row.last_given}.`,
          en: `the counter remembers an earlier time than that of number ${row.last_given}.`,
        }
    return { rule: 'register-counter', institutionId: row.institution_id, sentence: placed(row, rest) }
  })
}

/** Numbers: none missing, none twice, none without its document, times in their order. */
export async function checkLedger(db: PlatformDb, scope: Scope): Promise<Finding[]> {
  const order = await findOrderBreaks(db, scope)
  const pairs = await findPairBreaks(db, scope)
  return [
    ...order.map((row) => ({
      rule: 'ledger-order',
      institutionId: row.institution_id,
      sentence: placed(row, orderText(row)),
    })),
    ...pairs.map((row) => ({
      rule: 'ledger-document',
      institutionId: row.institution_id,
      sentence: placed(row, pairText(row)),
    })),
    ...(await checkLines(db, scope)),
    ...(await checkCounters(db, scope)),
  ]
}
