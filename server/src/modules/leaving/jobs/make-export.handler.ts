import { join } from 'node:path'
import { AppError } from '@hdoc/contract/failures/errors.ts'
import { HOURS_AN_EXPORT_WAITS } from '@hdoc/contract/leaving/institution-exports.ts'
import { writeAudit } from '../../../platform/audit/write-audit.ts'
import { can, systemActor } from '../../../platform/auth/actor.ts'
import type { TenantDb } from '../../../platform/db/database.ts'
import { takeTime } from '../../../platform/db/institution-scope.ts'
import { spareBytes } from '../../../platform/files/receive/room-to-write.ts'
import { enqueueJob } from '../../../platform/jobs/enqueue-job.ts'
import type { JobContext } from '../../../platform/jobs/job-context.ts'
import { actorNow } from '../../access/index.ts'
import { exportedEntities } from '../entities/entities.ts'
import {
  addPart,
  type ExportRow,
  endExport,
  findExport,
  lockExport,
  type PartRow,
  storeCut,
  storePacked,
} from '../exports/queries/exports.ts'
import { findHoldingImport } from '../exports/queries/held-rows.ts'
import { dataEntries, OtherCount } from './data-entries.ts'
import { exportStep, PACKING } from './export-step.ts'
import {
  type ExportFile,
  listFilesOnce,
  nextFiles,
  noteMissing,
  sizeOfTables,
} from './queries/export-files.ts'
import { signManifest } from './sign-manifest.ts'
import { EntrySource, type PartEntry, writePart } from './write-part.ts'

type Context = Pick<JobContext, 'clock' | 'files' | 'settings' | 'tx' | 'signal'>
type End = Parameters<typeof endExport>[2]

class NoRoom extends Error {
  readonly needed: number
  constructor(needed: number) {
    super(`${needed} bytes are needed`)
    this.needed = needed
  }
}

async function end(ctx: Context, id: number, how: Omit<End, 'at'>): Promise<void> {
  await ctx.tx(async (db) => {
    const row = await lockExport(db, id)
    if (!row || !isUnderWay(row)) return
    const at = ctx.clock.now()
    await endExport(db, id, { ...how, at })
    await writeAudit(db, {
      actor: systemActor,
      at,
      action: how.state === 'done' ? 'institution.export_made' : 'institution.export_failed',
      subjectType: 'institution',
      subjectId: db.institutionId,
      after: { export_id: id, failure: how.failure },
    })
  })
}

const goOn = (db: TenantDb, export_id: number, step: number): Promise<void> =>
  enqueueJob(db, exportStep, { export_id, step }, { oneAtATime: PACKING })

async function refuseWithoutRoom(ctx: Context, needed: number): Promise<void> {
  if ((await spareBytes(join(ctx.settings.dataDir, 'files'))) < needed) throw new NoRoom(needed)
}

/** How long an export waits before it looks again whether an import holds rows back. */
const AGAIN_AFTER_SECONDS = 60
const MOST_WAITING_MS = HOURS_AN_EXPORT_WAITS * 60 * 60 * 1000

/** An import holds rows back and will not stop doing so, or has not for too long. */
class HeldBack extends Error {
  readonly failure: 'import_under_way' | 'import_left'
  constructor(failure: HeldBack['failure']) {
    super(failure)
    this.failure = failure
  }
}

/** Copies the rows of one instant into parts, and writes down the files that the following steps pack. */
async function copy(ctx: Context, id: number): Promise<void> {
  await ctx.tx(
    async (db) => {
      await takeTime(db)
      const row = await findExport(db, id)
      if (row?.state !== 'waiting') return
      const holding = await findHoldingImport(db)
      if (holding === 'left') throw new HeldBack('import_left')
      const waited = ctx.clock.now().getTime() - Date.parse(row.asked_at)
      if (holding && waited >= MOST_WAITING_MS) throw new HeldBack('import_under_way')
      if (holding)
        return enqueueJob(
          db,
          exportStep,
          { export_id: id, step: 0 },
          { oneAtATime: PACKING, afterSeconds: AGAIN_AFTER_SECONDS },
        )
      const at = ctx.clock.now()
      const tables = exportedEntities.map(({ table }) => table)
      const files = await listFilesOnce(db, id, tables)
      await refuseWithoutRoom(ctx, files.bytes + (await sizeOfTables(db)))
      const summary = { rows: {}, audit: { entries: 0, seq: 0, head: null } }
      const source = new EntrySource(dataEntries(db, ctx.settings, summary))
      for (let part = 1; await source.look(); part++) {
        ctx.signal.throwIfAborted()
        const { size, sha256, taken } = await writePart(ctx.files, source, {
          part,
          partBytes: row.part_bytes,
        })
        await addPart(db, id, { part, size, sha256, entries: taken })
      }
      await storeCut(db, id, { at, summary, ...files })
      await goOn(db, id, 1)
    },
    { oneInstant: true },
  )
}

