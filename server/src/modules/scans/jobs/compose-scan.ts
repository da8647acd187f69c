import { type Actor, auditActor } from '../../../platform/auth/actor.ts'
import { grant } from '../../../platform/auth/grant.ts'
import type { TenantDb } from '../../../platform/db/database.ts'
import type { JobServices } from '../../../platform/jobs/job-context.ts'
import { findActor } from '../../access/index.ts'
import { attachScan, canAttachFiles, findForPerson, findForScan } from '../../documents/index.ts'
import {
  type Content,
  holdsLease,
  keepComposed,
  type LeasedScan,
  listPhotos,
  settle,
} from '../queries/arrivals.ts'
import { runTask } from '../reading/run-task.ts'
import { PDF } from '../reading/scan-types.ts'
import { giveUpScan } from './give-up-scan.ts'
import { storeFile } from './store-file.ts'

/** Gives the document the pages were sent to, if the person who had the code shown may attach to it now. */
async function findAllowed(db: TenantDb, actor: Actor | undefined, documentId: number) {
  await findForScan(db, documentId)
  const document = actor && (await findForPerson(db, actor, documentId))
  if (!actor || !document) return undefined
  const decision = canAttachFiles(actor, document)
  return decision.ok ? grant('document.attach', document, decision) : undefined
}

/**
 * Makes one PDF of what a phone has sent. A PDF for a document is attached in the name of the person who had
 * the code shown, by their rights as they are now. Any other goes the way of every scan.
 */
export async function composeScan(
  services: JobServices,
  scan: LeasedScan,
  signal: AbortSignal,
): Promise<void> {
  const { database, files, clock } = services
  const inInstitution = <T>(work: (db: TenantDb) => Promise<T>) =>
    database.inInstitution(scan.institution_id, work)
  const photos = await inInstitution((db) => listPhotos(db, scan.phone_link_id ?? 0))
  const inputs = Object.fromEntries(
    photos.map(({ sha256 }, at) => [`photo-${at + 1}`, () => files.open(sha256)]),
  )
  const sender = scan.sent_by
  const person = sender && { institutionId: sender.institution_id, id: sender.id }
  const actor = person ? await findActor(database, person, scan.institution_id) : undefined
  const task = { kind: 'compose', photos: photos.length, at: scan.arrived_at } as const
  await runTask({ task, inputs, signal }, async ({ result, file }) => {
    if (!result.ok) return giveUpScan(services, scan)
    const stored = await storeFile(files, file('composed.pdf'))
    const content: Content = { name: scan.name, mime: PDF, ...stored }
    await inInstitution(async (db) => {
      if (!(await holdsLease(db, scan))) return
      const allowed = scan.document_id === null ? undefined : await findAllowed(db, actor, scan.document_id)
      const note = scan.document_id !== null && !allowed ? 'no_right' : ''
      await keepComposed(db, scan.id, { ...content, pages: result.pages, note })
      if (!allowed || !actor || !sender) return
      const at = clock.now()
      const by = { ...auditActor(actor), ...(sender.real && { real: sender.real }) }
      const from = { ...content, scanId: scan.id, kind: 'pdf' }
      await attachScan(db, allowed, from, { actor: by, at, action: 'file.attached', scan: scan.name })
      const looked = { pages: result.pages, thumb: null }
      await settle(db, scan.id, { state: 'attached', documentId: allowed.id }, looked, at)
    })
  })
}
