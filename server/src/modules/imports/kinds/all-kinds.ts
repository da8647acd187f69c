import type { ImportKindId } from '@hdoc/contract/imports/import-kinds.ts'
import type { ImportKind } from '../kind/import-kind.ts'
import { documentKind } from './documents/document-kind.ts'
import { issuerKind } from './issuers/issuer-kind.ts'
import { userKind } from './users/user-kind.ts'

/** What can be imported. A kind that is not here yet is offered nowhere. */
const kinds: readonly ImportKind[] = [documentKind, userKind, issuerKind]

export const findKind = (id: ImportKindId): ImportKind | undefined => kinds.find((kind) => kind.id === id)
