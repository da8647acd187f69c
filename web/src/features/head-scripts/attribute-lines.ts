/** Attributes as a person writes them: `name=value`, one on each line. */
export const attributeLines = (attributes: Readonly<Record<string, string>>): string =>
  Object.entries(attributes)
    .map(([name, value]) => `${name}=${value}`)
    .join('\n')

export function attributesOf(lines: string): Record<string, string> {
  const pairs = lines
    .split('\n')
    .map((line) => line.trim())
    .filter(Boolean)
    .map((line): [string, string] => {
      const at = line.indexOf('=')
      if (at < 0) return [line, '']
      const value = line.slice(at + 1).trim()
      return [line.slice(0, at).trim(), /^"(.*)"$/.exec(value)?.[1] ?? value]
    })
  return Object.fromEntries(pairs)
}
