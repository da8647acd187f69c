import type { ContactMessage, contactMessageCalls } from '@hdoc/contract/contact/contact-messages.ts'
import { AppError } from '@hdoc/contract/failures/errors.ts'
import { recordAudit } from '../../../platform/audit/record-audit.ts'
import type { TenantDb } from '../../../platform/db/database.ts'
import { downloadHeaders } from '../../../platform/files/preview/preview-headers.ts'
import { savedRow } from '../../../platform/http/answers/answers.ts'
import { checkVersion } from '../../../platform/http/call/check-version.ts'
import type { Ctx, InputOf, RawAnswer, StaffCtx } from '../../../platform/http/context.ts'
import { findFile, findShown, listFiles, lockMessage, storeAnswered } from './queries.ts'

type Calls = typeof contactMessageCalls

async function present(db: TenantDb, id: number): Promise<ContactMessage> {
  const row = await findShown(db, id)
  if (!row) throw new AppError('NOT_FOUND')
  const files = await listFiles(db, id)
  return {
    ...row,
    state: row.answered_at === null ? 'waiting' : 'answered',
    files: files.map((file) => ({ id: file.id, name: file.name, mime: file.mime, size: file.size })),
  }
}

export const showMessage = (ctx: Pick<StaffCtx, 'db'>, id: number): Promise<ContactMessage> =>
  present(ctx.db, id)

/** Marks a message; one that bears the mark already stays with who set it first. */
export async function markMessage(ctx: StaffCtx, { body }: InputOf<Calls['mark']>) {
  const { id, answered } = body
  await lockMessage(ctx.db, id)
  const row = await findShown(ctx.db, id)
  if (!row) throw new AppError('NOT_FOUND')
  await checkVersion(ctx.db, { type: 'contact_message', id, version: row.version, sent: body.version })
  if (answered !== (row.answered_at !== null)) {
    await storeAnswered(ctx.db, id, answered ? { at: ctx.clock.now(), name: ctx.actor.name } : undefined)
    await recordAudit(ctx, {
      action: answered ? 'contact_message.answered' : 'contact_message.reopened',
      subjectType: 'contact_message',
      subjectId: id,
    })
  }
  return savedRow(ctx.language, await present(ctx.db, id))
}

/** A file of a message, always as a download: it comes from a stranger. */
export async function openMessageFile(
  ctx: Ctx<Calls['file']>,
  { params }: InputOf<Calls['file']>,
): Promise<RawAnswer> {
  const file = await ctx.database.inInstitution(ctx.institutionId, (db) => findFile(db, params.id), {
    readOnly: true,
  })
  if (!file) throw new AppError('NOT_FOUND')
  return {
    raw: true,
    body: await ctx.files.open(file.sha256),
    headers: { ...downloadHeaders(file), 'content-length': String(file.size) },
  }
}
