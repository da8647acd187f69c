import { asSuperuser } from '../database/cluster.ts'
import { waitUntil } from '../load/wait-until.ts'

/** A job of the server may be between two statements; it is done long before this. */
const ENDS_WITHIN_MS = 10_000

/** How many transactions of a database nobody ends: those that are still idle after a while. */
export async function countLeftOpen(superuserUrl: string, database: string): Promise<number> {
  let open = 0
  const noneIsLeft = async (): Promise<boolean> => {
    const [left] = await asSuperuser<{ open: string }>(
      superuserUrl,
      `select count(*) as open from pg_stat_activity where datname = $1 and state like 'idle in transaction%'`,
      [database],
    )
    open = Number(left?.open)
    return open === 0
  }
  await waitUntil('no transaction is open', noneIsLeft, ENDS_WITHIN_MS).catch(() => undefined)
  return open
}
