import type { LiveChange } from '@hdoc/contract/live/live-words.ts'
import { type Actor, can } from '../../platform/auth/actor.ts'
import type { LiveRow } from './queries/live-changes.ts'
import type { LiveSight } from './sight.ts'
import { type Telling, tellingOf } from './words-of-actions.ts'

/** What is known of a person who is told: who they are, their rights, and what they see of each kind of subject. */
export type Hearer = {
  readonly actor: Actor
  readonly viewers: ReadonlyMap<string, unknown>
}

/** Changes with what decides who may know of them, read once for everybody. */
export type Batch = {
  readonly rows: readonly LiveRow[]
  /** By the kind of subject. */
  readonly facts: ReadonlyMap<string, ReadonlyMap<number, unknown>>
}

/** The subjects whose facts are needed to tell of these changes, by their kind. */
export function subjectsOf(rows: readonly LiveRow[]): Map<string, number[]> {
  const wanted = new Map<string, Set<number>>()
  for (const { action, subject_type: type, subject_ids: ids, for_user_id: only } of rows) {
    if (only !== null || tellingOf(action)?.to !== 'seers') continue
    const known = wanted.get(type) ?? new Set()
    for (const id of ids) known.add(id)
    wanted.set(type, known)
  }
  return new Map([...wanted].map(([type, ids]) => [type, [...ids]]))
}

const isOwn = (row: LiveRow, { institutionId, id }: Actor): boolean =>
  row.actor_id === id && row.actor_institution_id === institutionId

/** Whether the row is about the person: told to them alone, done by them, or done to them. */
function concerns(row: LiveRow, actor: Actor, institutionId: number): boolean {
  if (row.for_user_id !== null)
    return row.for_user_id === actor.id && row.for_institution_id === actor.institutionId
  if (isOwn(row, actor)) return true
  return (
    row.subject_type === 'user' && actor.institutionId === institutionId && row.subject_ids.includes(actor.id)
  )
}

/** The subjects of a row that the person sees. */
function seenOf(
  row: LiveRow,
  { viewers }: Hearer,
  { facts }: Batch,
  sights: ReadonlyMap<string, LiveSight>,
): number[] {
  const sight = sights.get(row.subject_type)
  const known = facts.get(row.subject_type)
  if (!sight || !known || !viewers.has(row.subject_type)) return []
  const viewer = viewers.get(row.subject_type)
  return row.subject_ids.filter((id) => known.has(id) && sight.sees(viewer, known.get(id)))
}

/** Of the ids of one row at most so many are named; with more of them, any record of the kind may have changed. */
const MOST_NAMED = 50

function tellRow(
  row: LiveRow,
  telling: Telling,
  hearer: Hearer,
  batch: Batch,
  around: { institutionId: number; sights: ReadonlyMap<string, LiveSight> },
): LiveChange[] {
  const { actor } = hearer
  const change: LiveChange = { what: telling.what, ...(isOwn(row, actor) && { own: true as const }) }
  if (row.for_user_id !== null || telling.to === 'self')
    return concerns(row, actor, around.institutionId) ? [change] : []
  if (telling.to === 'everybody') return [change]
  if (telling.to !== 'seers') return can(actor, telling.to.right) ? [change] : []
  const ids = seenOf(row, hearer, batch, around.sights)
  if (ids.length === 0) return []
  return telling.named && ids.length <= MOST_NAMED ? ids.map((id) => ({ ...change, id })) : [change]
}

/** What a person is told of a batch: nothing twice, and nothing of what they may not see. */
export function toldTo(
  hearer: Hearer,
  batch: Batch,
  around: { institutionId: number; sights: ReadonlyMap<string, LiveSight> },
): LiveChange[] {
  const told = new Map<string, LiveChange>()
  for (const row of batch.rows) {
    const telling = tellingOf(row.action)
    if (!telling) continue
    for (const change of tellRow(row, telling, hearer, batch, around))
      told.set(`${change.what} ${change.id ?? ''} ${change.own ?? ''}`, change)
  }
  return [...told.values()]
}
