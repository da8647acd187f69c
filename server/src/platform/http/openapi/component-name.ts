/** Where a part of the document stands: the call's resource and verb, and the field that holds it. */
export type Place = { readonly tag: string; readonly verb: string; readonly field: string }

/** Whether a part is all that a call takes or answers. */
export const isWhole = ({ field }: Place): boolean => field === 'body' || field === 'answer'

const pascal = (name: string): string =>
  name.replace(/(?:^|[^a-z0-9]+)([a-z0-9])/gi, (_, letter: string) => letter.toUpperCase())

const common = (places: readonly Place[], part: 'tag' | 'verb'): string =>
  places.every((place) => place[part] === places[0]?.[part]) ? (places[0]?.[part] ?? '') : ''

function mostFrequent(fields: readonly string[]): string {
  const counts = new Map<string, number>()
  for (const field of fields) counts.set(field, (counts.get(field) ?? 0) + 1)
  return [...counts].reduce((best, one) => (one[1] > best[1] ? one : best))[0]
}

/** Whether a part is what the call that gets one of a resource answers: the resource itself. */
const isResource = ({ verb, field }: Place): boolean => verb === 'get' && field === 'answer'

/**
 * The name of a part that several places hold: the field that holds it most often, after the resource when only one
 * resource has it. What the call that gets a resource answers has the name of the resource. A whole body or answer
 * has its verb before it when only that verb has it.
 */
function componentName(places: readonly Place[]): string {
  const resource = places.find(isResource)
  if (resource) return pascal(resource.tag)
  const field = mostFrequent(places.map((place) => place.field))
  const parts = [common(places, 'tag'), places.every(isWhole) ? common(places, 'verb') : '', field]
  return parts.map(pascal).join('') || 'Row'
}

/** Gives each key a name, resources first; a name that is taken gets a number. */
export function nameComponents(
  met: Iterable<readonly [key: string, places: readonly Place[]]>,
  taken: Iterable<string>,
): Map<string, string> {
  const used = new Set(taken)
  const names = new Map<string, string>()
  const all = [...met]
  const resources = all.filter(([, places]) => places.some(isResource))
  for (const [key, places] of new Set([...resources, ...all])) {
    const name = componentName(places)
    let free = name
    for (let n = 2; used.has(free); n++) free = `${name}${n}`
    used.add(free)
    names.set(key, free)
  }
  return names
}
