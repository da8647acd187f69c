import {
  DAYS_AN_EXPORT_IS_KEPT,
  type InstitutionExport,
  type institutionExportCalls,
} from '@hdoc/contract/leaving/institution-exports.ts'
import { addDays } from '@hdoc/contract/ro/local-date.ts'
import { keyOf } from '../../../platform/audit/proof-key.ts'
import { recordAudit } from '../../../platform/audit/record-audit.ts'
import { auditActor } from '../../../platform/auth/actor.ts'
import { localDate } from '../../../platform/clock.ts'
import { emit } from '../../../platform/events/emit.ts'
import { done } from '../../../platform/http/answers/answers.ts'
import type { Ctx, InputOf } from '../../../platform/http/context.ts'
import { requireProof } from '../../access/index.ts'
import { exportAsked } from '../events/index.ts'
import { partName } from './part-name.ts'
import { addExport, type ExportRow, findOrigin, listExports, listUnlocked } from './queries/exports.ts'
import { findHoldingImport } from './queries/held-rows.ts'

type Calls = typeof institutionExportCalls

type Around = { unlocked_until: string | null; isImportUnderWay: boolean }

function present(row: ExportRow, { unlocked_until, isImportUnderWay }: Around): InstitutionExport {
  const { summary, asked_by_name, ended_at } = row
  const rows = summary
    ? Object.values(summary.rows).reduce((sum, one) => sum + one, summary.audit.entries)
    : 0
  return {
    id: row.id,
    state: row.state,
    waits_for_import: row.state === 'waiting' && isImportUnderWay,
    asked_at: row.asked_at,
    asked_by: asked_by_name,
    cut_at: row.cut_at,
    rows,
    files: row.files,
    file_bytes: row.file_bytes,
    packed: row.packed,
    packed_bytes: row.packed_bytes,
    missing: row.missing,
    parts:
      row.state === 'done'
        ? row.parts.map(({ part, size, sha256 }) => ({ part, name: partName(row.id, part), size, sha256 }))
        : [],
    unlocked_until: row.state === 'done' ? unlocked_until : null,
    ended_at,
    kept_until:
      row.state === 'done' && ended_at
        ? addDays(localDate(new Date(ended_at)), DAYS_AN_EXPORT_IS_KEPT)
        : null,
    failure: row.failure,
    needed_bytes: row.needed_bytes,
  }
}

export async function showExports({ db, actor, clock, settings }: Ctx<Calls['list']>) {
  const origin = await findOrigin(db)
  const unlocked = await listUnlocked(db, { person: auditActor(actor), at: clock.now() })
  const rows = await listExports(db)
  const isAnyWaiting = rows.some(({ state }) => state === 'waiting')
  const isImportUnderWay = isAnyWaiting && (await findHoldingImport(db)) === 'under_way'
  return {
    exports: rows.map((row) =>
      present(row, {
        unlocked_until: unlocked.find(({ id }) => id === row.id)?.until ?? null,
        isImportUnderWay,
      }),
    ),
    key_id: keyOf(settings.secret).id,
    origin: origin
      ? { imported_at: origin.imported_at, installation_key: origin.key_id, audit_size: origin.audit_size }
      : null,
  }
}

/** Asks the worker for an export, once the person has proved again who they are. */
export async function askForExport(ctx: Ctx<Calls['ask']>, { body }: InputOf<Calls['ask']>) {
  await requireProof(ctx, body)
  const at = ctx.clock.now()
  const id = await ctx.database.inInstitution(ctx.institutionId, async (db) => {
    const added = await addExport(db, { at, by: auditActor(ctx.actor), actor: ctx.actor })
    await recordAudit(
      { ...ctx, db },
      {
        action: 'institution.export_asked',
        subjectType: 'institution',
        subjectId: db.institutionId,
        after: { export_id: added },
      },
    )
    await emit(db, exportAsked, { export_id: added }, at)
    return added
  })
  ctx.database.wake()
  return { ...done(ctx.language), id }
}
