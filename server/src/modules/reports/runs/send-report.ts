import { Readable } from 'node:stream'
import { documentValues } from '@hdoc/contract/documents/registration/document-values.ts'
import { reportCalls } from '@hdoc/contract/reports/report-calls.ts'
import { recordAudit } from '../../../platform/audit/record-audit.ts'
import { auditActor } from '../../../platform/auth/actor.ts'
import { allowed, grant } from '../../../platform/auth/grant.ts'
import { localDate } from '../../../platform/clock.ts'
import type { TenantDb } from '../../../platform/db/database.ts'
import { type ReceivedFile, receiveFile } from '../../../platform/files/receive/receive-file.ts'
import { done } from '../../../platform/http/answers/answers.ts'
import { checkVersion } from '../../../platform/http/call/check-version.ts'
import type { Ctx, InputOf, StaffCtx } from '../../../platform/http/context.ts'
import { findKeptAnswer, once } from '../../../platform/idempotency/once.ts'
import { checkApprovers, holdAsked, storeRequest } from '../../approvals/index.ts'
import { openOwnCase } from '../../cases/index.ts'
import { findDocType } from '../../doc-types/index.ts'
import { attachMade, prepareInside, workOf } from '../../documents/index.ts'
import { nameOf, printedOf } from './download-report.ts'
import { drawOne } from './draw-one.ts'
import { getRun } from './get-run.ts'
import { maySend } from './may-send.ts'
import { type SendableRun, storeSent } from './queries/runs.ts'
import { findSeenPaper } from './seen-papers.ts'

const call = reportCalls.send
type Call = typeof call
type Body = InputOf<Call>['body']
type Answer = Awaited<ReturnType<typeof storeSending>>
const FIRST_VERSION = 1

/** The run as the sender looked at it, when it may be sent; held until the transaction ends. */
async function holdRun(ctx: StaffCtx, { id, version }: Body): Promise<SendableRun> {
  const { run, report } = await getRun(ctx.db, ctx.actor, id, { lock: true })
  await checkVersion(ctx.db, { type: 'report', id, version: run.version, sent: version })
  const paper = await findSeenPaper(ctx, run)
  return grant('report.send', run, maySend(ctx.actor, { ...run, paper }, report, localDate(ctx.clock.now())))
}

/** Registers the paper; where its type wants it, with a case of its own. Who is asked is known to be fit before the number is taken. */
async function registerPaper(ctx: StaffCtx, { register_id, doc_type_id, short_description, steps }: Body) {
  const { db, actor, clock } = ctx
  const values = documentValues.parse({
    category: 'interne',
    register_id,
    doc_type_id,
    short_description,
    physical_form: 'electronic',
  })
  const type = await findDocType(db, doc_type_id)
  const takeNumber = await prepareInside(db, ctx, { actor, values })
  await checkApprovers(db, steps)
  const { id, number } = await takeNumber()
  if (type?.create_case) await openOwnCase(workOf(ctx), id, clock.fixed?.() ?? null)
  return { id, number }
}

async function storeSending(ctx: StaffCtx, body: Body, paper: ReceivedFile) {
  const run = await holdRun(ctx, body)
  const document = await registerPaper(ctx, body)
  const { name, mime, kind, size, sha256 } = paper
  const fileId = await attachMade(
    ctx.db,
    grant('document.attach', { id: document.id }, allowed),
    { name, mime, kind, size, sha256 },
    { actor: auditActor(ctx.actor), at: ctx.clock.now() },
  )
  const { text, mode, steps } = body
  const asked = { file_id: fileId, file_version: FIRST_VERSION, text, mode, steps }
  const request_id = await storeRequest(ctx, await holdAsked(ctx, asked), asked)
  await storeSent(ctx.db, run, document.id)
  await recordAudit(ctx, {
    action: 'report.sent',
    subjectType: 'report',
    subjectId: run.id,
    after: { report: run.report, document: document.number, sha256 },
  })
  return { ...done(ctx.language), document, request_id }
}

/**
 * Sends a report of the law for approval: it becomes an internal document with its PDF, about which people are asked. The paper
 * is drawn and stored before the transaction that refers to it; what nobody refers to is cleaned away at night.
 */
export async function sendReport(
  ctx: Ctx<Call>,
  { body, idempotencyKey: key }: InputOf<Call>,
): Promise<Answer> {
  const inside = <T>(work: (db: TenantDb) => Promise<T>) =>
    ctx.database.inInstitution(ctx.institutionId, work)
  const kept =
    key !== undefined &&
    (await inside((db) =>
      findKeptAnswer(db, ctx.settings, { actor: ctx.actor, endpoint: call.id, key }, body),
    ))
  if (kept) return kept as Answer
  const { run, printed } = await inside(async (db) => {
    await holdRun({ ...ctx, db }, body)
    return printedOf(db, ctx.actor, body.id, 1)
  })
  const paper = await receiveFile(ctx.files, Readable.from([await drawOne(printed)]), {
    fileName: `${nameOf(run)}.pdf`,
    limitBytes: ctx.settings.limits.fileBytes,
  })
  const answer = await inside((db) => {
    const work = () => storeSending({ ...ctx, db }, body, paper)
    return key === undefined ? work() : once(db, ctx, call, key, body, work)
  })
  ctx.database.wake()
  return answer as Answer
}
