import type { Language } from '@hdoc/contract/texts/languages.ts'
import type { Actor } from '../../../platform/auth/actor.ts'
import type { Clock } from '../../../platform/clock.ts'
import type { TenantDb } from '../../../platform/db/database.ts'
import type { Work } from '../../documents/index.ts'
import { makeGiving, undoGiving } from './make-giving.ts'
import { type BatchRow, finishItem, lockItem } from './queries.ts'

/** In whose name and language it is done: by a call, or by the worker. */
type Doing = { db: TenantDb; actor: Actor; language: Language; clock: Clock }

const workOf = ({ db, actor, language, clock }: Doing, batch: number): Work => ({
  db,
  actor,
  language,
  now: clock.now(),
  batch,
})

/** Gives one share of a batch, unless another worker did it meanwhile. */
export async function giveItem(doing: Doing, { id, wish }: BatchRow, shareId: number): Promise<void> {
  const item = await lockItem(doing.db, id, shareId, 'will')
  if (!item) return
  const before = await makeGiving(workOf(doing, id), { shareId, version: item.version }, wish)
  await finishItem(doing.db, id, shareId, { state: 'changed', before })
}

/** Takes one share of a batch back, if nothing else happened to its case since. */
export async function undoItem(doing: Doing, { id }: BatchRow, shareId: number): Promise<void> {
  const item = await lockItem(doing.db, id, shareId, 'changed')
  if (!item?.before) return
  await undoGiving(workOf(doing, id), { shareId, version: item.version }, item.before)
  await finishItem(doing.db, id, shareId, { state: 'undone' })
}
