import { JOBS_AT_ONCE } from '../../src/platform/connections.ts'
import type { Harm } from './drill.ts'

/**
 * Compares the mails that left with those that should. A kill between the mail server's word and ours sends the same
 * mail once more, under the same Message-ID: a kill repeats at most as many mails as there are jobs at once, each of them
 * once.
 * @param mails the Message-ID of each mail that left
 * @param name finds the id of what it is about in a Message-ID, as its first group
 */
export function countMails(
  mails: readonly string[],
  { name, ids, kills }: { name: RegExp; ids: readonly number[]; kills: number },
): Pick<Harm, 'lost' | 'doubled'> {
  const times = new Map<number, number>()
  for (const mail of mails) {
    const of = name.exec(mail)?.[1]
    if (of !== undefined) times.set(Number(of), (times.get(Number(of)) ?? 0) + 1)
  }
  const repeats = [...times.values()].map((n) => n - 1)
  const repeated = repeats.reduce((sum, n) => sum + n, 0)
  return {
    lost: ids.filter((id) => !times.has(id)).length,
    doubled: repeats.filter((n) => n > kills).length + Math.max(0, repeated - kills * JOBS_AT_ONCE),
  }
}
