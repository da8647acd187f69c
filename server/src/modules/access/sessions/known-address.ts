import type { Clock } from '../../../platform/clock.ts'
import type { Database } from '../../../platform/db/database.ts'
import { addressKey } from '../../../platform/http/guard/limit-calls.ts'
import { isKnownAddress } from './queries.ts'

/**
 * Did people of an institution sign in from an address within a month? It is asked only where a limit would
 * refuse the address.
 */
export function addressKnower({
  database,
  clock,
}: {
  database: Database
  clock: Clock
}): (institutionId: number, address: string) => Promise<boolean> {
  return (institutionId, address) =>
    database.inInstitution(
      institutionId,
      (db) => isKnownAddress(db, { address: addressKey(address), now: clock.now() }),
      { readOnly: true },
    )
}
