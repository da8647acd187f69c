import type { Approver } from '@hdoc/contract/approvals/approval-rows.ts'
import type { approvalCalls } from '@hdoc/contract/approvals/approvals.ts'
import { errorMessage } from '@hdoc/contract/failures/errors.ts'
import { whyNot } from '../../../platform/auth/grant.ts'
import { localDate } from '../../../platform/clock.ts'
import type { InputOf, StaffCtx } from '../../../platform/http/context.ts'
import { getVisibleCase } from '../../cases/index.ts'
import { getVisible } from '../../documents/index.ts'
import { absenceText, listAbsences } from '../../people/index.ts'
import { getRequest } from '../record/load-request.ts'
import { showRequest, showRequests } from '../record/present-request.ts'
import { listRequestsOf } from '../record/queries/requests.ts'
import { mayRequest } from './add-request.ts'
import { listApprovers } from './queries.ts'

export const showOneRequest = async (ctx: StaffCtx, { params }: InputOf<typeof approvalCalls.get>) =>
  showRequest(ctx, await getRequest(ctx, params.id))

/** The requests on a document, the newest first, and whether the caller may make one. */
export async function showOfDocument(ctx: StaffCtx, { params }: InputOf<typeof approvalCalls.ofDocument>) {
  const document = await getVisible(ctx, params.id)
  const requests = await showRequests(ctx, await listRequestsOf(ctx.db, [document.id]))
  const decision = mayRequest(ctx, document)
  return {
    requests,
    can: { request: decision.ok },
    cannot: {
      request: whyNot(decision, (code, values) => errorMessage(code, ctx.language, values), ctx.language),
    },
  }
}

/** The requests on those documents of a case that the caller sees. */
export async function showOfCase(ctx: StaffCtx, { params }: InputOf<typeof approvalCalls.ofCase>) {
  const { documents } = await getVisibleCase(ctx, params.id)
  const ids = documents.map(({ document_id }) => document_id)
  return showRequests(ctx, await listRequestsOf(ctx.db, ids))
}

/** People who may be asked; of who is away it is said until when, and who stands in. */
export async function showApprovers(ctx: StaffCtx): Promise<Approver[]> {
  const people = await listApprovers(ctx.db)
  const absences = await listAbsences(ctx.db, {
    userIds: people.map(({ id }) => id),
    task: 'approvals',
    today: localDate(ctx.clock.now()),
  })
  return people.map((person) => {
    const absence = absences.get(person.id)
    return { ...person, absence: absence ? absenceText(absence, ctx.language) : '' }
  })
}
