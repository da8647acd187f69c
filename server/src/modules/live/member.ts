import type { LiveEnd } from '@hdoc/contract/live/live-events.ts'
import type { TenantDb } from '../../platform/db/database.ts'
import { beatText, changesText, endText, helloText, resetText } from './event-text.ts'
import type { OutgoingText } from './outgoing-text.ts'
import type { LiveRow } from './queries/live-changes.ts'
import type { LiveSight } from './sight.ts'
import { type Batch, type Hearer, subjectsOf, toldTo } from './told.ts'

/** One open page (or the one that listens for all pages of a browser). */
export interface Member {
  readonly institutionId: number
  /** Who it is, as the limit for each person counts. */
  readonly person: string
  readonly out: OutgoingText
  /** Reads the person and what they see anew. Throws when the session is over. */
  readonly look: () => Promise<Hearer>
  /** Undefined until the first look. */
  hearer: Hearer | undefined
  /** A hash of the rights with which the page began. */
  rights: string
  /** Everything up to here was told. */
  position: number
  /** What was read while the page is still being told the past; undefined = it has been told. */
  held: Batch[] | undefined
  /** Something could not be told because the browser reads too slowly. */
  lost: boolean
  checkedAt: number
}

export type Sights = ReadonlyMap<string, LiveSight>

/** Reads what decides who may know of these changes. */
export async function batchOf(db: TenantDb, rows: readonly LiveRow[], sights: Sights): Promise<Batch> {
  const facts = new Map<string, ReadonlyMap<number, unknown>>()
  for (const [type, ids] of subjectsOf(rows)) {
    const sight = sights.get(type)
    if (sight) facts.set(type, await sight.factsOf(db, ids))
  }
  return { rows, facts }
}

function say(member: Member, text: string): void {
  if (!member.out.write(text)) member.lost = true
}

/** Makes up for what was lost, as soon as the browser reads again; false = it does not yet. */
function recover(member: Member): boolean {
  if (member.lost) member.lost = !member.out.write(resetText(member.position))
  return !member.lost
}

/** Tells a page what it may know of a batch. */
export function tell(member: Member, batch: Batch, sights: Sights): void {
  const { hearer, institutionId } = member
  const rows = batch.rows.filter(({ position }) => position > member.position)
  const last = rows.at(-1)
  if (!last || !hearer) return
  member.position = last.position
  if (!recover(member)) return
  const changes = toldTo(hearer, { ...batch, rows }, { institutionId, sights })
  say(member, changesText(changes, member.position))
}

/** Where a page begins: a position, and what happened before it, or that this cannot be told. */
export type Past = { readonly head: number; readonly batch: Batch | 'too much' }

/** Greets a person and tells them the past. */
export function pastText(
  hearer: Hearer,
  { head, batch }: Past,
  around: { institutionId: number; sights: Sights },
): string {
  if (batch === 'too much') return helloText(head) + resetText(head)
  const [first] = batch.rows
  const last = batch.rows.at(-1)
  // The greeting stands before what follows it, so its position does too.
  const greeting = helloText(first ? first.position - 1 : head)
  return last ? greeting + changesText(toldTo(hearer, batch, around), last.position) : greeting
}

/** Tells a page the past, then what was held back meanwhile. */
export function begin(member: Member, past: Past, sights: Sights): void {
  const { hearer, institutionId, held = [] } = member
  if (hearer) say(member, pastText(hearer, past, { institutionId, sights }))
  member.position = past.head
  member.held = undefined
  for (const one of held) tell(member, one, sights)
}

export function beat(member: Member): void {
  if (member.held === undefined && recover(member)) say(member, beatText(member.position))
}

export function end(member: Member, why: LiveEnd): void {
  member.out.write(endText(why))
  member.out.end()
}
