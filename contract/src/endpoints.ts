import './accounts.ts'
import './acting.ts'
import './dashboard.ts'
import './doc-types.ts'
import './documents.ts'
import './files.ts'
import './issuers.ts'
import './people.ts'
import './posts.ts'
import './registers.ts'
import './session.ts'
import './tracking.ts'
import { declaredEndpoints } from './endpoint.ts'

/** Every call of the product by name: the order of declaration would follow from who imports what first. */
export const endpoints = [...declaredEndpoints()].sort((a, b) => (a.id < b.id ? -1 : 1))
