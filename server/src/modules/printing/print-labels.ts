import { AppError } from '@hdoc/contract/failures/errors.ts'
import { labelPayload } from '@hdoc/contract/printing/label/payload.ts'
import type { LabelSize } from '@hdoc/contract/printing/label/size.ts'
import type { printingCalls } from '@hdoc/contract/printing/printing.ts'
import { furtherInBrackets } from '@hdoc/contract/registers/written-number.ts'
import { formatDate } from '@hdoc/contract/ro/date-format.ts'
import type { TenantDb } from '../../platform/db/database.ts'
import type { Ctx, InputOf, WholeAnswer } from '../../platform/http/context.ts'
import { confirmationTexts, registrationHour } from '../documents/index.ts'
import { getInstitution } from '../institutions/index.ts'
import { getPrinting } from '../settings/index.ts'
import type { LabelData } from './label-data.ts'
import { inFileName, printedAnswer } from './printed-answer.ts'
import type { PrintedDocument } from './queries.ts'
import { renderLabels } from './render-labels.ts'
import { takePrinted } from './take-printed.ts'

type Call = typeof printingCalls.labels
const TITLE = 'Etichete'
/** A label speaks for the institution, so it is in Romanian, whatever language the clerk reads. */
const language = 'ro'
const ANNULLED_MARK = 'ANULAT'
const ANNULLED = 9

/**
 * Gives what a label says beside its codes. It says nothing of the subject, and names the issuer only where
 * the size asks for it.
 */
export function labelOf(
  document: PrintedDocument,
  { institutionId, institution }: { institutionId: number; institution: string },
): LabelData {
  const hour = registrationHour(document)
  const at = hour && `, ${confirmationTexts.at[language]} ${hour}`
  const date = `${formatDate(document.registered_on)}${at} ${furtherInBrackets(document)}`
  const marks = [document.is_test && 'TEST', document.status === ANNULLED && ANNULLED_MARK]
  return {
    payload: labelPayload({ institutionId, documentId: document.id }),
    lines: {
      institution,
      number: document.number,
      date: [date.trim(), ...marks.filter(Boolean)].join(' · '),
      register: document.register_name,
      issuer: document.issuer_name,
    },
  }
}

async function chooseSize(db: TenantDb, name: string | undefined, start: number): Promise<LabelSize> {
  const { label_sizes: sizes } = await getPrinting(db)
  const size = name === undefined ? sizes[0] : sizes.find((one) => one.name === name)
  if (!size) throw new AppError('VALIDATION', {}, { fields: { size: [{ key: 'reference' }] } })
  const places = size.sheet ? size.sheet.columns * size.sheet.rows : Number.POSITIVE_INFINITY
  if (start > places)
    throw new AppError(
      'VALIDATION',
      {},
      { fields: { start: [{ key: 'label_start', values: { maximum: places } }] } },
    )
  return size
}

/**
 * Prints labels in their own size. They are drawn after the transaction, so that a hundred of them hold no
 * connection.
 */
export async function printLabels(ctx: Ctx<Call>, { query }: InputOf<Call>): Promise<WholeAnswer> {
  const { ids, start = 1 } = query
  const { actor, clock } = ctx
  const { size, institution, documents } = await ctx.database.inInstitution(ctx.institutionId, async (db) => {
    const chosen = await chooseSize(db, query.size, start)
    const printed = { db, actor, clock, ids, action: 'label.printed', on: { label: chosen.name } } as const
    const taken = await takePrinted(printed)
    return { size: chosen, institution: (await getInstitution(db)).name, documents: taken }
  })
  ctx.database.wake()
  const around = { institutionId: ctx.institutionId, institution }
  const labels = documents.map((document) => labelOf(document, around))
  const one = documents.length === 1 ? documents[0]?.number : undefined
  const body = await renderLabels(labels, {
    size,
    start,
    language,
    title: one === undefined ? TITLE : `${TITLE} ${one}`,
    author: institution,
    createdAt: clock.now(),
  })
  return printedAnswer(body, `etichete-${one === undefined ? documents.length : inFileName(one)}.pdf`)
}
