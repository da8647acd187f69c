import { AppError } from '@hdoc/contract/failures/errors.ts'
import { LIVE_BEAT_SECONDS } from '@hdoc/contract/live/live-events.ts'
import type { Actor } from '../../platform/auth/actor.ts'
import type { Services } from '../../platform/http/context.ts'
import { declareSlot } from '../../platform/slots/slot.ts'
import { memberChecks } from './check-members.ts'
import { batchOf, beat, begin, end, type Member, type Past, type Sights, tell } from './member.ts'
import { outgoingText } from './outgoing-text.ts'
import { type LiveRow, listAfter } from './queries/live-changes.ts'
import type { LiveSight } from './sight.ts'
import { touchesRights } from './words-of-actions.ts'

/** The channel on which servers learn of new positions: `institution:position`. */
export const LIVE_CHANNEL = 'hdoc_live'
const ROWS_AT_ONCE = 500
const AGAIN_MS = 1_000
/** Seconds after which a refused page may try again; spread, so that not all come back at once. */
const RETRY = { least: 20, spread: 40 }

/** Tells the open pages of one server process what changes. */
export interface LiveHub {
  /** Takes the text of a notice; none = anything may have been missed. */
  hear(text?: string): void
  /** Says how later modules decide who may know of their subjects. */
  learn(sights: readonly LiveSight[]): void
  sights(): Sights
  /** Lets a page in before its past is read, so that nothing is missed in between. Throws when there is no room. */
  enter(actor: Actor, institutionId: number, look: Member['look']): Member
  begin(member: Member, past: Past): void
  leave(member: Member): void
  /** How many pages listen. */
  count(): number
  /** Ends all streams; the pages connect to another server, or to this one when it is back. */
  close(): void
}

/** The pages of one institution. */
type Group = {
  readonly institutionId: number
  readonly members: Set<Member>
  /** Everything up to here was read; undefined until the first page has begun. */
  position: number | undefined
  reading: boolean
  again: boolean
}

/** Whether an act may have changed the session or the rights of a page: its person did it, or it was done to them. */
function isTouched({ hearer }: Member, row: LiveRow, institutionId: number): boolean {
  if (!hearer) return false
  const { actor } = hearer
  // What an act on a person of the platform changed is not seen here, so it counts whenever a person is the subject.
  if (row.subject_type === 'user' && actor.institutionId !== institutionId) return true
  if (row.actor_id === actor.id && row.actor_institution_id === actor.institutionId) return true
  return row.subject_type === 'user' && row.subject_ids.includes(actor.id)
}

/** The hub that the program listens for; without one a server makes its own, which hears nothing. */
export const programHub = declareSlot<LiveHub>('live hub')

export function createHub(
  { database, settings, log }: Pick<Services, 'database' | 'settings' | 'log'>,
  beatMs = LIVE_BEAT_SECONDS * 1000,
): LiveHub {
  const groups = new Map<number, Group>()
  const sights = new Map<string, LiveSight>()
  let count = 0
  let closed = false
  const all = (): Member[] => [...groups.values()].flatMap(({ members }) => [...members])
  const checks = memberChecks({ log })

  const leave = (member: Member): void => {
    const group = groups.get(member.institutionId)
    if (!group?.members.delete(member)) return
    count -= 1
    checks.forget(member)
    if (group.members.size === 0) groups.delete(member.institutionId)
  }

  /** Looks anew at the people whose session or rights the changes may have touched. */
  const checkTouched = ({ members, institutionId }: Group, rows: readonly LiveRow[]): void => {
    for (const row of rows) {
      const touched = touchesRights(row.action)
      if (!touched) continue
      for (const member of members)
        if (touched === 'many' || isTouched(member, row, institutionId)) checks.want(member)
    }
  }

  const readNew = async (group: Group): Promise<void> => {
    if (group.position === undefined) return
    const { institutionId, position } = group
    const batch = await database.inInstitution(
      institutionId,
      async (db) => batchOf(db, await listAfter(db, position, ROWS_AT_ONCE), sights),
      { readOnly: true },
    )
    const last = batch.rows.at(-1)
    if (!last) return
    group.position = last.position
    for (const member of group.members) {
      if (member.held) member.held.push(batch)
      else tell(member, batch, sights)
    }
    checkTouched(group, batch.rows)
    if (batch.rows.length === ROWS_AT_ONCE) group.again = true
  }

  /** Reads what is new of an institution, one reading at a time. */
  const read = (group: Group): void => {
    group.again = true
    if (group.reading) return
    group.reading = true
    const work = async (): Promise<void> => {
      while (group.again && group.members.size > 0) {
        group.again = false
        await readNew(group)
      }
    }
    work()
      .catch((error: Error) => {
        log.warn({ err: error, institution: group.institutionId }, 'live changes were not read')
        setTimeout(() => !closed && read(group), AGAIN_MS).unref()
      })
      .finally(() => {
        group.reading = false
        if (group.again && group.members.size > 0 && !closed) setTimeout(() => read(group), AGAIN_MS).unref()
      })
  }

  const timer = setInterval(() => {
    for (const member of all()) {
      beat(member)
      checks.wantSometimes(member)
    }
  }, beatMs)
  timer.unref()

  const refuse = (code: 'LIVE_FULL' | 'LIVE_TOO_MANY'): AppError =>
    new AppError(code, {}, { retryAfterSeconds: RETRY.least + Math.floor(Math.random() * RETRY.spread) })

  return {
    hear: (text) => {
      const institutionId = text === undefined ? undefined : Number(text.split(':')[0])
      for (const group of groups.values())
        if (institutionId === undefined || group.institutionId === institutionId) read(group)
    },
    learn: (told) => {
      for (const sight of told) sights.set(sight.subjectType, sight)
    },
    sights: () => sights,
    enter: (actor, institutionId, look) => {
      const person = `${actor.institutionId}.${actor.id}`
      if (closed || count >= settings.live.streams) throw refuse('LIVE_FULL')
      if (all().filter((one) => one.person === person).length >= settings.live.streamsOfPerson)
        throw refuse('LIVE_TOO_MANY')
      const group = groups.get(institutionId) ?? {
        institutionId,
        members: new Set(),
        position: undefined,
        reading: false,
        again: false,
      }
      groups.set(institutionId, group)
      const member: Member = {
        institutionId,
        person,
        look,
        out: outgoingText(() => leave(member)),
        hearer: undefined,
        rights: '',
        position: 0,
        held: [],
        lost: false,
        checkedAt: performance.now(),
      }
      group.members.add(member)
      count += 1
      return member
    },
    begin: (member, past) => {
      begin(member, past, sights)
      const group = groups.get(member.institutionId)
      if (!group) return
      group.position ??= past.head
      read(group)
    },
    leave,
    count: () => count,
    close: () => {
      closed = true
      clearInterval(timer)
      for (const member of all()) end(member, 'stopping')
    },
  }
}
