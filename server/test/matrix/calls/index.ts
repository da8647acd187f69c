import { accountCalls } from './account-calls.ts'
import { batchCalls } from './batch-calls.ts'
import { counterCalls } from './counter-calls.ts'
import { fileCalls } from './file-calls.ts'
import { issuerCalls } from './issuer-calls.ts'
import type { MatrixCalls } from './matrix-call.ts'
import { paperCalls } from './paper-calls.ts'
import { peopleCalls } from './people-calls.ts'
import { platformCalls } from './platform-calls.ts'
import { scanCalls } from './scan-calls.ts'
import { settingCalls } from './setting-calls.ts'

export type { MatrixCall } from './matrix-call.ts'

/**
 * For every declared call: how to make it about rows of an institution. Each reference of the call is taken
 * from `about` in turn.
 */
export const matrixCalls: MatrixCalls = (about, own) => ({
  ...accountCalls(about, own),
  ...peopleCalls(about, own),
  ...platformCalls(about, own),
  ...settingCalls(about, own),
  ...issuerCalls(about, own),
  ...paperCalls(about, own),
  ...scanCalls(about, own),
  ...batchCalls(about, own),
  ...counterCalls(about, own),
  ...fileCalls(about, own),
})
