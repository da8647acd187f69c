import type { ImportKindId } from '@hdoc/contract/imports/import-kinds.ts'
import type { Place } from '../../../ui/links/place.ts'

/** The screen of a kind, with an import that was begun. */
export function kindPlace(kind: ImportKindId, id?: number): Place {
  const search = id === undefined ? {} : { import: id }
  if (kind === 'user') return { to: '/admin/import-users', search }
  if (kind === 'issuer') return { to: '/admin/import-deponent', search }
  return { to: '/admin/import-document', search }
}
