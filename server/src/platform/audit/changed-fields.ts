import { canonicalJson, type Json } from './canonical-json.ts'

export type Fields = { readonly [key: string]: Json | undefined }

const same = (a: Json | undefined, b: Json | undefined): boolean =>
  a === undefined || b === undefined ? a === b : canonicalJson(a) === canonicalJson(b)

/**
 * Both sides without the fields that are equal on both. When one side is missing, the other one stays whole.
 */
export function changedFields(
  before: Fields | undefined,
  after: Fields | undefined,
): { before?: Fields; after?: Fields } {
  if (before === undefined || after === undefined) {
    return { ...(before && { before }), ...(after && { after }) }
  }
  const changed = [...new Set([...Object.keys(before), ...Object.keys(after)])].filter(
    (key) => !same(before[key], after[key]),
  )
  const only = (fields: Fields): Fields =>
    Object.fromEntries(changed.filter((key) => fields[key] !== undefined).map((key) => [key, fields[key]]))
  return { before: only(before), after: only(after) }
}
