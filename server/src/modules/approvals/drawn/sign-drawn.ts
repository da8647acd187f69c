import { Readable } from 'node:stream'
import { buffer } from 'node:stream/consumers'
import type { approvalCalls } from '@hdoc/contract/approvals/approvals.ts'
import { DRAWING_HEIGHT, DRAWING_WIDTH } from '@hdoc/contract/approvals/drawing.ts'
import { AppError, type ErrorCode } from '@hdoc/contract/failures/errors.ts'
import { grant } from '../../../platform/auth/grant.ts'
import type { TenantDb } from '../../../platform/db/database.ts'
import { type ReceivedFile, receiveFile } from '../../../platform/files/receive/receive-file.ts'
import type { Ctx, InputOf } from '../../../platform/http/context.ts'
import { findKeptAnswer, once } from '../../../platform/idempotency/once.ts'
import { signApart } from '../../../platform/pdf/stamp/stamp-apart.ts'
import type { SignatureOrder, Signed } from '../../../platform/pdf/stamp/stamp-order.ts'
import { checkLock, storeSigned } from '../decide/sign-on-paper.ts'
import { beginTaking, type Taking } from '../decide/take-decision.ts'
import { showChanged } from '../record/present-request.ts'
import { canSignDrawn } from '../rules/signable-kinds.ts'
import { onLastSheet, sheetHeading, signatureLines } from './sheet-lines.ts'

const call = 'approval.sign_drawn'
type Call = typeof approvalCalls.signDrawn
type Input = InputOf<Call>
type Answer = Awaited<ReturnType<typeof showChanged>>
const MEGABYTE = 1024 * 1024
/** A signature is drawn in memory, so larger papers have to be signed on paper. */
const MOST_SIGNED_MB = 30

const refusals = {
  encrypted: 'PDF_ENCRYPTED',
  unreadable: 'PDF_UNREADABLE',
  too_heavy: 'PDF_TOO_HEAVY',
  signed: 'SIGN_ON_PDF',
} as const satisfies Record<Extract<Signed, { ok: false }>['reason'], ErrorCode>

/** The step that the caller signs now, with a file that can be drawn on. */
async function begin(ctx: Ctx<Call>, db: TenantDb, { body }: Input): Promise<Taking> {
  const taking = await beginTaking({ ...ctx, db }, 'sign_drawn', body)
  grant('approval.sign_drawn', taking.file, canSignDrawn(taking.file.mime))
  checkLock({ ...ctx, db }, taking)
  if (taking.file.size > MOST_SIGNED_MB * MEGABYTE)
    throw new AppError('STAMP_TOO_BIG', { limit: MOST_SIGNED_MB })
  return taking
}

function orderOf({ actor }: Ctx<Call>, taking: Taking, { body }: Input, at: Date): SignatureOrder {
  const { request, steps, step } = taking
  return {
    heading: sheetHeading(request),
    onSheet: onLastSheet(steps),
    strokes: body.drawing,
    room: { width: DRAWING_WIDTH, height: DRAWING_HEIGHT },
    lines: signatureLines({
      name: actor.name,
      jobTitle: actor.jobTitle,
      label: step.label,
      for: step.user_id === actor.id ? '' : step.user_name,
      at,
      shown: body.shown,
    }),
    at: at.getTime(),
  }
}

async function findKept(ctx: Ctx<Call>, { body, idempotencyKey: key }: Input): Promise<Answer | undefined> {
  if (key === undefined) return undefined
  const kept = await ctx.database.inInstitution(
    ctx.institutionId,
    (db) => findKeptAnswer(db, ctx.settings, { actor: ctx.actor, endpoint: call, key }, body),
    { readOnly: true },
  )
  return kept as Answer | undefined
}

/**
 * Signs with a drawing. The signature is put on a copy outside of any transaction, because that takes a while; the second
 * transaction checks anew that the same bytes still stand and that it is still the person's turn.
 */
export async function signDrawn(ctx: Ctx<Call>, input: Input): Promise<Answer> {
  const kept = await findKept(ctx, input)
  if (kept !== undefined) return kept
  const at = ctx.clock.now()
  const { file, order } = await ctx.database.inInstitution(ctx.institutionId, async (db) => {
    const taking = await begin(ctx, db, input)
    return { file: taking.file, order: orderOf(ctx, taking, input, at) }
  })
  const signed = await signApart(await buffer(await ctx.files.open(file.sha256)), order)
  if (!signed.ok) throw new AppError(refusals[signed.reason])
  const content: ReceivedFile = await receiveFile(ctx.files, Readable.from([signed.bytes]), {
    fileName: file.name,
    limitBytes: ctx.settings.limits.fileBytes,
  })
  const { body, idempotencyKey: key } = input
  const answer = await ctx.database.inInstitution(ctx.institutionId, (db) => {
    const work = async () => {
      const taking = await begin(ctx, db, input)
      await storeSigned({ ...ctx, db }, taking, {
        way: 'drawn',
        content,
        drawing: body.drawing,
        comment: body.comment,
      })
      return showChanged({ ...ctx, db }, taking.request.id)
    }
    return key === undefined ? work() : once(db, ctx, { id: call }, key, body, work)
  })
  ctx.database.wake()
  return answer as Answer
}
