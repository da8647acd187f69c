import { type dataRequestCalls, dataRequestStates } from '@hdoc/contract/cases/data-requests.ts'
import { AppError } from '@hdoc/contract/failures/errors.ts'
import { grant } from '../../../platform/auth/grant.ts'
import type { Ctx, InputOf, WholeAnswer } from '../../../platform/http/context.ts'
import { findCrest, readCrest, workOf } from '../../documents/index.ts'
import { getInstitution } from '../../institutions/index.ts'
import { inFileName, printedAnswer } from '../../printing/index.ts'
import { getVisibleCase, stateOf, workerOf } from '../record/load-case.ts'
import { traceCase } from '../record/trace-case.ts'
import { canChangeRequest } from '../rules/case-policy.ts'
import { leadOf } from '../rules/derive-case.ts'
import { inPlaceOf } from '../rules/worker.ts'
import { requestAddress } from './link/request-address.ts'
import { findRequest } from './queries/requests.ts'
import { drawSheet } from './sheet/draw-sheet.ts'

type Call = typeof dataRequestCalls.sheet

/**
 * The printed sheet of an open request: what is asked, until when, and the code that leads to its page. Whoever has the
 * code answers in the citizen's place, so it is for those who may change the request, and each print stands in the trail.
 */
export async function printSheet(ctx: Ctx<Call>, { params }: InputOf<Call>): Promise<WholeAnswer> {
  const { settings, clock, files } = ctx
  const found = await ctx.database.inInstitution(ctx.institutionId, async (db) => {
    const staff = { ...ctx, db }
    const request = await findRequest(db, params.id)
    if (!request) throw new AppError('NOT_FOUND')
    const file = await getVisibleCase(staff, request.case_id)
    if (request.state !== 'open')
      throw new AppError('DATA_REQUEST_OVER', { state: dataRequestStates[request.state] })
    const worker = await workerOf(staff)
    grant('data_request.change', request, canChangeRequest(worker, stateOf(file)))
    const url = await requestAddress(db, settings, request)
    if (url === undefined) throw new AppError('DATA_REQUEST_UNKNOWN')
    const work = { ...workOf(staff), inPlaceOf: inPlaceOf(worker, leadOf(file.shares)) }
    await traceCase(work, file.row.id, {
      action: 'workcase.data_sheet_printed',
      after: { pending_until: request.until_on },
    })
    return { request, url, institution: await getInstitution(db), crest: await findCrest(db) }
  })
  const { request, url, institution } = found
  const picture = await readCrest(files, found.crest)
  const body = await drawSheet({ request, url, institution, picture, createdAt: clock.now() })
  return printedAnswer(body, `completare-${inFileName(request.document_number)}.pdf`)
}
