import type { SignatureWay } from '@hdoc/contract/approvals/approval-status.ts'
import type { approvalCalls } from '@hdoc/contract/approvals/approvals.ts'
import type { Drawing } from '@hdoc/contract/approvals/drawing.ts'
import { AppError } from '@hdoc/contract/failures/errors.ts'
import { formatDate } from '@hdoc/contract/ro/date-format.ts'
import { allowed, grant } from '../../../platform/auth/grant.ts'
import { localDate, localTime } from '../../../platform/clock.ts'
import type { InputOf, StaffCtx } from '../../../platform/http/context.ts'
import { addMadeVersion, type FileContent, lockOf, takeUpload, workOf } from '../../documents/index.ts'
import { showChanged } from '../record/present-request.ts'
import { storeCurrentVersion } from '../record/queries/requests.ts'
import { addSignature, type StepSigner } from '../record/queries/steps.ts'
import { beginTaking, finishTaking, type Taking } from './take-decision.ts'

/** A signature makes a version; who holds the file is making one too. */
export function checkLock(ctx: StaffCtx, { file }: Taking): void {
  const lock = lockOf(ctx.actor, file, ctx.clock.now())
  if (!lock || lock.own) return
  throw new AppError('FILE_LOCKED', {
    name: lock.by,
    since: `${formatDate(localDate(lock.since))}, ${localTime(lock.since)}`,
  })
}

type Signed = {
  way: SignatureWay
  content: FileContent
  drawing: Drawing | null
  comment: string
  signer?: StepSigner
}

/** Stores the signed content as the version that stands for the request, with what proves the signature. */
export async function storeSigned(
  ctx: StaffCtx,
  taking: Taking,
  { way, content, drawing, comment, signer }: Signed,
): Promise<void> {
  const { request, taken, file } = taking
  const work = workOf(ctx)
  const fileVersion = await addMadeVersion(work, grant('file.change', file, allowed), content)
  await storeCurrentVersion(ctx.db, grant('approval.change', request, allowed), fileVersion)
  await addSignature(ctx.db, taken, {
    way,
    shown: file.sha256,
    signed: content.sha256,
    fileVersion,
    at: work.now,
    name: ctx.actor.name,
    jobTitle: ctx.actor.jobTitle,
    drawing,
    ...(signer && { signer }),
  })
  await finishTaking(ctx, taking, 'signed', {
    comment,
    after: {
      signature: way,
      signed_sha256: content.sha256,
      signed_version: fileVersion,
      ...(signer && { certificate: signer.name }),
      // The person's word that a certificate with another name is theirs.
      ...(signer?.confirmed && { certificate_confirmed: ctx.actor.name }),
    },
  })
}

const isScan = ({ mime }: FileContent): boolean => mime === 'application/pdf' || mime.startsWith('image/')

/** Says that the person signed on paper: the scan of the signed paper is the version that stands for the request. */
export async function signOnPaper(ctx: StaffCtx, { body }: InputOf<typeof approvalCalls.signPaper>) {
  const taking = await beginTaking(ctx, 'sign_paper', body)
  checkLock(ctx, taking)
  const upload = await takeUpload(ctx.db, body.upload_id, ctx.actor)
  const problem = !upload ? 'reference' : upload.scan_id !== null ? 'scan_no_version' : 'scan_kind'
  if (!upload || upload.scan_id !== null || !isScan(upload))
    throw new AppError('VALIDATION', {}, { fields: { upload_id: [{ key: problem }] } })
  const { name, mime, kind, size, sha256 } = upload
  const content = { name, mime, kind, size, sha256 }
  await storeSigned(ctx, taking, { way: 'paper', content, drawing: null, comment: body.comment })
  return showChanged(ctx, taking.request.id)
}
