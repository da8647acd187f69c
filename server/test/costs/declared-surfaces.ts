import type { EndpointSpec } from '@hdoc/contract/calls/endpoint.ts'
import { endpoints } from '@hdoc/contract/endpoints.ts'

/** Lists and searches that the table leaves out, and why. */
const leftOut: Readonly<Record<string, string>> = {
  'locality.options': 'reads a file, no table',
  'portal_complaint.places': 'reads a file, no table',
}

const takesWords = (schema: EndpointSpec['query']): boolean =>
  schema !== undefined && 'shape' in schema && Object.hasOwn(schema.shape as object, 'q')

/** Names in the contract of an institution's calls that list by the filter grammar or look for words. */
export const declaredSurfaces: readonly string[] = endpoints
  .filter(({ audience }) => audience !== 'platform')
  .filter(({ list, query, body }) => list !== undefined || takesWords(query) || takesWords(body))
  .map(({ id }) => id)
  .filter((id) => !Object.hasOwn(leftOut, id))
