import { labelPayload } from '@hdoc/contract/printing/label/payload.ts'
import { formatDate } from '@hdoc/contract/ro/date-format.ts'
import type { Language } from '@hdoc/contract/texts/languages.ts'
import { sheetPayload } from '@hdoc/contract/transfers/sheet-payload.ts'
import type { TransferRow } from '@hdoc/contract/transfers/transfer-rows.ts'
import { refusals } from '@hdoc/contract/transfers/transfer-status.ts'
import type { transferCalls } from '@hdoc/contract/transfers/transfers.ts'
import { localDate, localTime } from '../../../platform/clock.ts'
import type { Ctx, InputOf, StaffCtx, WholeAnswer } from '../../../platform/http/context.ts'
import { confirming, findCrest, readCrest, workOf } from '../../documents/index.ts'
import { inFileName, printedAnswer } from '../../printing/index.ts'
import { getVisibleSheet, type SheetFile } from '../record/load-sheet.ts'
import { presentSheet } from '../record/present-sheet.ts'
import { traceSheet } from '../record/trace-sheet.ts'
import { renderSheet } from './render-sheet.ts'
import type { PrintedRow, SheetData } from './sheet-data.ts'

type Call = typeof transferCalls.print

/** „20.11.2026, 13:31 Ana Pop”. */
function answeredText({ answered_at, answered_by }: TransferRow): string {
  if (answered_at === null) return ''
  const at = new Date(answered_at)
  return `${formatDate(localDate(at))}, ${localTime(at)} ${answered_by}`
}

function rowOf(row: TransferRow, code: string, language: Language): PrintedRow {
  const known = row.refusal === '' ? '' : refusals[row.refusal][language]
  return {
    code,
    number: row.number,
    registeredOn: row.registered_on,
    issuer: row.issuer,
    subject: row.short_description,
    inCase: row.in_case?.name ?? '',
    pages: row.pages,
    annexes: row.annexes,
    status: row.status.code,
    statusName: row.status.name,
    answered: answeredText(row),
    reason: [known, row.reason].filter((text) => text !== '').join(': '),
  }
}

/** A sheet as it is printed for its departments: of restricted documents it says no more than the page does. */
function dataOf(ctx: StaffCtx, file: SheetFile, institution: SheetData['institution']): SheetData {
  const shown = presentSheet(ctx, file)
  const { institutionId } = ctx.db
  const sent = shown.sent_at === null ? undefined : new Date(shown.sent_at)
  return {
    institution,
    status: shown.status.code,
    number: shown.number,
    sentOn: sent ? formatDate(localDate(sent)) : '',
    sentTime: sent ? localTime(sent) : '',
    from: { group: shown.from.name, person: shown.sent_by || shown.made_by },
    to: { group: shown.to?.name ?? '', person: shown.person?.name ?? '' },
    code: sheetPayload({ institutionId, sheetId: shown.id }),
    rows: shown.rows.map((row, n) => {
      const documentId = file.rows[n]?.document_id ?? 0
      return rowOf(row, labelPayload({ institutionId, documentId }), ctx.language)
    }),
  }
}

/** Prints a sheet; it is drawn after the transaction, so that nobody waits for the drawing. */
export async function printSheet(ctx: Ctx<Call>, { params, query }: InputOf<Call>): Promise<WholeAnswer> {
  const { clock, files } = ctx
  const { language } = query
  const { data, crest } = await ctx.database.inInstitution(ctx.institutionId, async (db) => {
    const call: StaffCtx = { ...ctx, db, language }
    const file = await getVisibleSheet(call, params.id)
    await traceSheet(workOf(call), file.sheet.id, {
      action: 'transfer.printed',
      after: { number: file.sheet.number ?? '', count: file.rows.length },
    })
    const { institution } = await confirming(call)
    return { data: dataOf(call, file, institution), crest: await findCrest(db) }
  })
  ctx.database.wake()
  const picture = await readCrest(files, crest)
  const body = await renderSheet(data, { language, createdAt: clock.now(), picture })
  const name = language === 'ro' ? 'borderou' : 'sheet'
  return printedAnswer(body, `${name}-${data.number === '' ? params.id : inFileName(data.number)}.pdf`)
}
