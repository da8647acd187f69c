import { isClosingWish } from '@hdoc/contract/cases/case-batches.ts'
import type { Work } from '../../documents/index.ts'
import type { Closer, ClosingVeto } from '../close/closing-vetoes.ts'
import { isClosingBefore } from './item-before.ts'
import { makeClosing, undoClosing } from './make-closing.ts'
import { makeGiving, undoGiving } from './make-giving.ts'
import { type BatchRow, finishItem, lockItem } from './queries.ts'

/** In whose name and language it is done: by a call, or by the worker. */
type Doing = Closer & { readonly vetoes: readonly ClosingVeto[] }

const workOf = ({ db, actor, language, clock }: Doing, batch: number): Work => ({
  db,
  actor,
  language,
  now: clock.now(),
  batch,
})

/** Gives one share of a batch, or closes its case, unless another worker did it meanwhile. */
export async function makeItem(doing: Doing, { id, wish }: BatchRow, shareId: number): Promise<void> {
  const item = await lockItem(doing.db, id, shareId, 'will')
  if (!item) return
  const known = { shareId, version: item.version }
  const before = isClosingWish(wish)
    ? await makeClosing(doing, known, wish, { vetoes: doing.vetoes, batch: id })
    : await makeGiving(workOf(doing, id), known, wish)
  await finishItem(doing.db, id, shareId, { state: 'changed', before })
}

/** Takes one item of a batch back, if nothing else happened to its case since. */
export async function undoItem(doing: Doing, { id }: BatchRow, shareId: number): Promise<void> {
  const item = await lockItem(doing.db, id, shareId, 'changed')
  if (!item?.before) return
  const known = { shareId, version: item.version }
  if (isClosingBefore(item.before)) await undoClosing(workOf(doing, id), known, item.before)
  else await undoGiving(workOf(doing, id), known, item.before)
  await finishItem(doing.db, id, shareId, { state: 'undone' })
}
