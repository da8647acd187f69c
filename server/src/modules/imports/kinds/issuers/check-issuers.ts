import type { IssuerValues } from '@hdoc/contract/issuers/issuer-values.ts'
import { filledIn, findIssuer, judgeIssuer, plainValues, tracesOf } from '../../../issuers/index.ts'
import type { BatchContext, CheckedRow, MappedRow, RowProblem } from '../../kind/import-kind.ts'
import { listTargets } from '../../queries/findings.ts'
import { type KnownIssuer, listAlike, listByCodes } from './queries.ts'
import { type WrittenIssuer, writtenIssuer } from './read-issuer.ts'

/** A checked row with what would be stored. */
export type CheckedIssuer = CheckedRow & {
  issuer?: IssuerValues
  /** Of an update: what the row writes over what is there. */
  written?: WrittenIssuer
}

type Judged = { mapped: MappedRow; written: WrittenIssuer; issuer?: IssuerValues; errors: RowProblem[] }

/** Under which field of the file a problem of a field of the issuer is told: one column may give both codes. */
function placeOf(field: string, values: MappedRow['values']): string {
  const isCode = field === 'cnp' || field === 'cui'
  return isCode && (values[field] ?? '') === '' && (values.code ?? '') !== '' ? 'code' : field
}

async function judge(ctx: BatchContext, mapped: MappedRow): Promise<Judged> {
  const written = writtenIssuer(mapped.values)
  const judged = await judgeIssuer(ctx.db, written, ctx.at)
  if ('values' in judged) return { mapped, written, issuer: judged.values, errors: [] }
  const errors = Object.entries(judged.problems).flatMap(([field, problems]) =>
    problems.map((problem) => ({ field: placeOf(field, mapped.values), problem })),
  )
  return { mapped, written, errors }
}

type Known = { ids: KnownIssuer[]; byCode: boolean }

/** Who the rows may be already: by code, else by name and locality where no code speaks against it. */
async function findKnown(ctx: BatchContext, judged: readonly Judged[]): Promise<Map<number, Known>> {
  const { db, settings, importId } = ctx
  const sound = judged.flatMap(({ mapped, issuer }) =>
    issuer ? [{ row: mapped.row, issuer, traces: tracesOf(settings, db.institutionId, issuer.cnp) }] : [],
  )
  const found = await listByCodes(db, {
    indexes: sound.flatMap(({ traces }) => traces.indexes),
    plain: sound.map(({ traces }) => traces.plain).filter(Boolean),
    cuis: sound.map(({ issuer }) => issuer.cui).filter(Boolean),
  })
  const known = new Map<number, Known>()
  for (const { row, issuer, traces } of sound) {
    const indexes = new Set(traces.indexes.map((index) => index.toString('hex')))
    const ids = found.filter(
      (one) =>
        (one.cui !== '' && one.cui === issuer.cui) ||
        (issuer.cnp !== '' && (indexes.has(one.cnp_index) || one.cnp === issuer.cnp)),
    )
    if (ids.length > 0) known.set(row, { ids, byCode: true })
  }
  const others = sound.filter(({ row }) => !known.has(row))
  const alike = await listAlike(
    db,
    importId,
    others.map(({ row, issuer }) => ({
      row,
      type: issuer.type,
      name: issuer.name,
      locality: issuer.locality,
    })),
  )
  for (const { row, issuer } of others) {
    const hasOther = ({ cui, cnp, cnp_index }: KnownIssuer): boolean =>
      (issuer.cui !== '' && cui !== '') || (issuer.cnp !== '' && (cnp !== '' || cnp_index !== ''))
    const ids = alike.filter((one) => one.row === row && !hasOther(one))
    if (ids.length > 0) known.set(row, { ids, byCode: false })
  }
  return known
}

async function updated(ctx: BatchContext, one: Judged, target: KnownIssuer): Promise<CheckedIssuer> {
  const { mapped, written } = one
  const row = await findIssuer(ctx.db, ctx.settings, target.id)
  const before = row && plainValues(row)
  const judged = before && (await judgeIssuer(ctx.db, filledIn(before, written), ctx.at))
  if (!before || !judged || !('values' in judged)) {
    const problems = judged && 'problems' in judged ? judged.problems : {}
    const errors = Object.entries(problems).flatMap(([field, list]) =>
      list.map((problem) => ({ field, problem })),
    )
    return { ...mapped, errors, warnings: [], step: 'skip', targetId: target.id }
  }
  const { values } = judged
  const isSame = Object.entries(values).every(
    ([field, value]) => before[field as keyof IssuerValues] === value,
  )
  const warnings: RowProblem[] = [
    { field: 'name', problem: { key: 'import_known', values: { name: target.name } } },
  ]
  return {
    ...mapped,
    errors: [],
    warnings,
    step: isSame ? 'skip' : 'update',
    targetId: target.id,
    issuer: values,
    written,
  }
}

function settle(
  ctx: BatchContext,
  one: Judged,
  known: Known | undefined,
): Promise<CheckedIssuer> | CheckedIssuer {
  const { mapped, issuer, errors } = one
  const plain = { ...mapped, errors, warnings: [], step: 'new' as const, ...(issuer && { issuer }) }
  const [first] = known?.ids ?? []
  if (!issuer || !known || !first) return plain
  const { name } = first
  const joins = known.byCode || ctx.options.join_alike === '1'
  if (!joins)
    return { ...plain, warnings: [{ field: 'name', problem: { key: 'import_alike', values: { name } } }] }
  const told: RowProblem = { field: 'name', problem: { key: 'import_known', values: { name } } }
  if (ctx.duplicates === 'new') return { ...plain, warnings: [told] }
  if (ctx.duplicates === 'skip') return { ...plain, warnings: [told], step: 'skip' }
  if (known.ids.length > 1) {
    const problem = { key: 'import_known_twice', values: { count: known.ids.length } } as const
    return { ...plain, errors: [{ field: 'name', problem }], step: 'skip' }
  }
  return updated(ctx, one, first)
}

/**
 * Refuses the second row of a file that changes the same known issuer: the data of the first one would be lost, and neither could
 * be taken back.
 */
async function changedOnce(ctx: BatchContext, rows: readonly CheckedIssuer[]): Promise<CheckedIssuer[]> {
  const targets = rows.flatMap(({ targetId }) => targetId ?? [])
  const before = await listTargets(ctx.db, ctx.importId, targets)
  const taken = new Map(before.map(({ id, row }) => [id, row]))
  return rows.map((one) => {
    if (one.targetId === undefined) return one
    const row = taken.get(one.targetId)
    if (row !== undefined) {
      const { targetId: _, issuer: __, written: ___, ...rest } = one
      const problem = { key: 'import_same_row', values: { row } } as const
      return { ...rest, errors: [{ field: '', problem }], warnings: [], step: 'skip' }
    }
    // A row that says what is known already changes nothing.
    if (one.errors.length === 0 && one.step === 'update') taken.set(one.targetId, one.row)
    return one
  })
}

/** What each row would become. */
export async function checkIssuers(ctx: BatchContext, rows: readonly MappedRow[]): Promise<CheckedIssuer[]> {
  const judged = await Promise.all(rows.map((row) => judge(ctx, row)))
  const known = await findKnown(ctx, judged)
  const settled = await Promise.all(judged.map(async (one) => settle(ctx, one, known.get(one.mapped.row))))
  return changedOnce(ctx, settled)
}
