type Nested = { [key: string]: string | Nested }

/** Keys of an object that an address must never reach. */
const refused = new Set(['__proto__', 'constructor', 'prototype'])

function put(target: Nested, path: readonly string[], value: string): void {
  const [key, ...rest] = path
  if (key === undefined || refused.has(key)) return
  if (rest.length === 0) {
    target[key] = value
    return
  }
  const next = target[key]
  const inner: Nested = typeof next === 'object' ? next : {}
  target[key] = inner
  put(inner, rest, value)
}

/** `filters[0][column]=status&page=2` → `{filters: {0: {column: 'status'}}, page: '2'}`. */
export function nestedQuery(search: string): Nested {
  const nested: Nested = {}
  for (const [name, value] of new URLSearchParams(search)) {
    const [head = '', ...parts] = name.split('[')
    put(nested, [head, ...parts.map((part) => part.replace(/\]$/, ''))], value)
  }
  return nested
}
