import type { TenantDb } from '../../../platform/db/database.ts'
import { type Fragment, sql } from '../../../platform/db/sql.ts'
import { isVisible, type Viewer } from '../../documents/index.ts'

/** Every report asks this of its documents (alias d), figures and lists alike: test documents stand in none. */
export const isReal: Fragment = sql`not d.is_test`

/** The documents (alias d) of a list: those that the person who asked sees. */
export const isListed = ({ db, viewer }: { db: TenantDb; viewer: Viewer }): Fragment =>
  sql`${isReal} and ${isVisible(db, viewer)}`
