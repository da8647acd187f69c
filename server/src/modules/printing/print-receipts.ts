import type { printingCalls } from '@hdoc/contract/printing/printing.ts'
import type { Ctx, InputOf, WholeAnswer } from '../../platform/http/context.ts'
import { confirmationOf, confirming, findCrest, readCrest } from '../documents/index.ts'
import { getPrinting } from '../settings/index.ts'
import { inFileName, printedAnswer } from './printed-answer.ts'
import { renderReceipts } from './render-receipts.ts'
import { takePrinted } from './take-printed.ts'

type Call = typeof printingCalls.receipts

/**
 * Prints receipts on the paper that was asked for, else on the institution's own. They are drawn after the
 * transaction, as labels are.
 */
export async function printReceipts(ctx: Ctx<Call>, { query }: InputOf<Call>): Promise<WholeAnswer> {
  const { actor, clock, files, settings } = ctx
  const { ids, language } = query
  const { paper, receipts, crest } = await ctx.database.inInstitution(ctx.institutionId, async (db) => {
    const chosen = query.paper ?? (await getPrinting(db)).receipt_paper
    const printed = { db, actor, clock, ids, action: 'receipt.printed', on: { paper: chosen } } as const
    const documents = await takePrinted(printed)
    const around = await confirming({ db, settings })
    const data = documents.map((document) => confirmationOf(around, document))
    return { paper: chosen, receipts: data, crest: await findCrest(db) }
  })
  ctx.database.wake()
  const picture = await readCrest(files, crest)
  const body = await renderReceipts(receipts, { paper, language, createdAt: clock.now(), picture })
  const one = receipts.length === 1 ? receipts[0]?.number : undefined
  const name = language === 'ro' ? 'dovada' : 'receipt'
  return printedAnswer(body, `${name}-${one === undefined ? receipts.length : inFileName(one)}.pdf`)
}
