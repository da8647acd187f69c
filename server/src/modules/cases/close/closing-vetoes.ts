import { type CodedFailure, errorMessage, errorOf } from '@hdoc/contract/failures/errors.ts'
import type { StaffCtx } from '../../../platform/http/context.ts'
import { declareSlot } from '../../../platform/slots/slot.ts'
import { keepVisible, type Obstacle, viewerOfCall, type Work } from '../../documents/index.ts'
import type { CaseFile } from '../record/load-case.ts'
import { hiddenDocument } from '../record/present-case.ts'

/** What a later module looks at before a case is closed. */
export type ClosingCase = {
  id: number
  documentIds: readonly number[]
  /** Somebody closes, with a reason, what others are in charge of. */
  byRight: boolean
}

/**
 * Says why a case cannot be closed: all of it, because it is shown before anybody tries. Whoever closes holds the case
 * and its documents locked.
 */
export type ClosingVeto = (
  work: Pick<Work, 'db' | 'now' | 'actor'>,
  closing: ClosingCase,
) => Promise<readonly Obstacle[]>

export const closingVetoes = declareSlot<ClosingVeto>('vetoes of closing a case')

/** What a later module looks at before a department’s part of a case is closed. */
type ClosingPart = Pick<ClosingCase, 'documentIds'> & { groupId: number }

/** Says why a department’s part of a case cannot be closed; whoever closes holds the case and its documents locked. */
export type PartVeto = (work: Pick<Work, 'db'>, part: ClosingPart) => Promise<readonly Obstacle[]>

export const partVetoes = declareSlot<PartVeto>('vetoes of closing a department’s part of a case')

/** Who closes, by a call or by the worker. */
export type Closer = Pick<StaffCtx, 'db' | 'actor' | 'language' | 'clock'>

/** Of a document that the caller does not see, its number is not said. */
async function hideUnseen(ctx: Closer, found: readonly Obstacle[]): Promise<CodedFailure[]> {
  const ids = found.flatMap(({ documentId }) => documentId ?? [])
  const seen = new Set(
    ids.length === 0 ? [] : await keepVisible(ctx.db, await viewerOfCall(ctx), ids, ids.length),
  )
  return found.map(({ documentId, ...why }) =>
    documentId === undefined || seen.has(documentId)
      ? why
      : ({ ...why, values: { ...why.values, document: hiddenDocument } } as CodedFailure),
  )
}

const heldBy = ({ documents }: CaseFile): number[] =>
  documents.filter(({ held }) => held).map(({ document_id }) => document_id)

/** All that stands against closing a case, as the caller may know it. */
async function listObstacles(
  ctx: Closer,
  file: CaseFile,
  { vetoes, byRight }: { vetoes: readonly ClosingVeto[]; byRight: boolean },
): Promise<CodedFailure[]> {
  const documentIds = heldBy(file)
  const work = { db: ctx.db, actor: ctx.actor, now: ctx.clock.now() }
  const found = await Promise.all(vetoes.map((veto) => veto(work, { id: file.row.id, documentIds, byRight })))
  return hideUnseen(ctx, found.flat())
}

/** The same in the caller's words. */
export const sayObstacles = async (ctx: Closer, file: CaseFile, how: Parameters<typeof listObstacles>[2]) =>
  (await listObstacles(ctx, file, how)).map(({ code, values }) => ({
    code,
    text: errorMessage(code, ctx.language, values),
  }))

/** Refuses to close a case while anything stands against it. */
export async function checkVetoes(
  ctx: Closer,
  file: CaseFile,
  how: Parameters<typeof listObstacles>[2],
): Promise<void> {
  const [first] = await listObstacles(ctx, file, how)
  if (first) throw errorOf(first)
}

/** Refuses to close a department’s part of a case while anything stands against it. */
export async function checkPartVetoes(
  ctx: Closer,
  file: CaseFile,
  { groupId, vetoes }: { groupId: number; vetoes: readonly PartVeto[] },
): Promise<void> {
  const part = { documentIds: heldBy(file), groupId }
  const found = await Promise.all(vetoes.map((veto) => veto(ctx, part)))
  const [first] = await hideUnseen(ctx, found.flat())
  if (first) throw errorOf(first)
}
