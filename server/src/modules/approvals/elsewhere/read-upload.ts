import { AppError, type ErrorCode } from '@hdoc/contract/failures/errors.ts'
import { doubtSentences } from '@hdoc/contract/signatures/doubt-sentences.ts'
import type { TenantDb } from '../../../platform/db/database.ts'
import type { FileStore } from '../../../platform/files/store/file-store.ts'
import type { FileContent } from '../../documents/index.ts'
import { checkSignedUpload, judgeSigner, type Signer } from '../../signatures/index.ts'
import type { StepSigner } from '../record/queries/steps.ts'
import { isNameOf } from '../rules/same-person.ts'

type Checked = Awaited<ReturnType<typeof checkSignedUpload>>
type Refusal = Extract<Checked, { ok: false }>['refusal']
type HeldSignature = Extract<Checked, { ok: true }>['signature']

const refusals = {
  same_file: 'SIGNED_SAME_FILE',
  not_incremental: 'SIGNED_NOT_INCREMENTAL',
  unreadable: 'SIGNED_UNREADABLE',
  no_signature: 'SIGNED_NO_SIGNATURE',
  not_verified: 'SIGNED_NOT_VERIFIED',
  changed_content: 'SIGNED_CHANGED_CONTENT',
} as const satisfies Record<Refusal, ErrorCode>

type Content = Pick<FileContent, 'sha256' | 'size'>

/** The signature that an upload adds to the version that was downloaded; refuses an upload that is anything else. */
export async function readAddedSignature(
  files: Pick<FileStore, 'open'>,
  original: Content,
  upload: Content,
): Promise<HeldSignature> {
  const checked = await checkSignedUpload(files, original, upload)
  if (!checked.ok) throw new AppError(refusals[checked.refusal])
  return checked.signature
}

/**
 * Whose certificate it is. The seal of an institution is nobody's signature; a certificate with another name than the
 * person's needs their word that it is theirs, which is kept.
 */
export async function checkSigner(
  db: TenantDb,
  signature: HeldSignature,
  { person, isConfirmed, now }: { person: string; isConfirmed: boolean; now: Date },
): Promise<StepSigner> {
  const signer: Signer | undefined = await judgeSigner(db, signature, now)
  if (!signer) throw new AppError('SIGNED_NOT_VERIFIED')
  if (signer.isSeal) throw new AppError('SIGNED_WITH_SEAL')
  if (signer.doubt) throw new AppError('SIGNED_DOUBTFUL', { why: doubtSentences[signer.doubt] })
  const { issuer, serial } = signer.who
  const name = signer.who.name || serial
  const confirmed = !isNameOf(name, person)
  if (confirmed && !isConfirmed) throw new AppError('SIGNER_DIFFERS', { signer: name, person })
  return { name, issuer, serial, confirmed }
}
