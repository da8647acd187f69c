import {
  type ApprovalRequest,
  type ApprovalStep,
  stepActions,
} from '@hdoc/contract/approvals/approval-rows.ts'
import {
  type ApprovalStatus,
  approvalStatusClass,
  approvalStatusLabels,
  ownReasons,
} from '@hdoc/contract/approvals/approval-status.ts'
import { errorMessage } from '@hdoc/contract/failures/errors.ts'
import type { Language } from '@hdoc/contract/texts/languages.ts'
import { type Decision, whyNot } from '../../../platform/auth/grant.ts'
import { savedRow } from '../../../platform/http/answers/answers.ts'
import type { StaffCtx } from '../../../platform/http/context.ts'
import { managesCase } from '../../cases/index.ts'
import {
  type DocumentRow,
  type FileRecord,
  findVisible,
  listFiles,
  presentFile,
} from '../../documents/index.ts'
import { type Decider, mayRevoke, mayTake, type RequestFacts } from '../rules/approval-policy.ts'
import { canRequest } from '../rules/can-request.ts'
import { canSignDrawn, canSignElsewhere } from '../rules/signable-kinds.ts'
import { deciderOf, factsOf, getRequest, type RequestFile } from './load-request.ts'
import type { RequestRow } from './queries/requests.ts'
import { listSteps, type StepRow } from './queries/steps.ts'

export const presentStatus = (code: ApprovalStatus, language: Language) => ({
  code,
  name: approvalStatusLabels[code][language],
  className: approvalStatusClass[code],
})

/**
 * What the caller may do with a step of a request on bytes of a kind, and why not the rest. `names`: whether they may name
 * people on the document; a line of a box, which offers no other person, leaves it out.
 */
export function judgeStep(
  decider: Decider,
  step: StepRow,
  { mime, facts, names }: { mime: string; facts: RequestFacts; names?: Decision },
  language: Language,
): Pick<ApprovalStep, 'can' | 'cannot'> {
  const may = (action: (typeof stepActions)[number]): Decision => {
    const decision = mayTake(decider, action, step, facts)
    if (!decision.ok) return decision
    if (action === 'reassign' && names) return names
    if (action === 'sign_drawn') return canSignDrawn(mime)
    return action === 'sign_upload' ? canSignElsewhere(mime) : decision
  }
  const decisions = stepActions.map((action) => [action, may(action)] as const)
  const why = (decision: Decision) =>
    whyNot(decision, (code, values) => errorMessage(code, language, values), language)
  return {
    can: Object.fromEntries(decisions.map(([action, { ok }]) => [action, ok])) as ApprovalStep['can'],
    cannot: Object.fromEntries(
      decisions.flatMap(([action, decision]) => (decision.ok ? [] : [[action, why(decision)]])),
    ),
  }
}

export const presentStep = (
  step: StepRow,
  judged: Pick<ApprovalStep, 'can' | 'cannot'>,
  language: Language,
): ApprovalStep => ({
  id: step.id,
  place: step.place,
  person: { id: step.user_id, name: step.user_name },
  job_title: step.job_title,
  active: step.active,
  task: step.task,
  label: step.label,
  status: presentStatus(step.status, language),
  turn_at: step.turn_at,
  decided_at: step.decided_at,
  decided_by: step.decided_by_id === step.user_id ? '' : step.decided_by_name,
  comment: step.comment,
  signed: step.signed,
  signer: step.signer,
  ...judged,
})

/** The program's own reasons are said in the reader's language. */
const sayReason = (reason: string, language: Language): string =>
  Object.values(ownReasons).find(({ ro }) => ro === reason)?.[language] ?? reason

type Around = {
  ctx: StaffCtx
  decider: Decider
  document: DocumentRow
  files: readonly FileRecord[]
  managesCase: boolean
}

function presentRequest(request: RequestRow, steps: readonly StepRow[], around: Around): ApprovalRequest {
  const { ctx, decider, document, files } = around
  const { language } = ctx
  const facts = factsOf({ request, steps })
  const file = files.find(({ id, version }) => id === request.file_id && version === request.current_version)
  const revoke = mayRevoke(decider, facts, around.managesCase)
  const mime = file?.mime ?? request.mime
  const names = canRequest(ctx.actor, document)
  return {
    id: request.id,
    document: {
      id: document.id,
      number: document.number,
      short_description: document.short_description,
      registered_on: document.registered_on,
    },
    file: { id: request.file_id, name: request.file_name, version: request.file_version, mime: request.mime },
    text: request.text,
    mode: request.mode,
    status: presentStatus(request.status, language),
    requested_by: request.requested_by_name,
    requested_at: request.requested_at,
    steps: steps.map((step) =>
      presentStep(step, judgeStep(decider, step, { mime, facts, names }, language), language),
    ),
    current: file ? presentFile(file, { actor: ctx.actor, document, language, now: ctx.clock.now() }) : null,
    shown: file?.sha256 ?? '',
    signed_version: request.current_version > request.file_version ? request.current_version : null,
    revoked:
      request.revoked_at === null
        ? null
        : {
            at: request.revoked_at,
            by: request.revoked_by_name,
            reason: sayReason(request.revoked_reason, language),
          },
    can: { revoke: revoke.ok },
    cannot: {
      revoke: whyNot(revoke, (code, values) => errorMessage(code, language, values), language),
    },
  }
}

/** Requests on documents that the caller sees, in the given order; the others are left out. */
export async function showRequests(
  ctx: StaffCtx,
  requests: readonly RequestRow[],
): Promise<ApprovalRequest[]> {
  const decider = await deciderOf(ctx)
  const steps = Map.groupBy(
    await listSteps(
      ctx.db,
      requests.map(({ id }) => id),
    ),
    ({ request_id }) => request_id,
  )
  const around = new Map<number, Around | undefined>()
  const shown: ApprovalRequest[] = []
  for (const request of requests) {
    const { document_id: id } = request
    if (!around.has(id)) {
      const document = await findVisible(ctx, id)
      around.set(
        id,
        document && {
          ctx,
          decider,
          document,
          files: await listFiles(ctx.db, id),
          managesCase: document.in_case !== null && (await managesCase(ctx, document.in_case.id)),
        },
      )
    }
    const known = around.get(id)
    if (known) shown.push(presentRequest(request, steps.get(request.id) ?? [], known))
  }
  return shown
}

/** One request as the caller sees it. */
export async function showRequest(
  ctx: StaffCtx,
  { request, steps, document }: RequestFile,
): Promise<ApprovalRequest> {
  return presentRequest(request, steps, {
    ctx,
    decider: await deciderOf(ctx),
    document,
    files: await listFiles(ctx.db, document.id),
    managesCase: document.in_case !== null && (await managesCase(ctx, document.in_case.id)),
  })
}

/** The answer of a change. */
export const showChanged = async (ctx: StaffCtx, id: number) =>
  savedRow(ctx.language, await showRequest(ctx, await getRequest(ctx, id)))
