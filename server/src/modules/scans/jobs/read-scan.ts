import type { LabelledDocument } from '@hdoc/contract/printing/label/payload.ts'
import type { ScanNote } from '@hdoc/contract/scans/scans.ts'
import { systemActor } from '../../../platform/auth/actor.ts'
import { grant } from '../../../platform/auth/grant.ts'
import type { TenantDb } from '../../../platform/db/database.ts'
import type { JobServices } from '../../../platform/jobs/job-context.ts'
import { attachScan, canReceiveScan, findForScan } from '../../documents/index.ts'
import {
  addPart,
  type Content,
  holdsLease,
  keepWaiting,
  type LeasedScan,
  type Looked,
  settle,
} from '../queries/arrivals.ts'
import { labelsOf } from '../reading/labels-of.ts'
import { partName, partsOf, whyNotAttached } from '../reading/rules.ts'
import { runTask } from '../reading/run-task.ts'
import { kindOfScan, PDF } from '../reading/scan-types.ts'
import { storeFile, storeThumb } from './store-file.ts'

/** A whole scan or a part of one, stored, with what is known of it. */
type Read = Content & { pages: number; thumb: string | null; label: LabelledDocument | null; note: ScanNote }

/** Gives the scan to the document of its label; gives the reason when it may not. */
async function followLabel(
  db: TenantDb,
  scan: LeasedScan,
  scanId: number,
  read: Read,
  at: Date,
): Promise<{ documentId: number } | { note: ScanNote }> {
  const { label } = read
  if (label === null) return { note: read.note }
  const isOurs = label.institutionId === db.institutionId
  const target = isOurs ? await findForScan(db, label.documentId) : undefined
  const note = whyNotAttached(label, db.institutionId, target)
  if (note !== undefined || target === undefined) return { note: note ?? 'unknown' }
  await attachScan(
    db,
    grant('document.attach', target, canReceiveScan(target)),
    { ...read, scanId, kind: kindOfScan(read.mime) },
    { actor: systemActor, at, action: 'file.scanned', scan: scan.name },
  )
  return { documentId: target.id }
}

async function place(db: TenantDb, scan: LeasedScan, scanId: number, read: Read, at: Date): Promise<void> {
  const looked: Looked = { pages: read.pages, thumb: read.thumb }
  const outcome = await followLabel(db, scan, scanId, read, at)
  if ('note' in outcome) return keepWaiting(db, scanId, looked, outcome.note)
  await settle(db, scanId, { state: 'attached', documentId: outcome.documentId }, looked, at)
}

/** Looks for labels on the sheets of a scan; what bears one goes to its document, the rest waits in the inbox. */
export async function readScan(
  { database, files, clock }: JobServices,
  scan: LeasedScan,
  signal: AbortSignal,
): Promise<void> {
  const sha256 = scan.sha256 ?? ''
  const type = scan.mime === PDF ? 'pdf' : 'image'
  const inInstitution = (work: (db: TenantDb) => Promise<void>) =>
    database.inInstitution(scan.institution_id, async (db) => {
      if (await holdsLease(db, scan)) await work(db)
    })
  const task = { kind: 'read', type, at: scan.arrived_at } as const
  await runTask({ task, inputs: { scan: () => files.open(sha256) }, signal }, async ({ result, file }) => {
    if (!result.ok)
      return inInstitution((db) => keepWaiting(db, scan.id, { pages: null, thumb: null }, result.note))
    const parts = partsOf(result.codes.map(labelsOf))
    const first = await storeThumb(files, file('thumb-1.webp'))
    const whole = {
      name: scan.name,
      mime: scan.mime,
      size: scan.size,
      sha256,
      pages: result.pages,
      thumb: first,
    }
    if (result.parts === 0) {
      const label = parts.length === 1 ? (parts[0]?.label ?? null) : null
      const note = result.note || (parts[0]?.note ?? '')
      return inInstitution((db) => place(db, scan, scan.id, { ...whole, label, note }, clock.now()))
    }
    const reads: Read[] = []
    for (const [at, part] of parts.entries()) {
      const stored = await storeFile(files, file(`part-${at + 1}.pdf`))
      const thumb = await storeThumb(files, file(`thumb-${at + 1}.webp`))
      const pages = part.to - part.from + 1
      reads.push({ ...part, ...stored, name: partName(scan.name, part), mime: PDF, pages, thumb })
    }
    return inInstitution(async (db) => {
      for (const read of reads) await place(db, scan, await addPart(db, scan, read), read, clock.now())
      await settle(db, scan.id, { state: 'divided' }, { pages: result.pages, thumb: first }, clock.now())
    })
  })
}
