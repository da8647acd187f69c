import { type ApprovalLine, approvalsPerPage } from '@hdoc/contract/approvals/approval-rows.ts'
import { isOnTurn, isOpenStep } from '@hdoc/contract/approvals/approval-status.ts'
import type { approvalCalls } from '@hdoc/contract/approvals/approvals.ts'
import type { Language } from '@hdoc/contract/texts/languages.ts'
import { metaOf } from '../../../platform/db/list/list-sql.ts'
import type { InputOf, StaffCtx } from '../../../platform/http/context.ts'
import { viewerOfCall } from '../../documents/index.ts'
import { deciderOf, factsOf } from '../record/load-request.ts'
import { judgeStep, presentStatus, presentStep } from '../record/present-request.ts'
import { listRequests, type RequestRow } from '../record/queries/requests.ts'
import { listSteps, type StepRow } from '../record/queries/steps.ts'
import { type Decider, takesStep } from '../rules/approval-policy.ts'
import { type BoxOwner, countBox, listBox, listShown } from './queries.ts'

async function ownerOf(ctx: StaffCtx, { actor, actsFor }: Decider): Promise<BoxOwner> {
  const userId = actor.institutionId === ctx.db.institutionId ? actor.id : 0
  return {
    institutionId: actor.institutionId,
    userId,
    actorId: actor.id,
    decidesFor: [userId, ...actsFor],
    viewer: await viewerOfCall(ctx),
  }
}

/** The step that a line is about: whose turn it is for the caller, or the last one they decided. */
function ownStep(decider: Decider, steps: readonly StepRow[]): StepRow | undefined {
  const own = steps.filter((step) => takesStep(decider, step) || step.decided_by_id === decider.actor.id)
  return own.find(({ status }) => isOnTurn(status)) ?? own.findLast(({ decided_at }) => decided_at !== null)
}

function presentLine(
  request: RequestRow,
  steps: readonly StepRow[],
  around: { decider: Decider; shown: string; language: Language },
): ApprovalLine {
  const { decider, shown, language } = around
  const own = ownStep(decider, steps)
  const facts = factsOf({ request, steps })
  return {
    id: request.id,
    document: {
      id: request.document_id,
      number: request.number,
      short_description: request.short_description,
      registered_on: request.registered_on,
    },
    file: { id: request.file_id, name: request.file_name, version: request.file_version, mime: request.mime },
    text: request.text,
    mode: request.mode,
    status: presentStatus(request.status, language),
    requested_by: request.requested_by_name,
    requested_at: request.requested_at,
    steps: steps.length,
    done: steps.filter(({ status }) => !isOpenStep(status)).length,
    own: own
      ? presentStep(own, judgeStep(decider, own, { mime: request.mime, facts }, language), language)
      : null,
    shown,
  }
}

/** One page of a box of the caller. */
export async function showBox(ctx: StaffCtx, { params, query }: InputOf<typeof approvalCalls.box>) {
  const decider = await deciderOf(ctx)
  const owner = await ownerOf(ctx, decider)
  const page = { page: query.page, rows: approvalsPerPage as 50 }
  const place = { offset: (page.page - 1) * page.rows, limit: page.rows }
  const [ids, total] = await Promise.all([
    listBox(ctx.db, params.box, owner, place),
    countBox(ctx.db, params.box, owner),
  ])
  const [requests, steps, shown] = await Promise.all([
    listRequests(ctx.db, ids),
    listSteps(ctx.db, ids),
    listShown(ctx.db, ids),
  ])
  const byId = new Map(requests.map((request) => [request.id, request]))
  const stepsOf = Map.groupBy(steps, ({ request_id }) => request_id)
  const { language } = ctx
  const data = ids.flatMap((id) => {
    const request = byId.get(id)
    return request
      ? [presentLine(request, stepsOf.get(id) ?? [], { decider, shown: shown.get(id) ?? '', language })]
      : []
  })
  return { data, meta: metaOf(page, total, data.length) }
}

export async function showCounts(ctx: StaffCtx) {
  const owner = await ownerOf(ctx, await deciderOf(ctx))
  const [mine, asked] = await Promise.all([countBox(ctx.db, 'mine', owner), countBox(ctx.db, 'asked', owner)])
  return { mine, asked }
}
