/** The values of `after` that differ from `before`; lists and records are compared by their content. */
export function changedValues<V extends object>(before: V, after: V): Partial<V> {
  const entries = Object.entries(after).filter(
    ([field, value]) => JSON.stringify(value) !== JSON.stringify(before[field as keyof V]),
  )
  return Object.fromEntries(entries) as Partial<V>
}