/** The files from a position on, opened when their turn comes; `now` is the one that is being read. Missing ones are noted. */
async function* fileEntries(
  ctx: Context,
  row: ExportRow,
  now: { file?: ExportFile },
): AsyncGenerator<PartEntry> {
  for (let after = row.packed; ; ) {
    const page = await ctx.tx((db) => nextFiles(db, row.id, after, 500), { readOnly: true })
    for (const file of page) {
      after = file.position
      if (!(await ctx.files.has(file.sha256))) {
        await ctx.tx((db) => noteMissing(db, row.id, file.position))
        continue
      }
      const content = async function* (): AsyncGenerator<Uint8Array> {
        now.file = file
        yield* await ctx.files.open(file.sha256)
      }
      yield { name: file.path, size: file.size, content: content() }
    }
    if (page.length < 500) return
  }
}

/** Packs one part of the files. A content that is not what it was is noted, and the part is written again without it. */
async function pack(ctx: Context, row: ExportRow): Promise<void> {
  await refuseWithoutRoom(ctx, row.file_bytes - row.packed_bytes)
  const part = Math.max(0, ...row.parts.map((one) => one.part)) + 1
  const now: { file?: ExportFile } = {}
  const source = new EntrySource(fileEntries(ctx, row, now))
  let written: PartRow | undefined
  let bytes = 0
  if (await source.look())
    try {
      const { size, sha256, taken, listed } = await writePart(ctx.files, source, {
        part,
        partBytes: row.part_bytes,
      })
      written = { part, size, sha256, entries: taken }
      bytes = listed.reduce((sum, one) => sum + one.size, 0)
    } catch (error) {
      const { file } = now
      if (!(error instanceof AppError) || error.code !== 'FILE_DAMAGED' || !file) throw error
      await ctx.tx((db) => noteMissing(db, row.id, file.position))
      return pack(ctx, row)
    }
  const next = await source.look()
  const isLast = next === undefined
  const packed = isLast ? row.files : (now.file?.position ?? row.packed)
  await ctx.tx(async (db) => {
    const found = await lockExport(db, row.id)
    if (found?.state !== 'packing' || found.packed !== row.packed) return
    if (written) await addPart(db, row.id, written)
    await storePacked(db, row.id, { files: packed, bytes: row.packed_bytes + bytes })
    await goOn(db, row.id, part + 1)
  })
}

/** Signs the manifest once all files are packed, and ends the export. */
async function finish(ctx: Context, row: ExportRow): Promise<void> {
  if (!row.parts.some(({ part }) => part === 0)) {
    const manifest = await signManifest(ctx, row)
    await ctx.tx(async (db) => {
      const found = await lockExport(db, row.id)
      if (found?.state === 'packing' && !found.parts.some(({ part }) => part === 0))
        await addPart(db, row.id, manifest)
    })
  }
  await end(ctx, row.id, { state: 'done', failure: null })
}

const isUnderWay = ({ state }: ExportRow): boolean => state === 'waiting' || state === 'packing'

/** A repeat after a crash finds what is stored and does the rest. A stored step has its successor in the queue. */
export async function handle(
  ctx: Context,
  { export_id, step }: { export_id: number; step: number },
): Promise<void> {
  const { row, isAllowed } = await ctx.tx(
    async (db) => {
      const found = await findExport(db, export_id)
      const actor = found && (await actorNow(db, found.actor))
      return { row: found, isAllowed: actor !== undefined && can(actor, 'client.admin') }
    },
    { readOnly: true },
  )
  if (!row || !isUnderWay(row)) return
  if (!isAllowed) return end(ctx, export_id, { state: 'failed', failure: 'no_right' })
  try {
    if (step === 0) await copy(ctx, export_id)
    else await (row.packed < row.files || row.cut_at === null ? pack(ctx, row) : finish(ctx, row))
  } catch (error) {
    if (error instanceof NoRoom)
      return end(ctx, export_id, { state: 'failed', failure: 'no_room', needed: error.needed })
    if (error instanceof HeldBack) return end(ctx, export_id, { state: 'failed', failure: error.failure })
    if (error instanceof OtherCount) return end(ctx, export_id, { state: 'failed', failure: 'other_count' })
    throw error
  }
}

/** Ends an export that could not be made. Its page says so, and another one can be asked for. */
export async function giveUp(ctx: Context, { export_id }: { export_id: number }): Promise<void> {
  await end(ctx, export_id, { state: 'failed', failure: 'error' })
}
