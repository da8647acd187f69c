import { hostileNames, hostileValues } from './hostile-values.ts'
import { oneOf, type Pick } from './well-meant.ts'

type Holder = Record<string, unknown> | unknown[]
const isHolder = (value: unknown): value is Holder => typeof value === 'object' && value !== null

/** Every object and list inside a value, the value itself first. */
function holders(value: unknown, found: Holder[] = []): Holder[] {
  if (!isHolder(value)) return found
  found.push(value)
  for (const part of Object.values(value)) holders(part, found)
  return found
}

/**
 * Defines a field of any name; a plain assignment to `__proto__` would make no field. A list gets one more
 * value instead.
 */
function put(holder: Holder, name: string, given: unknown): void {
  // The value is copied, because spoiling it further must not change the table of hostile values.
  const value = structuredClone(given)
  if (Array.isArray(holder) && !/^\d+$/.test(name)) holder.push(value)
  else Object.defineProperty(holder, name, { value, enumerable: true, configurable: true, writable: true })
}

/** The value with one thing wrong in it: a field replaced, gone, doubled as a list, or one too many. */
export function spoil(value: unknown, pick: Pick): unknown {
  const all = holders(value)
  if (all.length === 0) return structuredClone(oneOf(pick, hostileValues))
  const holder = oneOf(pick, all)
  const names = Object.keys(holder)
  const name = names.length > 0 ? oneOf(pick, names) : undefined
  const way = pick(10)
  if (name === undefined || way < 2)
    put(holder, oneOf(pick, hostileNames), oneOf(pick, [...hostileValues, 'x', 1]))
  else if (way < 3 && !Array.isArray(holder)) delete holder[name]
  else if (way < 4) put(holder, name, [holder[name as keyof Holder], holder[name as keyof Holder]])
  else put(holder, name, oneOf(pick, hostileValues))
  return value
}
