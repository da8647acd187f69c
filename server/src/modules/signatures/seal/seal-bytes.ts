import { Readable } from 'node:stream'
import { AppError, type CodedFailure } from '@hdoc/contract/failures/errors.ts'
import { formatDate } from '@hdoc/contract/ro/date-format.ts'
import { localDate } from '../../../platform/clock.ts'
import type { TenantDb } from '../../../platform/db/database.ts'
import { APART_LIMITS, runApart } from '../../../platform/files/preview/apart/run-apart.ts'
import type { Services } from '../../../platform/http/context.ts'
import { stampApart } from '../../../platform/pdf/stamp/stamp-apart.ts'
import type { StampOrder } from '../../../platform/pdf/stamp/stamp-order.ts'
import { buildSignedData, type SigningKey } from '../../../platform/signatures/sign/build-signed-data.ts'
import {
  CONTENTS_BYTES,
  contentOf,
  fillSignature,
  type Prepared,
  type SignatureWords,
  unpackPrepared,
} from '../../../platform/signatures/sign/prepare-signature.ts'
import { findCertificate } from '../certificate/queries.ts'
import { openKey } from '../certificate/sealed-key.ts'
import { stateOf } from '../certificate/show-certificate.ts'
import { inspectBytes } from '../verify/inspect-apart.ts'
import { askTimestamp } from './ask-timestamp.ts'

type With = Pick<Services, 'settings' | 'clock' | 'log'>
export type SealKey = SigningKey & { name: string }

/** The institution's key. Refuses when there is none, when it is not valid now, or when its key does not open. */
export async function loadSealKey(
  { settings, clock }: Pick<With, 'settings' | 'clock'>,
  db: TenantDb,
): Promise<SealKey> {
  const row = await findCertificate(db)
  if (!row) throw new AppError('CERTIFICATE_MISSING')
  const { state } = stateOf(row, clock.now())
  if (state === 'expired' || state === 'not_yet_valid') {
    const day = (instant: string) => formatDate(localDate(new Date(instant)))
    throw new AppError('CERTIFICATE_NOT_VALID', { from: day(row.valid_from), until: day(row.valid_until) })
  }
  const key = openKey(settings, db, row)
  if (!key) throw new AppError('CERTIFICATE_LOST')
  return { ...key, name: row.name }
}

/** Why nothing can be sealed now; undefined when it can. */
export async function findSealRefusal(
  ctx: Pick<With, 'settings' | 'clock'> & { db: TenantDb },
): Promise<({ ok: false } & CodedFailure) | undefined> {
  try {
    await loadSealKey(ctx, ctx.db)
    return undefined
  } catch (error) {
    if (!(error instanceof AppError)) throw error
    return { ok: false, code: error.code, values: error.values } as { ok: false } & CodedFailure
  }
}

async function prepare(file: Buffer, words: SignatureWords): Promise<Prepared> {
  const outcome = await runApart({ do: 'prepare-signature', words }, Readable.from([file]), APART_LIMITS)
  if (!outcome.ok) throw new AppError(outcome.reason === 'damaged' ? 'PDF_UNREADABLE' : 'PDF_TOO_HEAVY')
  return unpackPrepared(outcome.bytes)
}

/** A stamp rewrites the file, so it comes first, and never upon a file that somebody has signed. */
async function stamped(file: Buffer, order: StampOrder): Promise<{ bytes: Buffer; stamped: boolean }> {
  const facts = await inspectBytes(file)
  if (facts.reason === 'encrypted') throw new AppError('PDF_ENCRYPTED')
  if (facts.state === 'unreadable') throw new AppError('PDF_UNREADABLE')
  if (facts.state === 'signed') return { bytes: file, stamped: false }
  const answer = await stampApart(file, order)
  if (answer.ok) return { bytes: Buffer.from(answer.bytes), stamped: true }
  throw new AppError(REFUSALS[answer.reason])
}
const REFUSALS = {
  encrypted: 'PDF_ENCRYPTED',
  unreadable: 'PDF_UNREADABLE',
  too_heavy: 'PDF_TOO_HEAVY',
} as const

export type Sealed = { bytes: Buffer; stamped: boolean; timestamped: boolean }

/**
 * Seals a PDF with the key of the institution: first the stamp, then the signature over all of it (PAdES baseline B; T
 * where a timestamp server answers). The key never leaves this process; the file is read in another one.
 */
export async function sealBytes(
  { settings, clock, log }: With,
  file: Buffer,
  { key, order, reason }: { key: SealKey; order: StampOrder; reason: string },
): Promise<Sealed> {
  const { bytes, stamped: isStamped } = await stamped(file, order)
  const at = clock.now().toISOString()
  const prepared = await prepare(bytes, { at, name: key.name, reason, location: '' })
  const { timestamps } = settings
  const { contents, timestamped } = await buildSignedData(contentOf(prepared), key, {
    room: CONTENTS_BYTES,
    timestamp: timestamps && ((signature) => askTimestamp(timestamps, signature, log)),
  })
  return { bytes: fillSignature(prepared, contents), stamped: isStamped, timestamped }
}
