import type { documentFileCalls, FileVersion } from '@hdoc/contract/documents/parts/document-files.ts'
import { AppError } from '@hdoc/contract/failures/errors.ts'
import { writeAudit } from '../../../platform/audit/write-audit.ts'
import { auditActor } from '../../../platform/auth/actor.ts'
import { grant } from '../../../platform/auth/grant.ts'
import { downloadHeaders } from '../../../platform/files/preview/preview-headers.ts'
import { savedRow } from '../../../platform/http/answers/answers.ts'
import type { Ctx, InputOf, RawAnswer, StaffCtx } from '../../../platform/http/context.ts'
import type { DocumentFollower } from '../record/document-followers.ts'
import { canChangeFile } from '../record/file-policy.ts'
import { showDocument } from '../record/get-document.ts'
import { workOf } from '../record/in-whose-name.ts'
import { type FileContent, takeUpload } from '../record/queries/files.ts'
import { getFile, holdFile } from './open-file.ts'
import { findVersion, listVersions, replaceContent } from './queries/file-versions.ts'

export async function showVersions(
  ctx: StaffCtx,
  { params }: InputOf<typeof documentFileCalls.versions>,
): Promise<FileVersion[]> {
  const file = await getFile(ctx.db, ctx.actor, params.id)
  const versions = await listVersions(ctx.db, file)
  return versions.map(({ version, name, size, created_by_name, created_at, restored_from, damaged }) => ({
    version,
    active: version === file.version,
    name,
    size,
    created_by: created_by_name,
    created_at,
    damaged,
    restored_from,
  }))
}

export async function downloadVersion(
  ctx: Ctx<typeof documentFileCalls.version>,
  { params }: InputOf<typeof documentFileCalls.version>,
): Promise<RawAnswer> {
  const version = await ctx.database.inInstitution(
    ctx.institutionId,
    async (db) => findVersion(db, await getFile(db, ctx.actor, params.id), params.version),
    { readOnly: true },
  )
  if (!version) throw new AppError('NOT_FOUND')
  return {
    raw: true,
    headers: { ...downloadHeaders(version), 'content-length': String(version.size) },
    body: await ctx.files.open(version.sha256),
  }
}

type Replacement = {
  id: number
  /** The active version as the caller knows it. */
  known: number | undefined
  restoredFrom: number | null
  /** Finds the new content; called once the caller's right to change the file is checked. */
  content: (file: Awaited<ReturnType<typeof getFile>>) => Promise<FileContent>
  followers: readonly DocumentFollower[]
}

async function replace(ctx: StaffCtx, { id, known, restoredFrom, content, followers }: Replacement) {
  const { file, document } = await holdFile(ctx, id)
  const at = ctx.clock.now()
  const changeable = grant('file.change', file, canChangeFile(ctx.actor, document, file, at))
  if (known !== undefined && known !== file.version)
    throw new AppError('STALE_VERSION', { name: file.created_by_name })
  const next = await content(file)
  await replaceContent(ctx.db, changeable, next, { actor: ctx.actor, at, restoredFrom })
  await writeAudit(ctx.db, {
    actor: auditActor(ctx.actor),
    at,
    action: restoredFrom === null ? 'file.version_added' : 'file.version_restored',
    subjectType: 'document',
    subjectId: document.id,
    before: { file: file.name, sha256: file.sha256, file_version: file.version },
    after: { file: next.name, sha256: next.sha256, file_version: file.version + 1 },
  })
  for (const follower of followers) await follower.versionReplaced(workOf(ctx), file.id)
  return savedRow(ctx.language, await showDocument(ctx, document))
}

/**
 * Adds a version made from an upload. Nothing is overwritten: the version that was active stays, with who
 * made it and when. A scan is refused: it belongs, as a file of its own, to the document that gets it first,
 * and as a version it would go on waiting in the inbox.
 */
export function addVersion(
  ctx: StaffCtx,
  { body }: InputOf<typeof documentFileCalls.addVersion>,
  followers: readonly DocumentFollower[],
) {
  return replace(ctx, {
    followers,
    id: body.id,
    known: body.version,
    restoredFrom: null,
    content: async () => {
      const upload = await takeUpload(ctx.db, body.upload_id, ctx.actor)
      const problem = !upload ? 'reference' : upload.scan_id === null ? undefined : 'scan_no_version'
      if (!upload || problem)
        throw new AppError('VALIDATION', {}, { fields: { upload_id: [{ key: problem ?? 'reference' }] } })
      return upload
    },
  })
}

export function restoreVersion(
  ctx: StaffCtx,
  { body }: InputOf<typeof documentFileCalls.restore>,
  followers: readonly DocumentFollower[],
) {
  return replace(ctx, {
    followers,
    id: body.id,
    known: body.version,
    restoredFrom: body.restored,
    content: async (file) => {
      const earlier =
        body.restored === file.version ? undefined : await findVersion(ctx.db, file, body.restored)
      if (!earlier) throw new AppError('VALIDATION', {}, { fields: { restored: [{ key: 'reference' }] } })
      return earlier
    },
  })
}
