import type { answerCalls } from '@hdoc/contract/dispatches/answer-drafts.ts'
import { formatDate } from '@hdoc/contract/ro/date-format.ts'
import { localDate } from '../../../platform/clock.ts'
import { findOfficeProgram } from '../../../platform/files/letters/office-program.ts'
import type { InputOf, StaffCtx } from '../../../platform/http/context.ts'
import { getVisibleCase } from '../../cases/index.ts'
import { publicAddress } from '../../institutions/index.ts'
import { listAnswerTexts, listLettered } from '../../templates/index.ts'
import { casePapers } from '../papers/case-papers.ts'

/**
 * The institution's texts that the answer of a case may begin with, about the paper the case began with, and which of them
 * have a Word paper.
 */
export async function showAnswerTexts(ctx: StaffCtx, { params }: InputOf<typeof answerCalls.texts>) {
  const { origin } = await casePapers(ctx, await getVisibleCase(ctx, params.id))
  const texts = await listAnswerTexts(ctx.db, {
    today: localDate(ctx.clock.now()),
    site: await publicAddress(ctx.db, ctx.institutionId, ctx.settings),
    values: {
      numar: origin.number,
      data: formatDate(origin.registered_on),
      deponent: origin.issuer_name,
    },
  })
  const lettered = await listLettered(ctx.db)
  const drawn =
    findOfficeProgram(ctx.settings.officeProgram) === undefined ? ('undrawn' as const) : ('drawn' as const)
  return texts.map((one) => ({ ...one, letter: lettered.has(one.id) ? drawn : ('none' as const) }))
}
