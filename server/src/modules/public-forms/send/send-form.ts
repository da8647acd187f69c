import { AppError } from '@hdoc/contract/failures/errors.ts'
import { valuesOf } from '@hdoc/contract/public-forms/public-form-body.ts'
import { leastSeconds } from '@hdoc/contract/public-forms/public-form-kinds.ts'
import type { Json } from '../../../platform/audit/canonical-json.ts'
import type { TenantDb } from '../../../platform/db/database.ts'
import { emit } from '../../../platform/events/emit.ts'
import type { Ctx } from '../../../platform/http/context.ts'
import { addressKey } from '../../../platform/http/guard/limit-calls.ts'
import { bodyHash, isSameBody } from '../../../platform/idempotency/body-hash.ts'
import { confirmationWanted } from '../events/index.ts'
import type { PublicKind } from '../kinds/public-kind.ts'
import { expectKey } from '../record/expect-key.ts'
import { inPlace } from '../record/find-send.ts'
import { dropUnfinished, listFormFiles } from '../record/queries/files.ts'
import type { SendRow } from '../record/queries/send-row.ts'
import { beginSend, findByKey, storeWritten } from '../record/queries/sends.ts'
import { answerWith } from '../record/show-send.ts'
import { keyHash } from '../secrets/form-key.ts'
import { expectTextRoom } from './expect-room.ts'
import { countingMail, limitSends } from './limit-sends.ts'
import { openLink } from './open-link.ts'

type Asking = Pick<Ctx, 'database' | 'caller' | 'clock' | 'settings' | 'language' | 'files'>
type Body = {
  key: string
  website: string
  email: string
  email_confirmation: string
  terms: boolean
}

/** Refuses what no person sends: a field that nobody sees, filled; a form sent as soon as it was opened. */
function expectPerson(ctx: Asking, body: Body, openedAt: Date): void {
  if (body.website !== '') throw new AppError('PUBLIC_FORM_ROBOT')
  if (ctx.clock.now().getTime() - openedAt.getTime() < leastSeconds * 1000)
    throw new AppError('PUBLIC_FORM_EARLY', {}, { retryAfterSeconds: leastSeconds })
}

/** The same form again, because its answer was lost, answers the same. Other values with its key are refused. */
function expectSame(ctx: Asking, row: SendRow, body: Json): number {
  if (row.body_hash === null || !isSameBody(ctx.settings, row.body_hash, body))
    throw new AppError('PUBLIC_FORM_SENT')
  return row.id
}

/** A body was read from JSON. */
const asJson = (body: Body): Json => body as unknown as Json

type Writing = { db: TenantDb; mails: boolean; now: Date }

async function write<Values, Kept>(
  ctx: Asking,
  kind: PublicKind<Values, Kept>,
  { body, values }: { body: Body; values: Values },
  { db, mails, now }: Writing,
): Promise<{ id: number; pieces: string[] }> {
  const { language, settings } = ctx
  const address = addressKey(ctx.caller.address)
  const send = await beginSend(db, {
    kind: kind.kind,
    keyHash: keyHash(body.key),
    language,
    address,
    at: now,
  })
  // Another request with the same key was faster.
  if (send.state !== 'writing') return { id: expectSame(ctx, send, asJson(body)), pieces: [] }
  const pieces = await dropUnfinished(db, send.id)
  const whole = (await listFormFiles(db, send.id)).filter(({ sha256 }) => sha256 !== null)
  const sent = { files: new Map(whole.map(({ id, name }) => [id, name])), now }
  await kind.check?.(db, values, sent)
  const content = kind.keep ? await kind.keep({ ...sent, db, settings }, values) : values
  const told = await kind.tell(db, values, language, sent)
  const bytes = Buffer.byteLength(JSON.stringify([content, told]))
  await expectTextRoom(db, settings, { address, bytes, now })
  const written = {
    ...{ language, content, told, bytes },
    email: body.email,
    bodyHash: bodyHash(settings, asJson(body)),
    at: now,
  }
  const opened = openLink(settings, { institutionId: db.institutionId, now, firstSentAt: now, mails })
  await storeWritten(db, send.id, written, opened)
  if (mails) await emit(db, confirmationWanted, { send_id: send.id, mail: 1 }, now)
  return { id: send.id, pieces }
}

/**
 * Takes a form in. Nobody of the institution sees it, and nothing takes a number, before its address has confirmed.
 * Each kind sends by a call of its own, whose handler is this.
 */
export async function sendForm<Values, Kept, Sent extends Body & Values>(
  ctx: Asking,
  kind: PublicKind<Values, Kept>,
  body: Sent,
) {
  const { institutionId } = ctx.caller.host
  if (institutionId === 0) throw new AppError('NOT_FOUND')
  const read = expectKey(ctx, body.key)
  if (read.kind !== kind.kind) throw new AppError('PUBLIC_FORM_KEY')
  const known = await inPlace(ctx, (db) => findByKey(db, keyHash(body.key)), { readOnly: true })
  if (known && known.state !== 'writing') return answerWith(ctx, expectSame(ctx, known, asJson(body)))
  expectPerson(ctx, body, read.at)
  await limitSends(ctx)
  const values = valuesOf(body as unknown as Record<string, unknown>) as unknown as Values
  const now = ctx.clock.now()
  const { id, pieces } = await countingMail(ctx, body.email, (mails) =>
    inPlace(ctx, (db) => write(ctx, kind, { body, values }, { db, mails, now })),
  )
  ctx.database.wake()
  for (const name of pieces) await ctx.files.deletePiece(name)
  return answerWith(ctx, id)
}
