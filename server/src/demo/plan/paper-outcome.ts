import { addDays, daysBetween, type IsoDate } from '@hdoc/contract/ro/local-date.ts'
import type { SeededRandom } from '../invented/seeded-random.ts'
import { momentOf } from '../invented/working-days.ts'

/** What became of a document since its registration. */
export interface PaperOutcome {
  status: number
  resumeStatus: number | null
  pendingUntil: IsoDate | null
  annulledReason: string | null
  /** Changes of status in their order; the last one leads to `status`. */
  steps: readonly { at: Date; from: number; to: number }[]
}

interface Case {
  at: Date
  day: IsoDate
  deadline: IsoDate | null
  today: IsoDate
  now: Date
  /** Working days of the month. */
  days: readonly IsoDate[]
  /**
   * Whether the paper is an answer or letter of the institution itself. Such a paper is done when it has
   * left.
   */
  isOutgoing: boolean
  /** Status it must end with; undefined = what is likely at its age. */
  wish: number | undefined
}

const annulReasons = [
  'Înregistrat de două ori din greșeală',
  'Solicitantul a retras documentul la ghișeu',
  'Document greșit adresat, restituit deponentului',
]

/** Picks a status by age in days: the longer a paper has waited, the further on it is. */
function likelyStatus(random: SeededRandom, age: number, overdue: boolean): number {
  if (overdue)
    return random.weighted([
      [3, 8],
      [5, 4],
      [6, 60],
      [8, 20],
      [10, 8],
    ])
  if (age <= 1)
    return random.weighted([
      [1, 60],
      [2, 25],
      [3, 13],
      [6, 2],
    ])
  if (age <= 7)
    return random.weighted([
      [1, 14],
      [2, 22],
      [3, 34],
      [5, 4],
      [15, 3],
      [6, 14],
      [8, 7],
      [13, 2],
    ])
  return random.weighted([
    [1, 3],
    [2, 8],
    [3, 25],
    [5, 4],
    [15, 3],
    [6, 30],
    [7, 5],
    [8, 14],
    [10, 3],
    [11, 2],
    [13, 3],
  ])
}

/**
 * Picks the status of an outgoing paper: sent or done. Of the wished statuses only „annulled” (9) applies to
 * it.
 */
const leaving = (random: SeededRandom, wish: number | undefined): number =>
  wish === 9
    ? wish
    : random.weighted([
        [1, 1],
        [2, 4],
        [6, 5],
      ])

const isClosed = (status: number): boolean => status >= 6 && status <= 14 && status !== 9

/**
 * Gives moments of later work in order, none after now. A paper of today may have had no time for all of
 * them.
 */
function laterMoments(random: SeededRandom, { at, day, now, days }: Case, count: number): Date[] {
  const later = days.filter((other) => other >= day)
  return Array.from({ length: count }, () => momentOf(random.pick(later), random.int(5, 99) / 100))
    .filter((moment) => moment > at && moment <= now)
    .sort((a, b) => a.getTime() - b.getTime())
}

const open = (status: number): PaperOutcome => ({
  status,
  resumeStatus: null,
  pendingUntil: null,
  annulledReason: null,
  steps: [],
})

/**
 * Gives the course of one document, believable for its age. The status stays 1 when nobody has had time to
 * touch it.
 */
export function paperOutcome(random: SeededRandom, paper: Case): PaperOutcome {
  const overdue = paper.deadline !== null && paper.deadline < paper.today
  const target =
    (paper.isOutgoing ? leaving(random, paper.wish) : paper.wish) ??
    likelyStatus(random, daysBetween(paper.day, paper.today), overdue)
  // Both values are drawn even when they are not needed. Otherwise what has happened to one paper by now
  // would change the papers after it.
  const [wait, reason] = [random.int(2, 12), random.pick(annulReasons)]
  if (target === 1) return open(1)
  // In work first, then where it ended.
  const path = isClosed(target) || target === 15 || target === 5 ? [3, target] : [target]
  const moments = laterMoments(random, paper, path.length)
  const reached = path.slice(0, moments.length)
  const steps = reached.map((to, n) => ({ at: moments[n]!, from: n === 0 ? 1 : reached[n - 1]!, to }))
  const status = reached.at(-1) ?? 1
  return {
    ...open(status),
    steps,
    ...(status === 15 && { resumeStatus: 3, pendingUntil: addDays(paper.today, wait) }),
    ...(status === 9 && { annulledReason: reason }),
  }
}
