import type { importCalls } from '@hdoc/contract/imports/import-calls.ts'
import { isImportUnderWay } from '@hdoc/contract/imports/import-states.ts'
import type { InputOf, StaffCtx } from '../../../platform/http/context.ts'
import { roomForFiles } from '../archives/room-for-files.ts'
import { listArchives, listEntries } from '../queries/archives.ts'
import { groupFindings, listFindings, listUnknownValues } from '../queries/findings.ts'
import { findImport, listImports } from '../queries/imports.ts'
import { countUpdated } from '../queries/made.ts'
import { grantedKind, kindsOf } from '../rights/policy.ts'
import { getImport } from './get-import.ts'
import { hasEnded, presentDetail, presentEntry, presentFinding, presentRow } from './present.ts'

type Calls = typeof importCalls

const IMPORTS_A_PAGE = 20
const FINDINGS_A_PAGE = 50
/** Unknown values that are offered to be given a meaning. */
const UNKNOWN_VALUES = 100

const offsetOf = (page: number, rows: number): number => (page - 1) * rows
const figuresOf = (page: number, rows: number, total: number) => ({
  total,
  from: total === 0 ? 0 : offsetOf(page, rows) + 1,
  current_page: page,
  per_page: rows,
})

export async function showImports({ db, actor }: StaffCtx, { query }: InputOf<Calls['list']>) {
  const kinds = kindsOf(actor)
  const chosen = query.kind === undefined ? kinds : kinds.filter((kind) => kind === query.kind)
  const { rows, total } = await listImports(db, chosen, {
    rows: IMPORTS_A_PAGE,
    offset: offsetOf(query.page, IMPORTS_A_PAGE),
  })
  return { data: rows.map(presentRow), ...figuresOf(query.page, IMPORTS_A_PAGE, total), kinds }
}

export async function showImport(ctx: StaffCtx, { params }: InputOf<Calls['get']>) {
  const { db, actor, language } = ctx
  const record = getImport(await findImport(db, params.id))
  const kind = grantedKind(actor, record.kind)
  const form = await kind.describe(db)
  // Whoever watches a step asks every second; what it found is told at its end.
  const isStanding = !isImportUnderWay(record.state)
  const groups = isStanding ? await groupFindings(db, record.id) : []
  const unknown = isStanding ? await listUnknownValues(db, record.id, UNKNOWN_VALUES) : []
  // Rows were counted when they were made; some may have been taken back since.
  const updated = hasEnded(record) ? await countUpdated(db, record.id) : undefined
  const hasFiles = kind.filesField !== undefined && isStanding && !hasEnded(record)
  const files = hasFiles
    ? { archives: await listArchives(db, record.id), free: await roomForFiles(ctx.settings) }
    : null
  const { limits } = ctx.settings
  return presentDetail(record, {
    ...{ actor, language, now: ctx.clock.now(), kind, form, groups, unknown },
    ...{ updated, files, mostBytes: limits.fileBytes },
  })
}

export async function showFindings(ctx: StaffCtx, { params, query }: InputOf<Calls['findings']>) {
  const record = getImport(await findImport(ctx.db, params.id))
  grantedKind(ctx.actor, record.kind)
  const { rows, total } = await listFindings(ctx.db, record.id, {
    key: query.key,
    rows: FINDINGS_A_PAGE,
    offset: offsetOf(query.page, FINDINGS_A_PAGE),
  })
  return {
    data: rows.map((row) => presentFinding(row, record, ctx.language)),
    ...figuresOf(query.page, FINDINGS_A_PAGE, total),
  }
}

/** Files of the archives that no row names, or that cannot be taken. */
export async function showEntries(ctx: StaffCtx, { params, query }: InputOf<Calls['entries']>) {
  const record = getImport(await findImport(ctx.db, params.id))
  grantedKind(ctx.actor, record.kind)
  const { rows, total } = await listEntries(ctx.db, record.id, {
    which: query.which,
    rows: FINDINGS_A_PAGE,
    offset: offsetOf(query.page, FINDINGS_A_PAGE),
  })
  return {
    data: rows.map((row) => presentEntry(row, ctx.language)),
    ...figuresOf(query.page, FINDINGS_A_PAGE, total),
  }
}
