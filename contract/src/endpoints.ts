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

/** Every call of the product, in declaration order. */
export const endpoints = declaredEndpoints()
