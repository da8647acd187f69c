import type { Document } from '@hdoc/contract/documents/record/documents.ts'
import { AppError } from '@hdoc/contract/failures/errors.ts'
import type { Actor } from '../../../platform/auth/actor.ts'
import { localDate } from '../../../platform/clock.ts'
import type { TenantDb } from '../../../platform/db/database.ts'
import type { StaffCtx } from '../../../platform/http/context.ts'
import { findDeleteMode, publicAddress } from '../../institutions/index.ts'
import { findIssuer } from '../../issuers/index.ts'
import { listFurtherNumbers } from '../../registers/index.ts'
import { viewerOf } from '../visibility/queries/visibility.ts'
import { viewerOfCall } from '../visibility/viewer-of-call.ts'
import { presentDocument } from './present.ts'
import { listNamed } from './queries/assignment.ts'
import { findConnected } from './queries/connected.ts'
import { type DocumentRow, findDocument } from './queries/documents.ts'
import { listFiles } from './queries/files.ts'
import { listIssuerChanges } from './queries/issuer-changes.ts'
import { listExtensions } from './queries/life.ts'

const MEGABYTE = 1024 * 1024

/** A document, if the actor may see it. */
export async function findVisibleTo(
  db: TenantDb,
  actor: Actor,
  id: number,
): Promise<DocumentRow | undefined> {
  return findDocument(db, await viewerOf(db, actor), actor, id)
}

/** A document the caller may see. */
export async function findVisible(ctx: StaffCtx, id: number): Promise<DocumentRow | undefined> {
  return findDocument(ctx.db, await viewerOfCall(ctx), ctx.actor, id)
}

/** A document the caller may see, else NOT_FOUND: what is invisible does not exist. */
export async function getVisible(ctx: StaffCtx, id: number): Promise<DocumentRow> {
  const document = await findVisible(ctx, id)
  if (!document) throw new AppError('NOT_FOUND')
  return document
}

/**
 * Start of the address of the public page with the status of a registration; the private code is appended to
 * it.
 */
export async function trackingPage({ db, settings }: Pick<StaffCtx, 'db' | 'settings'>): Promise<string> {
  return `${await publicAddress(db, db.institutionId, settings)}/#/urmarire/`
}

export async function showDocument(ctx: StaffCtx, document: DocumentRow): Promise<Document> {
  const viewer = await viewerOfCall(ctx)
  const [files, furtherNumbers, issuer, page, extensions, issuerChanges, named, connected, deleteMode] =
    await Promise.all([
      listFiles(ctx.db, document.id),
      listFurtherNumbers(ctx.db, document.id),
      document.issuer_id === null ? undefined : findIssuer(ctx.db, ctx.settings, document.issuer_id),
      trackingPage(ctx),
      listExtensions(ctx.db, document.id),
      listIssuerChanges(ctx.db, document.id),
      listNamed(ctx.db, document.id),
      findConnected(ctx.db, { viewer, actor: ctx.actor, documentId: document.id }),
      document.is_test ? findDeleteMode(ctx.db, ctx.clock.now()) : undefined,
    ])
  return presentDocument(document, {
    actor: ctx.actor,
    language: ctx.language,
    today: localDate(ctx.clock.now()),
    now: ctx.clock.now(),
    issuer,
    files,
    furtherNumbers,
    extensions,
    issuerChanges,
    named,
    connected,
    deleteModeIsOn: deleteMode !== undefined,
    trackingUrl: page + document.tracking_code,
    maxFileMb: Math.floor(ctx.settings.limits.fileBytes / MEGABYTE),
  })
}
