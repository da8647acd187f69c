import { type dataRequestCalls, dataRequestStates } from '@hdoc/contract/cases/data-requests.ts'
import { AppError } from '@hdoc/contract/failures/errors.ts'
import type { Ctx, InputOf, WholeAnswer } from '../../../platform/http/context.ts'
import { findCrest, readCrest } from '../../documents/index.ts'
import { getInstitution } from '../../institutions/index.ts'
import { inFileName, printedAnswer } from '../../printing/index.ts'
import { getVisibleCase } from '../record/load-case.ts'
import { findRequest } from './queries/requests.ts'
import { requestAddress } from './request-address.ts'
import { drawSheet } from './sheet/draw-sheet.ts'

type Call = typeof dataRequestCalls.sheet

/** The printed sheet of an open request: what is asked, until when, and the code that leads to its page. */
export async function printSheet(ctx: Ctx<Call>, { params }: InputOf<Call>): Promise<WholeAnswer> {
  const { settings, clock, files } = ctx
  const found = await ctx.database.inInstitution(
    ctx.institutionId,
    async (db) => {
      const request = await findRequest(db, params.id)
      if (!request) throw new AppError('NOT_FOUND')
      await getVisibleCase({ ...ctx, db }, request.case_id)
      if (request.state !== 'open')
        throw new AppError('DATA_REQUEST_OVER', { state: dataRequestStates[request.state] })
      const url = await requestAddress(db, settings, request)
      if (url === undefined) throw new AppError('DATA_REQUEST_UNKNOWN')
      return { request, url, institution: await getInstitution(db), crest: await findCrest(db) }
    },
    { readOnly: true },
  )
  const { request, url, institution } = found
  const picture = await readCrest(files, found.crest)
  const body = await drawSheet({ request, url, institution, picture, createdAt: clock.now() })
  return printedAnswer(body, `completare-${inFileName(request.document_number)}.pdf`)
}
