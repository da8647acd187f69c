import type { approvalCalls } from '@hdoc/contract/approvals/approvals.ts'
import { AppError } from '@hdoc/contract/failures/errors.ts'
import { grant } from '../../../platform/auth/grant.ts'
import type { TenantDb } from '../../../platform/db/database.ts'
import type { Ctx, InputOf } from '../../../platform/http/context.ts'
import { findKeptAnswer, once } from '../../../platform/idempotency/once.ts'
import { findUpload, takeUpload } from '../../documents/index.ts'
import { checkLock, storeSigned } from '../decide/sign-on-paper.ts'
import { beginTaking, type Taking } from '../decide/take-decision.ts'
import { showChanged } from '../record/present-request.ts'
import { canSignElsewhere } from '../rules/signable-kinds.ts'
import { checkSigner, readAddedSignature } from './read-upload.ts'

const call = 'approval.sign_upload'
type Call = typeof approvalCalls.signUpload
type Input = InputOf<Call>
type Answer = Awaited<ReturnType<typeof showChanged>>

const noUpload = (key: 'reference' | 'scan_no_version'): AppError =>
  new AppError('VALIDATION', {}, { fields: { upload_id: [{ key }] } })

/** The step that the caller signs now, with the version that they were to sign. */
async function begin(ctx: Ctx<Call>, db: TenantDb, { body }: Input): Promise<Taking> {
  const taking = await beginTaking({ ...ctx, db }, 'sign_upload', body)
  grant('approval.sign_upload', taking.file, canSignElsewhere(taking.file.mime))
  checkLock({ ...ctx, db }, taking)
  return taking
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
 * Takes the version that the person downloaded and signed with their own tool. It is compared with the downloaded one
 * outside of any transaction, because that takes a while; the second transaction checks anew that these bytes still
 * stand and that it is still the person's turn, so that the signature extends the request's chain.
 */
export async function signUpload(ctx: Ctx<Call>, input: Input): Promise<Answer> {
  const kept = await findKept(ctx, input)
  if (kept !== undefined) return kept
  const { body, idempotencyKey: key } = input
  const { original, upload } = await ctx.database.inInstitution(ctx.institutionId, async (db) => {
    const taking = await begin(ctx, db, input)
    const found = await findUpload(db, body.upload_id, ctx.actor)
    if (!found) throw noUpload('reference')
    if (found.scan_id !== null) throw noUpload('scan_no_version')
    return { original: taking.file, upload: found }
  })
  const signature = await readAddedSignature(ctx.files, original, upload)
  const answer = await ctx.database.inInstitution(ctx.institutionId, (db) => {
    const work = async () => {
      const inside = { ...ctx, db }
      const taking = await begin(ctx, db, input)
      const signer = await checkSigner(db, signature, {
        person: ctx.actor.name,
        isConfirmed: body.own_certificate,
        now: ctx.clock.now(),
      })
      const taken = await takeUpload(db, body.upload_id, ctx.actor)
      if (taken?.sha256 !== upload.sha256) throw noUpload('reference')
      const { mime, kind, size, sha256 } = taken
      // The document's file keeps its name, whatever the tool called its own.
      const content = { name: taking.file.name, mime, kind, size, sha256 }
      const { comment } = body
      await storeSigned(inside, taking, { way: 'digital', content, drawing: null, comment, signer })
      return showChanged(inside, taking.request.id)
    }
    return key === undefined ? work() : once(db, ctx, { id: call }, key, body, work)
  })
  ctx.database.wake()
  return answer as Answer
}
