import { AppError } from '@hdoc/contract/failures/errors.ts'
import type { institutionExportCalls } from '@hdoc/contract/leaving/institution-exports.ts'
import { recordAudit } from '../../../platform/audit/record-audit.ts'
import { auditActor } from '../../../platform/auth/actor.ts'
import { downloadHeaders } from '../../../platform/files/preview/preview-headers.ts'
import type { Ctx, InputOf, RawAnswer } from '../../../platform/http/context.ts'
import { rangedAnswer } from '../../../platform/http/streams/ranged-answer.ts'
import { partName } from './part-name.ts'
import { findExport, findOrigin, listUnlocked } from './queries/exports.ts'

type Calls = typeof institutionExportCalls
type Reader = Ctx<Calls['part']> | Ctx<Calls['audit']>
type Content = { name: string; mime: string; sha256: string; size: number }

/** Sends a content, or the range that is asked for, so that a download that broke off can go on. */
function send(ctx: Reader, { name, mime, ...content }: Content): Promise<RawAnswer> {
  return rangedAnswer(
    content,
    { files: ctx.files, range: ctx.caller.headers.range },
    {
      ...downloadHeaders({ name, mime }),
      'cache-control': 'private, no-store',
      etag: `"${content.sha256}"`,
    },
  )
}

export async function downloadPart(
  ctx: Ctx<Calls['part']>,
  { params }: InputOf<Calls['part']>,
): Promise<RawAnswer> {
  const part = await ctx.database.inInstitution(ctx.institutionId, async (db) => {
    const row = await findExport(db, params.id)
    if (!row) throw new AppError('NOT_FOUND')
    const found = row.parts.find((one) => one.part === params.part)
    if (row.state !== 'done' || !found) throw new AppError('EXPORT_NOT_READY')
    const unlocked = await listUnlocked(db, { person: auditActor(ctx.actor), at: ctx.clock.now() })
    if (!unlocked.some(({ id }) => id === row.id)) throw new AppError('EXPORT_LOCKED')
    await recordAudit(
      { ...ctx, db },
      {
        action: 'institution.export_downloaded',
        subjectType: 'institution',
        subjectId: db.institutionId,
        after: { export_id: params.id, part: params.part },
      },
    )
    return found
  })
  ctx.database.wake()
  const mime = params.part === 0 ? 'application/octet-stream' : 'application/zip'
  return send(ctx, { ...part, name: partName(params.id, params.part), mime })
}

/** The archive of the audit of before; nothing in this installation changes it. */
export async function downloadAuditBefore(ctx: Ctx<Calls['audit']>): Promise<RawAnswer> {
  const origin = await ctx.database.inInstitution(ctx.institutionId, findOrigin, { readOnly: true })
  if (!origin) throw new AppError('NOT_FOUND')
  return send(ctx, {
    name: 'audit-dinainte.jsonl',
    mime: 'application/x-ndjson',
    sha256: origin.audit_sha256,
    size: origin.audit_size,
  })
}
