import type { PlainErrorCode } from '@hdoc/contract/failures/errors.ts'
import type { TenantDb } from '../../../../platform/db/database.ts'

/**
 * The result of checking a code or a passkey. `use` spends it in the transaction of what it allows, and gives
 * false when somebody else spent it meanwhile.
 */
export type Checked =
  | { readonly ok: true; readonly use: (db: TenantDb) => Promise<boolean> }
  | { readonly ok: false; readonly code: PlainErrorCode }
