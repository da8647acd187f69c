const WIDTH = 140

const isPlain = (value: unknown): boolean => typeof value !== 'object' || value === null

function onOneLine(value: unknown): string {
  if (isPlain(value)) return JSON.stringify(value)
  if (Array.isArray(value)) return `[${value.map(onOneLine).join(', ')}]`
  const entries = Object.entries(value as object)
  return `{${entries.map(([key, one]) => `${JSON.stringify(key)}: ${onOneLine(one)}`).join(', ')}}`
}

/** Plain values one after the other, as many on a line as fit. */
function packed(values: readonly unknown[], indent: string): string {
  const lines: string[] = []
  for (const value of values) {
    const text = JSON.stringify(value)
    const last = lines.at(-1)
    if (last !== undefined && `${indent}${last}, ${text}`.length < WIDTH)
      lines.push(`${lines.pop()}, ${text}`)
    else lines.push(text)
  }
  return lines.map((line) => indent + line).join(',\n')
}

/** JSON for readers of differences: what fits on a line stands on one, everything else an entry a line. */
export function printJson(value: unknown, indent = '', before = ''): string {
  const line = onOneLine(value)
  if (isPlain(value) || indent.length + before.length + line.length < WIDTH) return before + line
  const deeper = `${indent} `
  if (!Array.isArray(value)) {
    const entries = Object.entries(value as object).map(
      ([key, one]) => deeper + printJson(one, deeper, `${JSON.stringify(key)}: `),
    )
    return `${before}{\n${entries.join(',\n')}\n${indent}}`
  }
  const entries = value.every(isPlain)
    ? packed(value, deeper)
    : value.map((one) => deeper + printJson(one, deeper)).join(',\n')
  return `${before}[\n${entries}\n${indent}]`
}
