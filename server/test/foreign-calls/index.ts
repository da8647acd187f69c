import type { ForeignOffice } from '../offices/foreign-office.ts'
import { accountCalls } from './account-calls.ts'
import { batchCalls } from './batch-calls.ts'
import { counterCalls } from './counter-calls.ts'
import { documentCalls } from './document-calls.ts'
import { documentLifeCalls } from './document-life-calls.ts'
import { fileCalls } from './file-calls.ts'
import type { ForeignCall } from './foreign-call.ts'
import { issuerCalls } from './issuer-calls.ts'
import { ownAccountCalls } from './own-account-calls.ts'
import type { OwnRow } from './own-row.ts'
import { peopleCalls } from './people-calls.ts'
import { registerCalls } from './register-calls.ts'
import { rightsCalls } from './rights-calls.ts'
import { scanCalls } from './scan-calls.ts'

export type { ForeignCall } from './foreign-call.ts'
export { withoutIds } from './without-ids.ts'

/**
 * For each call that takes an id, a code or a search text: requests that name the other institution's. A call
 * without an entry fails the walk.
 */
export const foreignCalls = (
  theirs: ForeignOffice,
  mine: OwnRow,
): Readonly<Record<string, ForeignCall[]>> => ({
  ...accountCalls(theirs, mine.pendingId),
  ...ownAccountCalls(theirs),
  ...peopleCalls(theirs),
  ...rightsCalls(theirs),
  ...issuerCalls(theirs, mine),
  ...registerCalls(theirs, mine),
  ...documentCalls(theirs, mine),
  ...batchCalls(theirs, mine),
  ...documentLifeCalls(theirs, mine),
  ...scanCalls(theirs),
  ...counterCalls(theirs, mine),
  ...fileCalls(theirs, mine),
})
