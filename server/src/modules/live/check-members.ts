import { AppError } from '@hdoc/contract/failures/errors.ts'
import { statusOf } from '../../platform/http/answers/answer-error.ts'
import { rightsHash } from '../../platform/http/guard/rights-hash.ts'
import type { Log } from '../../platform/log.ts'
import { end, type Member } from './member.ts'

/** So many people are looked at at once; their calls share the connections of the server. */
const AT_ONCE = 2
/**
 * A session that ends by time changes no row, and what happens in another institution is not read, so everybody
 * is looked at now and then.
 */
const EVERY_MS = 60_000

export interface MemberChecks {
  /** Looks at the session and the rights of a page soon, and ends the stream when they are no longer the same. */
  want(member: Member): void
  /** Does so when the last time is long ago. */
  wantSometimes(member: Member): void
  forget(member: Member): void
}

async function check(member: Member, log: Log): Promise<void> {
  try {
    const hearer = await member.look()
    member.checkedAt = performance.now()
    if (rightsHash(hearer.actor) === member.rights) member.hearer = hearer
    else end(member, 'rights')
  } catch (error) {
    if (error instanceof AppError && statusOf(error) < 500) end(member, 'session')
    else log.warn({ err: error }, 'a listening page could not be looked at; it is tried again')
  }
}

export function memberChecks({ log }: { log: Log }): MemberChecks {
  const wanted = new Set<Member>()
  let running = 0
  const work = async (): Promise<void> => {
    for (let [next] = wanted; next !== undefined; [next] = wanted) {
      wanted.delete(next)
      await check(next, log)
    }
  }
  const want = (member: Member): void => {
    // A page that is still being told the past was looked at a moment ago.
    wanted.add(member)
    if (running >= AT_ONCE) return
    running += 1
    void work().finally(() => {
      running -= 1
    })
  }
  return {
    want,
    wantSometimes: (member) => {
      if (performance.now() - member.checkedAt > EVERY_MS) want(member)
    },
    forget: (member) => void wanted.delete(member),
  }
}
