import { setImmediate as breathe } from 'node:timers/promises'
import type { ReceiptPaper } from '@hdoc/contract/printing/printing-values.ts'
import { formatDate } from '@hdoc/contract/ro/date-format.ts'
import type { Language } from '@hdoc/contract/texts/languages.ts'
import { addPage, createPdf, finishPdf } from '../../platform/pdf/create-pdf.ts'
import { type ConfirmationData, drawConfirmation, confirmationTexts as texts } from '../documents/index.ts'
import { drawTicket, TALLEST_TICKET, TICKET_WIDTH } from './draw-ticket.ts'

const A4 = { width: 595.28, height: 841.89 }
/** A5 lies across and is as wide as A4, so the same drawing fits both. */
const A5 = { width: 595.28, height: 419.53 }

type Options = {
  paper: ReceiptPaper
  language: Language
  createdAt: Date
  /** The institution's coat of arms or logo, PNG. */
  picture: Buffer | undefined
  compress?: boolean
}

/** Measures how high a receipt on a roll gets, by drawing it once on paper that is thrown away. */
async function ticketHeight(data: ConfirmationData, { language, createdAt }: Options): Promise<number> {
  const page = { width: TICKET_WIDTH, height: TALLEST_TICKET }
  return drawTicket(await createPdf({ title: '', author: '', language, createdAt, page }), data, language)
}

/** Receipts as one PDF, a page each. */
export async function renderReceipts(
  receipts: readonly ConfirmationData[],
  options: Options,
): Promise<Buffer> {
  const { paper, language, createdAt, picture, compress } = options
  const pageOf = async (data: ConfirmationData) =>
    paper === 'roll80'
      ? { width: TICKET_WIDTH, height: await ticketHeight(data, options) }
      : paper === 'a5'
        ? A5
        : A4
  const [first] = receipts
  if (first === undefined) throw new Error('no receipt to print')
  const heading = receipts.length === 1 ? ` ${first.number} / ${formatDate(first.registeredOn)}` : ''
  const pdf = await createPdf({
    title: texts.title[language] + heading,
    author: first.institution.name,
    language,
    createdAt,
    page: await pageOf(first),
    ...(compress !== undefined && { compress }),
  })
  for (const [at, data] of receipts.entries()) {
    if (at > 0) addPage(pdf, await pageOf(data))
    if (paper === 'roll80') drawTicket(pdf, data, language)
    else drawConfirmation(pdf, data, language, picture)
    await breathe()
  }
  return finishPdf(pdf)
}
